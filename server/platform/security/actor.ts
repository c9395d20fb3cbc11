import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../problem.ts';

/** Who makes a request, by the server's own record, never by what the token or the page says of roles. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
  /** The sign-in this request belongs to. */
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where the operation is public or its session optional. */
    actor: Actor | null;
  }
}

/** The actor of an operation whose description asks for a bearer; the security handler has set it. */
export function requireActor(request: Pick<FastifyRequest, 'actor'>): Actor {
  if (!request.actor) throw new HttpProblem(401, 'Sign in to continue.');
  return request.actor;
}

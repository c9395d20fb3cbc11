import type { FastifyRequest } from 'fastify';
import type { Role } from '../../gen/types/types.gen.ts';
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
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new HttpProblem(401, 'Sign in to continue.');
  return request.actor;
}

/** What somebody of another role is told. */
const REFUSALS: Readonly<Record<Role, string>> = {
  candidate: 'This is for candidates.',
  recruiter: 'This is for recruiters.',
  admin: 'This is for administrators.',
};

/**
 * The actor of an operation that is for one role; whose record it is about is asked for beside it.
 * @throws HttpProblem 401 without a sign-in, 403 for another role
 */
export function requireRole(request: FastifyRequest, role: Role): Actor {
  const actor = requireActor(request);
  if (actor.role !== role) throw new HttpProblem(403, REFUSALS[role]);
  return actor;
}

import type { FastifyRequest } from 'fastify';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { type Actor, requireActor } from '../../platform/security/actor.ts';
import { allow } from './policy.ts';

type InvitedHandlers = Pick<
  RouteHandlers,
  | 'listInterviews'
  | 'getInterview'
  | 'requestAccommodation'
  | 'giveConsent'
  | 'getInterviewResult'
  | 'requestCorrection'
  | 'requestHumanReview'
>;

/** The operations of `openapi/paths/invited-interviews.yaml`; nobody can be invited yet. */
export function invitedHandlers(): InvitedHandlers {
  const notFound = async (request: FastifyRequest): Promise<never> => {
    requireCandidate(request);
    throw new HttpProblem(404, 'There is no such interview.');
  };
  return {
    async listInterviews(request, reply) {
      requireCandidate(request);
      return reply.code(200).send({ items: [], total: 0 });
    },
    getInterview: notFound,
    requestAccommodation: notFound,
    giveConsent: notFound,
    getInterviewResult: notFound,
    requestCorrection: notFound,
    requestHumanReview: notFound,
  };
}

function requireCandidate(request: FastifyRequest): Actor {
  const actor = requireActor(request);
  if (allow(actor, 'practise')) return actor;
  throw new HttpProblem(403, 'Interviews are for candidates.');
}

import type { FastifyRequest } from 'fastify';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { type Actor, requireActor } from '../../platform/security/actor.ts';
import { callerOf } from '../../platform/security/caller.ts';
import { requireAccount } from '../auth/account/require-account-service.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { agreedConsents } from './agreed-consents.ts';
import { listDecisions } from './consent-repository.ts';
import { deleteAccount } from './deletion-service.ts';
import { exportPersonalData } from './export-service.ts';
import { isCandidate } from './policy.ts';
import { linkProblems, tidyProfile } from './profile-texts.ts';
import {
  findPreferences,
  findProfile,
  findWishes,
  savePreferences,
  saveProfile,
  saveWishes,
} from './repository.ts';

type ChoiceHandlers = Pick<
  RouteHandlers,
  | 'getCandidateProfile'
  | 'updateCandidateProfile'
  | 'getCandidatePreferences'
  | 'updateCandidatePreferences'
  | 'getAccommodationWishes'
  | 'updateAccommodationWishes'
>;
type DataHandlers = Pick<RouteHandlers, 'listConsents' | 'exportPersonalData' | 'deleteCandidateAccount'>;

/** The operations of `openapi/paths/candidate.yaml`. */
export function candidateHandlers(deps: AuthDeps): ChoiceHandlers & DataHandlers {
  return { ...choiceHandlers(deps), ...dataHandlers(deps) };
}

function choiceHandlers({ db, now }: AuthDeps): ChoiceHandlers {
  return {
    async getCandidateProfile(request, reply) {
      return reply.code(200).send(await findProfile(db, requireCandidate(request).userId));
    },
    async updateCandidateProfile(request, reply) {
      const { userId } = requireCandidate(request);
      const profile = tidyProfile(request.body);
      const errors = linkProblems(profile);
      if (errors.length > 0) throw new HttpProblem(422, 'Some fields are missing or wrong.', { errors });
      await saveProfile(db, userId, profile, now());
      return reply.code(200).send(await findProfile(db, userId));
    },
    async getCandidatePreferences(request, reply) {
      return reply.code(200).send(await findPreferences(db, requireCandidate(request).userId));
    },
    async updateCandidatePreferences(request, reply) {
      const { userId } = requireCandidate(request);
      await savePreferences(db, userId, request.body, now());
      return reply.code(200).send(request.body);
    },
    async getAccommodationWishes(request, reply) {
      return reply.code(200).send(await findWishes(db, requireCandidate(request).userId));
    },
    async updateAccommodationWishes(request, reply) {
      const { userId } = requireCandidate(request);
      const { note, ...wished } = request.body;
      await saveWishes(db, userId, { ...wished, note: note.trim() }, now());
      return reply.code(200).send(await findWishes(db, userId));
    },
  };
}

function dataHandlers(deps: AuthDeps): DataHandlers {
  return {
    async listConsents(request, reply) {
      const { id, termsAcceptedAt } = await requireAccount(deps.db, requireCandidate(request));
      const items = agreedConsents(await listDecisions(deps.db, id), deps.now());
      return reply.code(200).send({ terms_accepted_at: termsAcceptedAt?.toISOString() ?? null, items });
    },
    async exportPersonalData(request, reply) {
      return reply.code(200).send(await exportPersonalData(deps, requireCandidate(request)));
    },
    async deleteCandidateAccount(request, reply) {
      await deleteAccount(deps, requireCandidate(request), request.body, callerOf(request));
      deps.refreshCookie.clear(reply);
      return reply.code(204).send();
    },
  };
}

function requireCandidate(request: FastifyRequest): Actor {
  const actor = requireActor(request);
  if (isCandidate(actor)) return actor;
  throw new HttpProblem(403, 'This is for candidates.');
}

import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { invalidFields } from '../../platform/problem.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { callerOf } from '../../platform/security/caller.ts';
import { requireAccount } from '../auth/account/require-account-service.ts';
import { termsOf } from '../auth/account/terms-service.ts';
import type { AuthDeps } from '../auth/auth-deps.ts';
import { listDecisions } from './consent-repository.ts';
import { decidedConsents } from './decided-consents.ts';
import { deleteAccount } from './deletion-service.ts';
import { exportPersonalData } from './export-service.ts';
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
      return reply.code(200).send(await findProfile(db, requireActor(request).userId));
    },
    async updateCandidateProfile(request, reply) {
      const { userId } = requireActor(request);
      const profile = tidyProfile(request.body);
      const errors = linkProblems(profile);
      if (errors.length > 0) throw invalidFields(...errors);
      await saveProfile(db, userId, profile, now());
      return reply.code(200).send(await findProfile(db, userId));
    },
    async getCandidatePreferences(request, reply) {
      return reply.code(200).send(await findPreferences(db, requireActor(request).userId));
    },
    async updateCandidatePreferences(request, reply) {
      const { userId } = requireActor(request);
      await savePreferences(db, userId, request.body, now());
      return reply.code(200).send(request.body);
    },
    async getAccommodationWishes(request, reply) {
      return reply.code(200).send(await findWishes(db, requireActor(request).userId));
    },
    async updateAccommodationWishes(request, reply) {
      const { userId } = requireActor(request);
      const { note, ...wished } = request.body;
      await saveWishes(db, userId, { ...wished, note: note.trim() }, now());
      return reply.code(200).send(await findWishes(db, userId));
    },
  };
}

function dataHandlers(deps: AuthDeps): DataHandlers {
  return {
    async listConsents(request, reply) {
      const account = await requireAccount(deps.db, requireActor(request));
      const { accepted_at, have_changed } = termsOf(deps, account);
      return reply.code(200).send({
        terms_accepted_at: accepted_at,
        have_terms_changed: have_changed,
        items: decidedConsents(await listDecisions(deps.db, account.id), deps.now()),
      });
    },
    async exportPersonalData(request, reply) {
      return reply.code(200).send(await exportPersonalData(deps, requireActor(request)));
    },
    async deleteCandidateAccount(request, reply) {
      await deleteAccount(deps, requireActor(request), request.body, callerOf(request));
      deps.refreshCookie.clear(reply);
      return reply.code(204).send();
    },
  };
}

import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import type { Deps } from '../../../platform/deps.ts';
import { recordIdOf } from '../../../platform/http/idempotency.ts';
import { requireActor } from '../../../platform/security/actor.ts';
import { callerOf } from '../../../platform/security/caller.ts';
import { followLink, invitationOffer, type LinkDeps } from '../../invitation-links/link-service.ts';
import type { InvitationInFull } from './invitation.ts';
import { invitationPage } from './invitation-list.ts';
import { listInvitations, markOpened } from './invitation-repository.ts';
import { giveConsent, readInvitation, requestAccommodation } from './invitation-service.ts';
import { presentInvited, presentInvitedSummary, type TakenWith } from './invited-presenter.ts';
import { declineInvitation, undoDecline, withdrawApplication } from './leaving-service.ts';
import { presentRequest } from './result/presented-request.ts';
import { presentResult } from './result/result-presenter.ts';
import { readResult, requestCorrection, requestHumanReview } from './result/result-service.ts';

type InvitationHandlers = Pick<
  RouteHandlers,
  | 'listInterviews'
  | 'getInvitationOffer'
  | 'followInvitation'
  | 'getInterview'
  | 'requestAccommodation'
  | 'giveConsent'
>;

type LeavingHandlers = Pick<RouteHandlers, 'declineInvitation' | 'undoDecline' | 'withdrawApplication'>;

type ResultHandlers = Pick<RouteHandlers, 'getInterviewResult' | 'requestCorrection' | 'requestHumanReview'>;

type InvitedDeps = Deps & LinkDeps & TakenWith;

/** The operations of `openapi/paths/invited-interviews.yaml`. */
export function invitedHandlers(deps: InvitedDeps): InvitationHandlers & LeavingHandlers & ResultHandlers {
  return { ...invitationHandlers(deps), ...leavingHandlers(deps), ...resultHandlers(deps) };
}

function invitationHandlers(deps: InvitedDeps): InvitationHandlers {
  return {
    async listInterviews(request, reply) {
      const { userId } = requireActor(request);
      const { state: states = [], waiting, sort = 'deadline', ...wanted } = request.query ?? {};
      const { page = 1, page_size: pageSize = 20 } = wanted;
      const filter = { states, onlyWaiting: waiting === true, sort, page, pageSize };
      const at = deps.now();
      const { items, total } = invitationPage(await listInvitations(deps.db, userId), filter, at);
      return reply.code(200).send({ items: items.map((item) => presentInvitedSummary(item, at)), total });
    },
    async getInvitationOffer(request, reply) {
      return reply.code(200).send(await invitationOffer(deps, request.body.token, callerOf(request)));
    },
    async followInvitation(request, reply) {
      const actor = requireActor(request);
      const interviewId = await followLink(deps, actor.userId, request.body.token);
      const found = await readInvitation(deps, actor, interviewId);
      return reply.code(200).send(presentInvited(found, deps, deps.now()));
    },
    async getInterview(request, reply) {
      const found = await readInvitation(deps, requireActor(request), request.params.interview_id);
      const { id, companyId, openedAt } = found.invitation;
      if (companyId && !openedAt) await markOpened(deps.db, id, deps.now());
      return reply.code(200).send(presentInvited(found, deps, deps.now()));
    },
    async requestAccommodation(request, reply) {
      const actor = requireActor(request);
      const { interview_id: interviewId } = request.params;
      const found = await requestAccommodation(deps, actor, interviewId, request.body);
      return reply.code(200).send(presentInvited(found, deps, deps.now()));
    },
    async giveConsent(request, reply) {
      const actor = requireActor(request);
      const found = await giveConsent(deps, actor, request.params.interview_id, request.body);
      return reply.code(200).send(presentInvited(found, deps, deps.now()));
    },
  };
}

function leavingHandlers(deps: InvitedDeps): LeavingHandlers {
  const present = (found: InvitationInFull) => presentInvited(found, deps, deps.now());
  return {
    async declineInvitation(request, reply) {
      const { interview_id: id } = request.params;
      return reply
        .code(200)
        .send(present(await declineInvitation(deps, requireActor(request), id, request.body)));
    },
    async undoDecline(request, reply) {
      const { interview_id: id } = request.params;
      return reply.code(200).send(present(await undoDecline(deps, requireActor(request), id)));
    },
    async withdrawApplication(request, reply) {
      const { interview_id: id } = request.params;
      return reply
        .code(200)
        .send(present(await withdrawApplication(deps, requireActor(request), id, request.body)));
    },
  };
}

function resultHandlers(deps: InvitedDeps): ResultHandlers {
  return {
    async getInterviewResult(request, reply) {
      const { interview_id: interviewId } = request.params;
      const sessionId = request.query?.session_id ?? null;
      const result = await readResult(deps, requireActor(request), { interviewId, sessionId });
      return reply.code(200).send(presentResult(result, deps.engine));
    },
    async requestCorrection(request, reply) {
      const { session_id: sessionId, turn_id: turnId, text } = request.body;
      const asked = await requestCorrection(deps, requireActor(request), {
        interviewId: request.params.interview_id,
        sessionId,
        requestId: recordIdOf(request),
        turnId,
        text,
      });
      return reply.code(201).send(presentRequest(asked));
    },
    async requestHumanReview(request, reply) {
      const asked = await requestHumanReview(deps, requireActor(request), {
        interviewId: request.params.interview_id,
        sessionId: request.body.session_id,
        requestId: recordIdOf(request),
        text: request.body.text,
      });
      return reply.code(201).send(presentRequest(asked));
    },
  };
}

import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireActor } from '../../platform/security/actor.ts';
import { chooseNames } from './hidden-names-service.ts';
import { presentReview, presentScorecard } from './review-presenter.ts';
import { answerRequest, readReview } from './review-service.ts';
import { declineReview, setReviewers } from './reviewer-service.ts';
import { saveScorecard, showWithoutRating } from './scorecard-service.ts';

type ReviewHandlers = Pick<
  RouteHandlers,
  | 'getReview'
  | 'saveScorecard'
  | 'submitScorecard'
  | 'showWithoutRating'
  | 'answerRequest'
  | 'chooseNames'
  | 'declineReview'
  | 'setReviewers'
>;

/** The operations of `openapi/paths/scorecards.yaml`. */
export function scorecardHandlers(deps: Pick<Deps, 'db' | 'jobs' | 'now'>): ReviewHandlers {
  const whole = async (userId: string, sessionId: string) =>
    presentReview(await readReview(deps, userId, sessionId));
  return {
    async getReview(request, reply) {
      const { userId } = requireActor(request);
      return reply.code(200).send(await whole(userId, request.params.hiring_session_id));
    },
    async saveScorecard(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: id } = request.params;
      const saved = await saveScorecard(deps, userId, id, request.body, { isSubmitted: false });
      return reply.code(200).send(presentScorecard(saved.row, saved.masked));
    },
    async submitScorecard(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: id } = request.params;
      await saveScorecard(deps, userId, id, request.body, { isSubmitted: true });
      return reply.code(200).send(await whole(userId, id));
    },
    async showWithoutRating(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: id } = request.params;
      await showWithoutRating(deps, userId, id);
      return reply.code(200).send(await whole(userId, id));
    },
    async chooseNames(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: id } = request.params;
      await chooseNames(deps.db, userId, id, request.body.reads_without);
      return reply.code(200).send(await whole(userId, id));
    },
    async declineReview(request, reply) {
      const { userId } = requireActor(request);
      await declineReview(deps, userId, request.params.hiring_session_id);
      return reply.code(204).send();
    },
    async setReviewers(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: id } = request.params;
      await setReviewers(deps, userId, id, request.body.member_ids);
      return reply.code(200).send(await whole(userId, id));
    },
    async answerRequest(request, reply) {
      const { userId } = requireActor(request);
      const { hiring_session_id: sessionId, candidate_request_id: requestId } = request.params;
      await answerRequest(deps, userId, { sessionId, requestId }, request.body.answer);
      return reply.code(200).send(await whole(userId, sessionId));
    },
  };
}

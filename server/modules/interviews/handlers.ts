import type { FastifyRequest } from 'fastify';
import type { FollowUpEvent, SessionRequest } from '../../../openapi/gen/types.gen.ts';
import { roleFamilies } from '../../content/role-families.ts';
import type { RouteHandlers } from '../../gen/types/fastify.gen.ts';
import { sendEvents } from '../../platform/http/event-stream.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { type Actor, requireActor } from '../../platform/security/actor.ts';
import { familyNamedIn } from '../assessment/selection/role-family-search.ts';
import { answerTurn, followUpTo, skipTurn } from './answers/answer.ts';
import { withPoorAudio } from './answers/poor-audio.ts';
import { listPoorTranscripts } from './answers/poor-audio-repository.ts';
import { visibleText } from './answers/visible-text.ts';
import { clientIn } from './client/active-client.ts';
import { claimSession } from './client/active-client-service.ts';
import { beginWriting, tellFollowUp } from './follow-up/follow-up-service.ts';
import type { InterviewDeps } from './interview-deps.ts';
import { createAttempt, requireStart } from './invited/attempt-service.ts';
import { askingEngine } from './people-only-service.ts';
import { findLastChoices, findPracticer, listAskedBefore } from './practice/asked-before-repository.ts';
import { withEarlierCode } from './practice/earlier-code.ts';
import { listEarlierCode } from './practice/earlier-code-repository.ts';
import { countRetry } from './practice/feedback/feedback-service.ts';
import { continueSession, retryAnswer } from './practice/feedback/review-steps.ts';
import { daysOfWeek } from './practice/practice-days.ts';
import { practiceOptions } from './practice/practice-options.ts';
import { createPracticeSession, createRetrySession } from './practice/practice-service.ts';
import { presentClock, presentDraft, presentSession, presentSummary } from './presenter.ts';
import { waitedIn } from './session/answer-wait.ts';
import { keepDraft } from './session/draft.ts';
import { refusalSentence, refuse } from './session/refusal.ts';
import { complete, pause, recordHeartbeat, type Step, start, wake } from './session/session-machine.ts';
import { questionOf, type SessionState } from './session/session-state.ts';
import { listSessions } from './session-list-repository.ts';
import { readSession, requireTurn, takeStep } from './session-service.ts';
import { storedSession } from './stored-session-service.ts';
import { trialHandlers } from './trial/trial-handlers.ts';
import { createTrialSession } from './trial/trial-session-service.ts';

type InterviewHandlers = Pick<
  RouteHandlers,
  | 'getTrialQuestion'
  | 'evaluateTrialAnswer'
  | 'getPracticeOptions'
  | 'listSessions'
  | 'createSession'
  | 'getSession'
  | 'claimSession'
  | 'startSession'
  | 'pauseSession'
  | 'resumeSession'
  | 'sendHeartbeat'
  | 'completeSession'
  | 'saveDraft'
  | 'submitAnswer'
  | 'streamFollowUp'
  | 'skipTurn'
  | 'continueSession'
  | 'retryTurn'
>;

/** The operations of `openapi/paths/interviews.yaml`. */
export function interviewHandlers(deps: InterviewDeps): InterviewHandlers {
  return {
    ...trialHandlers(deps),
    ...choiceHandlers(deps),
    ...courseHandlers(deps),
    ...turnHandlers(deps),
    ...feedbackHandlers(deps),
  };
}

function choiceHandlers(deps: InterviewDeps) {
  return {
    async getPracticeOptions(request, reply) {
      const { userId } = requireActor(request);
      const now = deps.now();
      const [askedBefore, last, { headline, timeZone, answeredAt }] = await Promise.all([
        listAskedBefore(deps.db, userId),
        findLastChoices(deps.db, userId),
        findPracticer(deps.db, userId, now),
      ]);
      const suggestedRoleFamily = familyNamedIn(headline);
      const daysThisWeek = daysOfWeek(answeredAt, now, timeZone ?? 'UTC');
      const practised = { askedBefore, last, suggestedRoleFamily, daysThisWeek };
      return reply.code(200).send(practiceOptions(roleFamilies, deps.engine.description, practised));
    },
    async listSessions(request, reply) {
      const { userId: candidateId } = requireActor(request);
      const { status: statuses = [], page = 1, page_size: pageSize = 20 } = request.query ?? {};
      const at = deps.now();
      const { rows, total } = await listSessions(deps.db, { candidateId, statuses, at, page, pageSize });
      return reply.code(200).send({ items: rows.map(presentSummary), total });
    },
    async createSession(request, reply) {
      const actor = requireActor(request);
      const stored = await createFor(deps, actor, request.body, recordIdOf(request));
      return reply.code(201).send(presentSession(stored, deps.now()));
    },
  } satisfies Partial<InterviewHandlers>;
}

function createFor(deps: InterviewDeps, actor: Actor, body: SessionRequest, sessionId: string) {
  if (body.mode === 'ai') return createAttempt(deps, actor, { interviewId: body.interview_id, sessionId });
  if (body.mode === 'trial') return createTrialSession(deps, actor, { ...body, sessionId });
  if (body.mode === 'retry') return createRetrySession(deps, actor, { ...body, sessionId });
  return createPracticeSession(deps, actor, { ...body, sessionId });
}

function courseHandlers(deps: InterviewDeps) {
  const step = (act: (state: SessionState, at: Date) => Step): InterviewHandlers['pauseSession'] =>
    async function handle(request, reply) {
      const stored = await takeStep(deps, { ...writeOf(request), act });
      return reply.code(200).send(presentSession(stored, deps.now()));
    };
  return {
    async getSession(request, reply) {
      const stored = await readSession(deps, requireActor(request), request.params.session_id);
      return reply.code(200).send(presentSession(stored, deps.now()));
    },
    async claimSession(request, reply) {
      const actor = requireActor(request);
      const status = await claimSession(deps, actor, request.params.session_id, request.body);
      return reply.code(200).send(status);
    },
    async startSession(request, reply) {
      const write = writeOf(request);
      await requireStart(deps, write.actor, write.sessionId);
      const earlierCode = await listEarlierCode(deps.db, write.sessionId);
      const stored = await takeStep(deps, {
        ...write,
        act: (state, at) => withEarlierCode(start(state, at), earlierCode, at),
      });
      return reply.code(200).send(presentSession(stored, deps.now()));
    },
    pauseSession: step(pause),
    resumeSession: step(wake),
    completeSession: step(complete),
    async sendHeartbeat(request, reply) {
      const stored = await takeStep(deps, { ...writeOf(request), act: recordHeartbeat });
      return reply.code(200).send(presentClock(stored, deps.now()));
    },
  } satisfies Partial<InterviewHandlers>;
}

function turnHandlers(deps: InterviewDeps) {
  return {
    async saveDraft(request, reply) {
      const { turn_id: turnId } = request.params;
      const draft = request.body;
      const stored = await takeStep(deps, {
        ...writeOf(request),
        inHand: { ...draft, turnId },
        act: (state, at) => keepDraft(state, requireTurn(state, turnId), draft, at),
      });
      const kept = presentDraft(requireTurn(stored, turnId));
      if (!kept) throw new HttpProblem(409, refusalSentence(refuse('time_up')));
      return reply.code(200).send(kept);
    },
    async submitAnswer(request, reply) {
      const { turn_id: turnId } = request.params;
      const { text } = request.body;
      const stored = await takeStep(deps, {
        ...writeOf(request),
        inHand: { turnId, text, waitedMs: waitedIn(request.headers) },
        mayJudge: true,
        async act(state, at, db) {
          const turn = requireTurn(state, turnId);
          const engine = await askingEngine(deps, db, state);
          const words = visibleText(questionOf(state.interview, turn.questionNumber), text);
          const step = answerTurn(state, turn, words, followUpTo(engine, state, turn, words), at);
          return withPoorAudio(step, turn, await listPoorTranscripts(db, turnId));
        },
      });
      return reply.code(200).send(presentSession(stored, deps.now()));
    },
    async streamFollowUp(request, reply) {
      const actor = requireActor(request);
      const { session_id: sessionId, turn_id: turnId } = request.params;
      const begun = await beginWriting(deps, { actor, sessionId, turnId });
      return sendEvents<FollowUpEvent>(reply, request.log, (reader) => tellFollowUp(deps, begun, reader));
    },
    async skipTurn(request, reply) {
      const { turn_id: turnId } = request.params;
      const stored = await takeStep(deps, {
        ...writeOf(request),
        mayJudge: true,
        act: (state, at) => skipTurn(state, requireTurn(state, turnId), at),
      });
      return reply.code(200).send(presentSession(stored, deps.now()));
    },
  } satisfies Partial<InterviewHandlers>;
}

function feedbackHandlers(deps: InterviewDeps) {
  return {
    async continueSession(request, reply) {
      const { turn_id: turnId } = request.params;
      const stored = await takeStep(deps, {
        ...writeOf(request),
        act: (state, at) => continueSession(state, requireTurn(state, turnId), at),
      });
      return reply.code(200).send(presentSession(stored, deps.now()));
    },
    async retryTurn(request, reply) {
      const actor = requireActor(request);
      const { session_id: sessionId, turn_id: turnId } = request.params;
      const before = await storedSession(deps.db, actor, sessionId);
      await countRetry(deps, actor, before, requireTurn(before, turnId));
      const stored = await takeStep(deps, {
        ...writeOf(request),
        act: (state, at) => retryAnswer(state, requireTurn(state, turnId), at),
      });
      return reply.code(200).send(presentSession(stored, deps.now()));
    },
  } satisfies Partial<InterviewHandlers>;
}

/** Whose session is written to, and from which client, if the request names one. */
function writeOf(request: FastifyRequest<{ Params: { session_id: string } }>) {
  return {
    actor: requireActor(request),
    sessionId: request.params.session_id,
    client: clientIn(request.headers),
  };
}

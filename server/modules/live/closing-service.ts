import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { assignReviewers } from '../assignments/assignment-service.ts';
import { newSession } from '../interviews/practice/practice-interview.ts';
import { marksOf } from '../scorecards/mark-rules.ts';
import { saveScorecard } from '../scorecards/scorecard-service.ts';
import { askedQuestions, draftOfMarks } from './closing-rules.ts';
import { changeLive, findLive, findOverLive, type LiveRow } from './live-repository.ts';
import { keepWithSession } from './recording-repository.ts';
import { findAllEvents, insertHeld, type LiveEventRow, lockLive, questionsOf } from './room-repository.ts';

const SECONDS_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** What was held becomes an attempt that people alone rate; once, whoever ends it. */
export async function closeRoom(deps: Deps, liveId: string): Promise<void> {
  const at = deps.now();
  const closed = await deps.db.transaction(async (tx) => {
    await lockLive(tx, liveId);
    const row = await findLive(tx, liveId);
    if (!row || row.live.status === 'ended') return undefined;
    const events = await findAllEvents(tx, liveId);
    const sessionId = await storeAttempt(tx, row, events, at);
    await keepWithSession(tx, liveId, sessionId);
    await changeLive(tx, liveId, { status: 'ended', endedAt: at, sessionId });
    return { row, events, sessionId };
  });
  if (closed?.sessionId) await beginScorecards(deps, { ...closed, sessionId: closed.sessionId });
}

/** Null where the candidate never came. */
async function storeAttempt(
  tx: Transaction,
  { live, invitation }: LiveRow,
  events: readonly LiveEventRow[],
  at: Date,
): Promise<string | null> {
  const { candidateId } = invitation;
  const { startsAt } = live;
  const came = events.some(({ kind, userId }) => kind === 'joined' && userId === candidateId);
  if (!candidateId || !startsAt || !came) return null;
  const begun = startsAt < at ? startsAt : at;
  const id = newId();
  const questions = await questionsOf(tx, live.interviewId);
  const seconds = (time: Date) => Math.max(0, Math.round((time.getTime() - begun.getTime()) / 1000));
  await insertHeld(
    tx,
    {
      ...newSession(
        { id: live.interviewId },
        { id, candidateId, attempt: 1, limitSeconds: live.minutes * SECONDS_A_MINUTE, createdAt: begun },
      ),
      status: 'completed',
      startedAt: begun,
      endedAt: at,
      updatedAt: at,
      activeSeconds: Math.round((at.getTime() - begun.getTime()) / 1000),
      evaluationState: 'people_only',
    },
    askedQuestions(events, candidateId).flatMap(({ questionNumber, askedAt, answer }, index) => {
      const question = questions[questionNumber - 1];
      if (!question) return [];
      return {
        id: newId(),
        sessionId: id,
        position: index + 1,
        questionNumber,
        kind: 'core' as const,
        questionId: question.id,
        prompt: question.prompt,
        outcome: 'answered' as const,
        answer,
        askedAt,
        closedAt: at,
        activeSecondsAtAsk: seconds(askedAt),
        activeSecondsAtClose: seconds(at),
      };
    }),
  );
  await assignReviewers(tx, id, at);
  return id;
}

interface Closed {
  readonly row: LiveRow;
  readonly events: readonly LiveEventRow[];
  readonly sessionId: string;
}

/** Each interviewer's scorecard begins with their own marks. */
async function beginScorecards(deps: Deps, { row, events, sessionId }: Closed): Promise<void> {
  const questions = await questionsOf(deps.db, row.live.interviewId);
  for (const { id: userId } of row.holders) {
    const marks = marksOf(events, userId);
    const draft = draftOfMarks(marks, (number) => questions[number - 1]?.competency);
    if (draft) await saveScorecard(deps, userId, sessionId, draft, { isSubmitted: false });
  }
}

/** Closes the rooms whose time is over and that nobody ended. */
export async function closeOverRooms(deps: Deps): Promise<void> {
  const over = await findOverLive(deps.db, new Date(deps.now().getTime() - MINUTE_MS));
  for (const id of over) await closeRoom(deps, id);
}

import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { codeAnswerText } from '../../../capabilities/code/code-draft.ts';
import type { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import type { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import type { TurnKey } from '../../../capabilities/drafts/draft-storage.ts';
import type { MissingSpeech, SpokenAnswer } from '../../../capabilities/speech/spoken-answer.ts';
import { randomId } from '../../../lib/random-id.ts';
import { tooLong } from '../answer/answer-problem.ts';
import type { SessionInHand } from '../running/session-in-hand.ts';
import type { TurnEvent } from './turn-controller.ts';

/** The open turn, and what its answer needs on its way. */
export interface TurnContext extends SessionInHand {
  readonly turn: Turn;
  readonly sender: AnswerSender<Session>;
}

/** What came of it, and what stood in the way where the candidate can do something about it. */
export type Outcome = readonly [event: TurnEvent, problem?: string];

interface GivenAnswer {
  readonly keeper: DraftKeeper;
  readonly spoken: SpokenAnswer;
}

interface Submission extends GivenAnswer {
  /** Whether what was said is to go for good, be it on this device or on the server. */
  readonly givesUp: boolean;
}

/**
 * Submits what was typed last, and sends no draft after it; what was said and is not in it is left out. What becomes of
 * the answer the sender tells, perhaps much later.
 */
export async function submitTurn(
  context: TurnContext,
  { keeper, spoken, givesUp }: Submission,
): Promise<null> {
  const { turn, sender } = context;
  sender.markSubmitted();
  spoken.leaveOut();
  const removedRecording = givesUp ? spoken.giveUp() : null;
  await keeper.stop();
  const queuedAt = new Date().toISOString();
  const text = turn.code ? codeAnswerText(keeper.text, turn.code) : keeper.text;
  const removed = removedRecording && { removedRecording };
  await sender.submit({ ...turnKeyOf(context), text, idempotencyKey: randomId(), queuedAt, ...removed });
  return null;
}

/** Skips the question and forgets what was written and said to it. `missing`: what of it was said to be dropped. */
export async function skipTurn(
  context: TurnContext,
  spoken: SpokenAnswer,
  missing: MissingSpeech,
): Promise<Outcome> {
  const { turn, storage, writes } = context;
  const skip = async () => (await writes.skip(turn._id)) !== null;
  if (!(await closeWith(spoken, missing, skip))) return ['failed'];
  const key = turnKeyOf(context);
  await tidied(storage.removeDraft(key), storage.removeAnswer(key), spoken.forget());
  return ['closed'];
}

/** Finishes the session with what was typed so far. `missing`: what of it was said to be dropped. */
export async function finishSession(
  { session, userId, storage, writes }: TurnContext,
  { keeper, spoken }: GivenAnswer,
  missing: MissingSpeech,
): Promise<Outcome> {
  // The server keeps what it has, and this device forgets: so it must have all of it.
  if (!(await keeper.sendNow())) return ['failed', tooLong(keeper.excess) ?? notSaved];
  const finish = async () => (await writes.complete()) !== null;
  if (!(await closeWith(spoken, missing, finish))) return ['failed'];
  await tidied(storage.removeSession(userId, session._id), spoken.forget());
  return ['closed'];
}

/** A recording of which it was said that it is dropped may have arrived since: then it is taken back first. */
const closeWith = (spoken: SpokenAnswer, missing: MissingSpeech, close: () => Promise<boolean>) =>
  missing === 'recording' ? spoken.without(close) : close();

const notSaved =
  'The interview is not finished yet: what you typed could not be saved. Try again when you are connected.';

/** What a broken device does not forget does no harm: the turn it belongs to is closed. */
const tidied = (...removals: Promise<void>[]) => Promise.allSettled(removals);

const turnKeyOf = ({ userId, session, turn }: TurnContext): TurnKey => ({
  userId,
  sessionId: session._id,
  turnId: turn._id,
});

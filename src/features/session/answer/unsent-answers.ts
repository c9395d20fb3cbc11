import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { codeAnswerText } from '../../../capabilities/code/code-draft.ts';
import type { DraftStorage, RefusedAnswer, StoredDraft } from '../../../capabilities/drafts/draft-storage.ts';
import { isClosed } from '../../../capabilities/interview/is-closed.ts';
import { useClosedTurns } from '../../../capabilities/interview/use-closed-turns.ts';

/**
 * Sets aside what was typed on this device and never saved, of questions that were closed elsewhere meanwhile: it is
 * in no answer, and is shown until it is dismissed.
 */
export async function setAsideUnsent(
  storage: DraftStorage,
  userId: string,
  { _id: sessionId, turns }: Pick<Session, '_id' | 'turns'>,
): Promise<RefusedAnswer[]> {
  // In this order: a refused answer is put there before it leaves the queue.
  const queued = await storage.listAnswers(userId, sessionId);
  const submitted = [...queued, ...(await storage.listRefused(userId, sessionId))];
  const closed = turns.filter(
    (turn) => isClosed(turn) && !submitted.some(({ turnId }) => turnId === turn._id),
  );
  const found: RefusedAnswer[] = [];
  for (const turn of closed) {
    const draft = await storage.readDraft({ userId, sessionId, turnId: turn._id });
    if (draft && isUnsent(draft, turn)) found.push(await setAside(storage, draft, turn));
  }
  return found;
}

function isUnsent({ text, unanswered }: StoredDraft, { answer, code }: Turn): boolean {
  if (!unanswered || text.trim() === '') return false;
  const asSubmitted = code ? codeAnswerText(text, code) : text;
  return !answer?.includes(asSubmitted.trim());
}

async function setAside(
  storage: DraftStorage,
  { unanswered: _unanswered, revision: _revision, savedAt, ...draft }: StoredDraft,
  turn: Turn,
): Promise<RefusedAnswer> {
  // Found twice it is one.
  const idempotencyKey = `left-behind:${turn._id}`;
  const left = { ...draft, idempotencyKey, queuedAt: savedAt, why: whyOf(turn), isUnsent: true };
  await storage.putRefused(left);
  await storage.removeDraft(draft);
  return left;
}

function whyOf({ outcome }: Turn): string {
  if (outcome === 'skipped') return 'This question was skipped elsewhere.';
  if (outcome === 'interrupted') return 'This question was closed before it was saved.';
  return 'This question was submitted elsewhere, without what you had here last.';
}

interface UnsentAnswerPorts {
  readonly userId: string;
  readonly storage: DraftStorage;
  readonly onFound: (found: readonly RefusedAnswer[]) => void;
}

/** Looks for what was typed here and is in no answer. */
export function useUnsentAnswers(
  session: Session,
  isHere: boolean,
  { userId, storage, onFound }: UnsentAnswerPorts,
): void {
  useClosedTurns(session, isHere, async () => onFound(await setAsideUnsent(storage, userId, session)));
}

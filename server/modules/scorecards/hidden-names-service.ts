import type { ReviewNames } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { SessionState } from '../interviews/session/session-state.ts';
import { labelledCandidate } from '../workspaces/labelled-candidate.ts';
import { findReadsWithoutNames, hasMet, saveReadsWithoutNames } from './hidden-names-repository.ts';
import { type Opened, openReview, standingOf } from './opened-review-service.ts';
import { shownAnswer } from './shown-answer.ts';
import { type MaskedTurns, maskTurns } from './without-names.ts';

type Standing = Pick<Awaited<ReturnType<typeof standingOf>>, 'isRevealed'>;

/**
 * Whether somebody reads an attempt without names (`hiring.md` rule 1): by choice or the workspace's until they see what
 * was found. Whoever held a live interview has met the candidate.
 */
export async function namesFor(
  db: Database | Transaction,
  { reviewed, access }: Opened,
  { isRevealed }: Standing,
): Promise<ReviewNames> {
  const readsWithout = await findReadsWithoutNames(db, access.userId);
  const isSet = access.workspace.hidesNames;
  return {
    are_hidden: (isSet || readsWithout) && !isRevealed && !(await hasMet(db, reviewed, access.userId)),
    reads_without: readsWithout,
    is_set_by_workspace: isSet,
  };
}

/** What a candidate is called for somebody who reads an attempt; the same as their name where it is not hidden. */
export async function hiddenNamesOf(db: Database, userId: string, sessionId: string) {
  const opened = await openReview(db, userId, sessionId, 'rate');
  const { are_hidden } = await namesFor(db, opened, await standingOf(db, opened, userId));
  if (!are_hidden) return null;
  const { candidate, accountName } = opened.reviewed;
  return { label: labelledCandidate(candidate).full_name, names: [candidate.fullName, accountName ?? ''] };
}

/**
 * Whether an attempt is kept from somebody's ears: a voice is no less than a name.
 * @throws HttpProblem 403, 404
 */
export async function isSoundHidden(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const opened = await openReview(db, userId, sessionId, 'rate');
  const names = await namesFor(db, opened, await standingOf(db, opened, userId));
  return names.are_hidden;
}

/** What an attempt's candidate is called, and its answers without that. */
export interface Masked {
  readonly names: readonly string[];
  readonly turns: MaskedTurns;
}

/** An attempt without names. */
export function maskAttempt(
  { reviewed }: Pick<Opened, 'reviewed'>,
  { interview, turns }: Pick<SessionState, 'interview' | 'turns'>,
): Masked {
  const names = [reviewed.candidate.fullName, reviewed.accountName ?? ''];
  const said = turns.map(({ id, questionNumber, answer }) => {
    const question = interview.questions[questionNumber - 1];
    const isCode = question?.type === 'coding';
    return { id, isCode, answer: question ? shownAnswer(question, answer) : answer };
  });
  return { names, turns: maskTurns(said, names) };
}

/**
 * Reads with or without names from now on.
 * @throws HttpProblem 403, 404
 */
export async function chooseNames(
  db: Database,
  userId: string,
  sessionId: string,
  readsWithout: boolean,
): Promise<void> {
  await openReview(db, userId, sessionId, 'rate');
  await saveReadsWithoutNames(db, userId, readsWithout);
}

import type { Transaction } from '../../../../platform/database/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { HttpProblem } from '../../../../platform/problem.ts';
import type { Actor } from '../../../../platform/security/actor.ts';
import { lockSession } from '../../repository.ts';
import { hasKey, questionOf } from '../../session/session-state.ts';
import {
  findResult,
  insertRequest,
  listOpenRequests,
  type RequestRow,
  type ResultKey,
  type StoredResult,
} from './request-repository.ts';

const openCorrectionsAllowed = 20;

/** What a candidate wants to be stored about an attempt, under the id that its retry has too. */
export interface Asked {
  readonly interviewId: string;
  readonly sessionId: string;
  readonly requestId: string;
  readonly text: string;
}

/** An attempt that was submitted; 404 where there is none. */
export async function readResult(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Actor,
  key: ResultKey,
): Promise<StoredResult> {
  const found = await findResult(db, key, userId, now());
  if (!found) throw new HttpProblem(404, 'We can’t find a result for this interview.');
  return found;
}

/**
 * Asks a person to correct one answer of the transcript.
 * @throws HttpProblem 404 for a turn that is none of the attempt, 409 for one without an answer and where too many
 * requests are open
 */
export async function requestCorrection(
  deps: Deps,
  actor: Actor,
  { turnId, ...asked }: Asked & { readonly turnId: string },
): Promise<RequestRow> {
  const result = await readResult(deps, actor, asked);
  const turn = result.turns.find(({ id }) => id === turnId);
  if (!turn) throw new HttpProblem(404, 'We can’t find this answer.');
  // Code and choices are stored as they were submitted: there is nothing that could have been misheard.
  if (turn.answer === null || hasKey(questionOf(result.interview, turn.questionNumber))) {
    throw new HttpProblem(409, 'We can’t find this answer in the transcript.');
  }
  if (asked.text.trim() === '') {
    const message = 'Enter what you said.';
    throw new HttpProblem(422, message, { errors: [{ field: 'text', message }] });
  }
  return store(deps, result, { ...asked, kind: 'transcript_correction', turnId }, (open) => {
    if (open.filter(({ kind }) => kind === 'transcript_correction').length < openCorrectionsAllowed) return;
    throw new HttpProblem(
      409,
      `You have asked for ${openCorrectionsAllowed} open corrections. Wait for an answer first.`,
    );
  });
}

/** Asks that a person looks at the attempt, once while the request is open. */
export async function requestHumanReview(deps: Deps, actor: Actor, asked: Asked): Promise<RequestRow> {
  const result = await readResult(deps, actor, asked);
  return store(deps, result, { ...asked, kind: 'human_review', turnId: null }, (open) =>
    open.find(({ kind }) => kind === 'human_review'),
  );
}

type Wanted = Asked & Pick<RequestRow, 'kind' | 'turnId'>;

/** Stores a request under the attempt's lock, unless it is there already or `instead` finds an open one. */
function store(
  { db, now }: Deps,
  { session }: StoredResult,
  { requestId, kind, turnId, text }: Wanted,
  instead: (open: readonly RequestRow[]) => RequestRow | undefined,
): Promise<RequestRow> {
  return db.transaction(async (tx: Transaction) => {
    await lockSession(tx, session.id);
    const open = await listOpenRequests(tx, session.id, requestId);
    const known = open.find(({ id }) => id === requestId) ?? instead(open);
    if (known) return known;
    const request: RequestRow = {
      id: requestId,
      sessionId: session.id,
      kind,
      turnId,
      text: text.trim(),
      createdAt: now(),
      answer: null,
      answeredAt: null,
      handedOverAt: null,
      handoverReason: '',
      administratorId: null,
      answeredBy: null,
    };
    await insertRequest(tx, request);
    return request;
  });
}

import type { Session, Turn } from '../../../openapi/gen/types.gen.ts';

type OfQuestion = Pick<Turn, '_id' | 'question_number'>;

/** The turns of an open turn's question in which something was answered before, in order. */
export function answeredBefore({ turns }: Pick<Session, 'turns'>, open: OfQuestion): Turn[] {
  return turns.filter(
    ({ _id, question_number, answer }) =>
      question_number === open.question_number && _id !== open._id && answer !== null,
  );
}

/** Whether a question that has an answer is answered once more; one that was only skipped is answered at last. */
export function isRetry(session: Pick<Session, 'turns'>, open: OfQuestion & Pick<Turn, 'kind'>): boolean {
  return open.kind === 'retry' && answeredBefore(session, open).length > 0;
}

/** The words last answered to an open turn's question, those to its follow-ups too; empty where none were understood. */
export function lastWords(session: Pick<Session, 'turns'>, open: OfQuestion): string {
  const understood = answeredBefore(session, open).filter(({ outcome }) => outcome !== 'poor_audio');
  const retry = understood.findLast(({ kind }) => kind === 'retry');
  return (retry ? [retry] : understood).map(({ answer }) => answer).join('\n\n');
}

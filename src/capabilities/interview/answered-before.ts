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
  const before = answeredBefore(session, open);
  const retry = before.filter(isUnderstood).findLast(({ kind }) => kind === 'retry');
  return joinedAnswers(retry ? [retry] : before);
}

type Answered = Pick<Turn, '_id' | 'answer' | 'outcome'>;

const isUnderstood = ({ answer, outcome }: Omit<Answered, '_id'>) =>
  answer !== null && outcome !== 'poor_audio';

const between = '\n\n';

/** The answers of several turns as one text. */
export const joinedAnswers = (turns: readonly Answered[]): string =>
  turns
    .filter(isUnderstood)
    .map(({ answer }) => answer)
    .join(between);

/** Where a place in one of these answers lies in the joined text; at its end where the answer is none of them. */
export function placeInJoined(
  turns: readonly Answered[],
  place: { readonly turnId: string; readonly at: number },
): number {
  const index = turns.findIndex(({ _id }) => _id === place.turnId);
  const before = joinedAnswers(turns.slice(0, Math.max(0, index)));
  if (index < 0) return joinedAnswers(turns).length;
  return (before === '' ? 0 : before.length + between.length) + place.at;
}

import type { CompetencyFinding, Report, ReportQuestion } from '../../../../../api/gen/types.gen.ts';

/** What stands beside each other; null where one of the two has it not. */
export interface Pair<T> {
  readonly earlier: T | null;
  readonly later: T | null;
}

/** The older of two reports first. */
export function inOrder(one: Report, other: Report): { earlier: Report; later: Report } {
  const place = ({ created_at, version }: Report) => [Date.parse(created_at), version] as const;
  const [[time, version], [otherTime, otherVersion]] = [place(one), place(other)];
  const isEarlier = time === otherTime ? version <= otherVersion : time < otherTime;
  return isEarlier ? { earlier: one, later: other } : { earlier: other, later: one };
}

/** Every competency that one of the two was asked about, those of both first. */
export function pairedCompetencies(earlier: Report, later: Report): Pair<CompetencyFinding>[] {
  const ids = new Set([...earlier.competencies, ...later.competencies].map(({ _id }) => _id));
  const find = ({ competencies }: Report, id: string) => competencies.find(({ _id }) => _id === id) ?? null;
  const pairs = [...ids].map((id) => ({ earlier: find(earlier, id), later: find(later, id) }));
  const isOfBoth = (pair: Pair<CompetencyFinding>) => pair.earlier !== null && pair.later !== null;
  return [...pairs.filter(isOfBoth), ...pairs.filter((pair) => !isOfBoth(pair))];
}

/** The questions that were asked both times. */
export function questionsAskedTwice(
  earlier: Report,
  later: Report,
): { earlier: ReportQuestion; later: ReportQuestion }[] {
  return earlier.questions.flatMap((question) => {
    const again = later.questions.find(({ question_id }) => question_id === question.question_id);
    return again ? [{ earlier: question, later: again }] : [];
  });
}

import type { CompetencyFinding, Report, ReportQuestion } from '../../../../../openapi/gen/types.gen.ts';
import { isUnasked } from '../../../../capabilities/report-view/question/is-unasked.ts';
import { questionsOf } from '../../../../capabilities/report-view/question/questions-of.ts';

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
  const [then, now] = [askedCompetencies(earlier), askedCompetencies(later)];
  const ids = new Set([...then, ...now].map(({ _id }) => _id));
  const find = (competencies: CompetencyFinding[], id: string) =>
    competencies.find(({ _id }) => _id === id) ?? null;
  const pairs = [...ids].map((id) => ({ earlier: find(then, id), later: find(now, id) }));
  const isOfBoth = (pair: Pair<CompetencyFinding>) => pair.earlier !== null && pair.later !== null;
  return [...pairs.filter(isOfBoth), ...pairs.filter((pair) => !isOfBoth(pair))];
}

/** Those of which a question was asked before the session ended. */
function askedCompetencies({ competencies, questions }: Report): CompetencyFinding[] {
  const asked = askedQuestions({ questions });
  return competencies.filter((competency) => questionsOf(competency, asked).length > 0);
}

const askedQuestions = ({ questions }: Pick<Report, 'questions'>) =>
  questions.filter((question) => !isUnasked(question));

/** The questions that were asked both times. */
export function questionsAskedTwice(
  earlier: Report,
  later: Report,
): { earlier: ReportQuestion; later: ReportQuestion }[] {
  const again = askedQuestions(later);
  return askedQuestions(earlier).flatMap((question) => {
    const same = again.find(({ question_id }) => question_id === question.question_id);
    return same ? [{ earlier: question, later: same }] : [];
  });
}

/** Whether the same was asked both times, in a sentence. */
export function sameQuestionsText(earlier: Report, later: Report): string {
  const [then, now] = [askedQuestions(earlier).length, askedQuestions(later).length];
  const same = questionsAskedTwice(earlier, later).length;
  if (same === 0) return 'No question was asked both times.';
  if (same === then && same === now) return 'The same questions were asked both times.';
  return same === 1 ? '1 question was asked both times.' : `${same} questions were asked both times.`;
}

import type {
  ExactResult,
  JudgedAnswer,
  ReportQuestion,
  ReportTurn,
} from '../../../openapi/gen/types.gen.ts';

type Reported = Pick<ReportQuestion, 'turns' | 'retries' | 'exact' | 'counted_try'>;

/** All answers to a question of a report, in order; the one that counts is the question's own. */
export function triesIn<Found>(
  question: Found & Pick<ReportQuestion, 'retries' | 'counted_try'>,
): (Found | JudgedAnswer)[] {
  const { retries = [], counted_try: at = 0 } = question;
  return [...retries.slice(0, at), question, ...retries.slice(at)];
}

/** The last of the answers to a question of a report with which a retry of it begins; the first where none was given. */
export function lastAnswerIn<Asked extends JudgedAnswer & Pick<ReportQuestion, 'retries' | 'counted_try'>>(
  question: Asked,
): Asked | JudgedAnswer {
  return triesIn(question).findLast(isAnswered) ?? question;
}

/** A choice and code stand in what was found, not in their turn. */
const isAnswered = ({ turns, exact }: Pick<JudgedAnswer, 'turns' | 'exact'>): boolean =>
  exact ? exact.result !== null : turns.some(({ answer }) => answer !== null);

/** What was last answered in words to a question of a report, its follow-ups too; none where it has a key. */
export function answeredInReport(question: Reported): readonly ReportTurn[] {
  if (question.exact) return [];
  const last = triesIn(question).findLast(isAnswered);
  return last?.turns.filter(({ answer }) => answer !== null) ?? [];
}

/** What was last chosen or written to a question with a key or with code, submitted or not; null where nothing was. */
export function exactInReport(question: Reported): ExactResult | null {
  const found = triesIn(question).map(({ exact }) => exact);
  return found.findLast(holdsAnswer) ?? null;
}

const holdsAnswer = (found: ExactResult | null): boolean =>
  Boolean(found?.code?.answer) || (found?.options.some(({ chosen }) => chosen) ?? false);

/** The words last answered, as one text; empty where none were understood. */
export const wordsInReport = (question: Reported): string =>
  answeredInReport(question)
    .filter(({ outcome }) => outcome !== 'poor_audio')
    .map(({ answer }) => answer)
    .join('\n\n');

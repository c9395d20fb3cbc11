import type { CompetencyFinding, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';

type Placed = Pick<ReportQuestion, 'number' | 'competency_id' | 'scorable'>;

/** The questions that say how a competency stands: its own in words, and code and choices that came to no points. */
export const questionsOf = <Question extends Placed>(
  { _id, questions: numbers }: Pick<CompetencyFinding, '_id' | 'questions'>,
  questions: readonly Question[],
): Question[] =>
  questions.filter(
    ({ number, competency_id, scorable }) => numbers.includes(number) || (competency_id === _id && !scorable),
  );

import type { CompetencyFinding, ReportQuestion } from '../../../openapi/gen/types.gen.ts';
import type { FirstAnswers } from '../../platform/database/schema/reports.ts';
import { reportCoverage } from './report-coverage.ts';

/** What a report would say of the first answers alone, no more of it than a trend reads: with another try it would rise by itself. */
export function firstAnswers(
  questions: readonly ReportQuestion[],
  competencies: readonly CompetencyFinding[],
): FirstAnswers {
  return {
    coverage: reportCoverage(questions),
    competencies: competencies.map(({ _id, name, questions: numbers, scorable, checks, assessment }) => ({
      ...{ _id, name, questions: numbers, scorable, checks, assessment },
    })),
    questions: questions.map(({ number, competency_id, scorable, checklist, assessment, exact, turns }) => ({
      ...{ number, competency_id, scorable },
      checklist: checklist && { is_unclear: checklist.is_unclear },
      assessment: assessment && { state: assessment.state },
      exact: exact && { result: exact.result },
      turns: turns.slice(0, 1).map(({ outcome }) => ({ outcome })),
    })),
  };
}

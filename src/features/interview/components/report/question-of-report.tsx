import type { Report, ReportQuestion } from '../../../../api/gen/types.gen.ts';
import { AnswerFindings } from './answer-findings.tsx';
import { checkLabels } from './check-labels.ts';
import { QuestionSection } from './question-section.tsx';
import { BothAnswers } from './retry/both-answers.tsx';
import { RetryButton } from './retry/retry-button.tsx';

interface QuestionOfReportProps {
  readonly report: Report;
  readonly question: ReportQuestion;
}

/** One question of a report, beside its earlier answer where there is one; in a practice with the way to retry it. */
export function QuestionOfReport({ report, question }: QuestionOfReportProps) {
  const competency = report.competencies.find(({ _id }) => _id === question.competency_id);
  return (
    <QuestionSection question={question} competency={competency?.name ?? ''}>
      {report.retry_of ? (
        <BothAnswers report={report} question={question} earlierId={report.retry_of} />
      ) : (
        <AnswerFindings question={question} labels={checkLabels(report)} />
      )}
      {report.mode === 'practice' && !question.exact && <RetryButton report={report} question={question} />}
    </QuestionSection>
  );
}

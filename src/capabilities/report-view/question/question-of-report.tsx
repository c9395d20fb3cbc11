import type { Report, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { triesIn } from '../../interview/answer-in-report.ts';
import { Attempts } from '../attempts/attempts.tsx';
import { checkLabels } from '../checks/check-labels.ts';
import { BothAnswers } from '../retry/both-answers.tsx';
import { RetryButton } from '../retry/retry-button.tsx';
import { QuestionSection } from './question-section.tsx';

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
        <Attempts
          attempts={attemptsOf(question)}
          countedAt={question.counted_try ?? 0}
          labels={checkLabels(report)}
        />
      )}
      {report.mode === 'practice' && <RetryButton report={report} question={question} />}
    </QuestionSection>
  );
}

/** The first answer and what was tried after its feedback, in order. */
function attemptsOf(question: ReportQuestion) {
  const { anchors } = question;
  return triesIn(question).map((answer) => ({ answer: { ...answer, anchors }, isJudged: true }));
}

import { CodePanel } from '../../code/result/code-panel.tsx';
import { AnchorsDisclosure } from '../anchors/anchors-disclosure.tsx';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { AssessmentPanel } from '../findings/assessment-panel.tsx';
import { ChecklistPanel } from '../findings/checklist-panel.tsx';

/** All that was found in an answer, with its evidence, and what a strong one shows. */
export function FeedbackDetails({ answer }: { readonly answer: FoundAnswer }) {
  const { checklist, assessment, exact, anchors } = answer;
  return (
    <>
      {checklist && <ChecklistPanel checklist={checklist} />}
      {assessment && anchors && <AssessmentPanel assessment={assessment} anchors={anchors} />}
      {exact?.code && exact.result !== 'not_counted' && (
        <CodePanel code={exact.code} verdict={exact.result} isAnswerShown={false} />
      )}
      {anchors && <AnchorsDisclosure summary="What a strong answer shows" anchors={anchors} />}
    </>
  );
}

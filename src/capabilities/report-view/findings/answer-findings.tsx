import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import type { MarkLabels } from '../checks/check-labels.ts';
import { TurnCard } from '../transcript/turn-card.tsx';
import { AssessmentPanel } from './assessment-panel.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { ExactPanel } from './exact-panel.tsx';

/** Answers to one question with what was found in them, and the anchors to hold them against. */
export type FoundAnswer = Pick<ReportQuestion, 'turns' | 'checklist' | 'assessment' | 'exact' | 'anchors'>;

interface AnswerFindingsProps {
  readonly question: FoundAnswer;
  readonly labels: MarkLabels;
  /** What the marks mean, where nothing on the page says so before. */
  readonly legend?: ReactNode;
}

/** The answers to one question with their evidence, and what the engine says of them. */
export function AnswerFindings({ question, labels, legend }: AnswerFindingsProps) {
  return (
    <>
      {question.turns.map((turn) => (
        <TurnCard key={turn._id} turn={turn} findings={question} labels={labels} />
      ))}
      {legend}
      <Box sx={{ mt: 3, '@media print': { mt: 1.5 } }}>
        <EngineSays question={question} />
      </Box>
    </>
  );
}

/** What was found in the answers to one question, in the way of its engine. */
function EngineSays({
  question: { checklist, assessment, anchors, exact },
}: Pick<AnswerFindingsProps, 'question'>) {
  if (checklist) return <ChecklistPanel checklist={checklist} />;
  if (exact) return <ExactPanel result={exact} />;
  if (assessment && anchors) return <AssessmentPanel assessment={assessment} anchors={anchors} />;
  return (
    <Typography color="textSecondary">
      Nothing is said of this question: there is no usable answer.
    </Typography>
  );
}

import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReportQuestion } from '../../../../api/gen/types.gen.ts';
import { AnchorsDisclosure } from './anchors-disclosure.tsx';
import { AssessmentPanel } from './assessment-panel.tsx';
import type { MarkLabels } from './check-labels.ts';
import { ChecklistPanel } from './checklist-panel.tsx';
import { ExactPanel } from './exact-panel.tsx';
import { TurnCard } from './turn-card.tsx';

interface QuestionSectionProps {
  readonly question: ReportQuestion;
  readonly competency: string;
  readonly labels: MarkLabels;
}

/** The id a link of the table of contents leads to. */
export const questionId = (number: number) => `question-${number}`;

/** One core question with its follow-ups: the answers with their evidence, what the engine says, the anchors. */
export function QuestionSection({ question, competency, labels }: QuestionSectionProps) {
  const id = questionId(question.number);
  return (
    <Paper
      component="section"
      variant="outlined"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2, md: 3 }, scrollMarginTop: 88 }}
    >
      <Typography variant="body2" color="textSecondary">
        {[`Question ${question.number}`, competency].filter(Boolean).join(' · ')}
      </Typography>
      <Typography id={`${id}-title`} component="h3" variant="h3" sx={{ textWrap: 'pretty' }}>
        {question.prompt}
      </Typography>
      {question.turns.map((turn) => (
        <TurnCard key={turn._id} turn={turn} findings={question} labels={labels} />
      ))}
      <div style={{ marginTop: 24 }}>
        <EngineSays question={question} />
      </div>
      {question.anchors && (
        <AnchorsDisclosure summary="What a strong answer shows" anchors={question.anchors} />
      )}
    </Paper>
  );
}

/** What was found in the answers to one question, in the way of its engine. */
export function EngineSays({
  question: { checklist, assessment, anchors, exact },
}: Pick<QuestionSectionProps, 'question'>) {
  if (checklist) return <ChecklistPanel checklist={checklist} />;
  if (exact) return <ExactPanel result={exact} />;
  if (assessment && anchors) return <AssessmentPanel assessment={assessment} anchors={anchors} />;
  return (
    <Typography color="textSecondary">
      Nothing is said of this question: no answer could be looked at.
    </Typography>
  );
}

import Typography from '@mui/material/Typography';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { questionName } from '../../../capabilities/report-view/question/question-name.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { AnswerInEarlierReport } from './answer-in-earlier-report.tsx';
import { useRetriedQuestion } from './use-retried-question.ts';

/** The question that is asked again, with the answer before, ahead of the clock; nothing where none is known to be. */
export function QuestionAgain({ session }: { readonly session: Session }) {
  const { question, failure } = useRetriedQuestion(session);
  if (failure) return <ErrorPanel title="The question you answer again could not be loaded" {...failure} />;
  if (!question) return null;
  return (
    <section aria-labelledby="question-again">
      <Typography id="question-again" component="h2" variant="h3">
        {visibleControls(questionName(question))}
      </Typography>
      {question.exact?.code && <Typography sx={{ mt: 1 }}>{visibleControls(question.prompt)}</Typography>}
      <AnswerInEarlierReport question={question} />
    </section>
  );
}

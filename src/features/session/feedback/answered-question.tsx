import Typography from '@mui/material/Typography';
import type { Session, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { codeTitle } from '../../../capabilities/code/cases/run-words.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { visibleControls } from '../../../lib/visible-controls.ts';

interface AnsweredQuestionProps {
  readonly session: Session;
  readonly feedback: SessionFeedback;
}

/** The question that the feedback speaks of; what asks for code has its words folded beneath a title. */
export function AnsweredQuestion({ session, feedback }: AnsweredQuestionProps) {
  const code = session.turns.find(({ _id }) => _id === feedback.turn_id)?.code;
  const prompt = visibleControls(feedback.prompt);
  return (
    <>
      <Typography component="h2" variant="body1" sx={{ mt: 1, fontWeight: 600 }}>
        {code ? codeTitle(code) : prompt}
      </Typography>
      {code && (
        <Disclosure summary="The task">
          <Typography>{prompt}</Typography>
        </Disclosure>
      )}
    </>
  );
}

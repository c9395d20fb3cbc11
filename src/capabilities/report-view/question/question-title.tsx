import Typography from '@mui/material/Typography';
import type { ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { questionName } from './question-name.ts';

interface QuestionTitleProps {
  readonly id: string;
  readonly question: Pick<ReportQuestion, 'prompt' | 'exact'>;
}

/** A question as a heading; the task of a function, which is long, stands below its name. */
export function QuestionTitle({ id, question }: QuestionTitleProps) {
  return (
    <>
      <Typography id={id} component="h3" variant="h3" sx={{ textWrap: 'pretty' }}>
        {questionName(question)}
      </Typography>
      {question.exact?.code && <Typography sx={{ mt: 1, textWrap: 'pretty' }}>{question.prompt}</Typography>}
    </>
  );
}

import Typography from '@mui/material/Typography';
import type { ReportTurn } from '../../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../../components/dated-time.tsx';

interface AnswerDateProps {
  /** The turn with the answer, then its follow-ups. */
  readonly turns: readonly Pick<ReportTurn, 'submitted_at'>[];
  readonly reportedAt: string;
}

/** When an answer was submitted; where nothing was, or that is not known, when its report was made. */
export function AnswerDate({ turns: [first], reportedAt }: AnswerDateProps) {
  const submittedAt = first?.submitted_at;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ breakAfter: 'avoid' }}>
      {submittedAt ? 'Submitted' : 'Reported'} <DatedTime value={submittedAt ?? reportedAt} />
    </Typography>
  );
}

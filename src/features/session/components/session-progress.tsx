import Typography from '@mui/material/Typography';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { questionNumber, turnTitle } from '../../../capabilities/interview/session-stage.ts';
import { StepBars } from '../../../components/step-bars.tsx';

/** Where one is in the interview, in words and as one bar a question. */
export function SessionProgress({ session }: { readonly session: Session }) {
  const { progress } = session;
  const current = questionNumber(session) ?? progress.total + 1;
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {turnTitle(session)}
      </Typography>
      <StepBars total={progress.total} done={current - 1} current={current} />
    </div>
  );
}

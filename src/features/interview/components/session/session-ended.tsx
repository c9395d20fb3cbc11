import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '../../../../api/gen/types.gen.ts';
import { LinkButton } from '../../../../components/link-button.tsx';
import { paths } from '../../../../lib/paths.ts';
import { type EvaluationStep, evaluationSteps } from './evaluation-steps.ts';
import { SessionHeading } from './session-heading.tsx';
import { ranOut } from './session-stage.ts';

/** Long enough to see that the report is ready, short enough not to wait for it. */
const moveAfterMs = 1200;
const longWaitMs = 10_000;

interface SessionEndedProps {
  readonly session: Session;
  /** True where there is something on the page that must not go by itself. */
  readonly stay: boolean;
}

/** What happens after the last answer, until the report is there; then goes to it by itself. */
export function SessionEnded({ session, stay }: SessionEndedProps) {
  const navigate = useNavigate();
  const reportPath = session.report_id ? paths.candidate.report(session.report_id) : null;
  const needsHuman = session.evaluation.state === 'needs_human';
  const slow = useAfter(longWaitMs) && !reportPath && !needsHuman;

  useEffect(() => {
    if (!reportPath || stay) return;
    const timer = setTimeout(() => void navigate(reportPath, { replace: true }), moveAfterMs);
    return () => clearTimeout(timer);
  }, [reportPath, stay, navigate]);

  return (
    <Stack spacing={4}>
      <div>
        <SessionHeading title={endedTitle(session)} />
        {ranOut(session) && (
          <Typography sx={{ mt: 1 }}>
            The time is up. What had been saved of your last answer is kept; questions not asked yet are
            marked so.
          </Typography>
        )}
      </div>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {evaluationSteps(session).map((step) => (
          <StepLine key={step.label} step={step} />
        ))}
      </Box>
      <div role="status">
        {needsHuman && (
          <Alert severity="warning" role="presentation">
            {session.evaluation.message ?? 'The evaluation did not finish and a person has to look at it.'}{' '}
            Your answers are stored.
          </Alert>
        )}
        {slow && (
          <Typography>
            This takes longer than usual. You can leave: the report will be in your list of reports.
          </Typography>
        )}
        {reportPath && <Typography>The report is ready{stay ? '.' : ' and opens now.'}</Typography>}
      </div>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {reportPath && (
          <LinkButton to={reportPath} variant="contained" size="large">
            Open the report
          </LinkButton>
        )}
        <LinkButton to={paths.candidate.dashboard} variant="outlined" size="large">
          Go to the dashboard
        </LinkButton>
      </Stack>
    </Stack>
  );
}

const icons = { done: CheckCircleOutlined, current: HourglassEmpty, waiting: RadioButtonUnchecked } as const;
const stateTexts = { done: 'done', current: 'under way', waiting: 'not yet' } as const;

function StepLine({ step: { label, state } }: { readonly step: EvaluationStep }) {
  const Icon = icons[state];
  return (
    <Box
      component="li"
      aria-current={state === 'current' ? 'step' : undefined}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
    >
      <Icon aria-hidden color={state === 'waiting' ? 'disabled' : 'primary'} />
      <Typography sx={{ fontWeight: state === 'current' ? 600 : 400 }}>
        {label}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          – {stateTexts[state]}
        </Typography>
      </Typography>
    </Box>
  );
}

function endedTitle(session: Session): string {
  if (session.evaluation.state === 'needs_human') return 'A person has to look at this one';
  if (session.status === 'reported') return 'Your report is ready';
  return ranOut(session) ? 'Time is up' : 'Your answers are stored';
}

/** Turns true so many milliseconds after the first drawing. */
function useAfter(ms: number): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return after;
}

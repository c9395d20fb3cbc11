import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Report } from '../../../openapi/gen/types.gen.ts';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsOff } from '../../stores/use-is-off.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { nextDrill } from '../interview/next-drill.ts';
import { drillRequest } from '../interview/practice/drill.ts';
import { useStartPractice } from '../interview/use-start-practice.ts';

/** What to practice next after a report: one question about the competency with the most missing, or the same again. */
export const NextDrill = observer(function NextDrill({ report }: { readonly report: Report }) {
  const next = nextDrill(report);
  const id = useId();
  const creation = useStartPractice();
  if (useIsOff('practice')) return null;
  const again = (
    <LinkButton to={practiceAgainPath(report)} variant={next ? 'text' : 'outlined'}>
      Practice again
    </LinkButton>
  );
  if (!next) return <Box sx={{ displayPrint: 'none' }}>{again}</Box>;
  const { role_family, level } = report;
  const start = () =>
    creation.create(drillRequest({ family: role_family, level, competency: next.competency }));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} style={visuallyHidden}>
        Next drill
      </h2>
      <Typography sx={{ fontWeight: 600 }}>{next.words}</Typography>
      {creation.isError && (
        <ErrorPanel title="The drill was not started" error={creation.error} onRetry={start} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, displayPrint: 'none' }}>
        <Button
          variant={report.interview ? 'outlined' : 'contained'}
          loading={creation.isPending}
          onClick={start}
        >
          Start drill
        </Button>
        {again}
      </Box>
    </section>
  );
});

/** The practice page with the choices of this report. */
function practiceAgainPath({ role_family, level, question_type }: Report): string {
  return paths.candidate.practiceOf({ role_family: role_family._id, level, question_type });
}

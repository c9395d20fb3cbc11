import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { PracticeOptions, PracticeSessionRequest, Report } from '../../../../openapi/gen/types.gen.ts';
import { levelNames } from '../../../capabilities/interview/interview-words.ts';
import { drillPath, nextDrill } from '../../../capabilities/interview/next-drill.ts';
import { drillRequest } from '../../../capabilities/interview/practice/drill.ts';
import { usualPreset } from '../../../capabilities/interview/practice/presets.ts';
import { useStartPractice } from '../../../capabilities/interview/use-start-practice.ts';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { useIsOff } from '../../../stores/use-is-off.ts';
import { NextCard } from './next-card.tsx';

interface StartPracticeProps {
  /** Undefined where they could not be loaded. */
  readonly options: PracticeOptions | undefined;
  /** The newest one, as far as it could be loaded. */
  readonly report: Report | undefined;
  /** Whether somebody has no report yet. */
  readonly isFirst: boolean;
}

/** Starts a practice with one click: the drill that the last report leads to, else the usual one. */
export const StartPractice = observer(function StartPractice(props: StartPracticeProps) {
  const offer = offerOf(props);
  const creation = useStartPractice();
  if (useIsOff('practice'))
    return <NextCard title="Practice">New practice interviews are switched off here.</NextCard>;
  if (!offer)
    return (
      <NextCard
        title="Practice"
        action={
          <LinkButton to={paths.candidate.practice} variant="contained" size="large">
            Choose a practice
          </LinkButton>
        }
      />
    );
  const { title, detail, elsewhere, request } = offer;
  const start = () => creation.create(request);
  return (
    <NextCard
      title={title}
      action={
        <Stack spacing={1} sx={{ flex: 'none' }}>
          <Button variant="contained" size="large" loading={creation.isPending} onClick={start}>
            Start
          </Button>
          <LinkButton to={elsewhere} variant="text">
            Choose another
          </LinkButton>
        </Stack>
      }
    >
      <Typography>{factLine(detail)}</Typography>
      {creation.isError && (
        <ErrorPanel title="The practice was not started" error={creation.error} onRetry={start} />
      )}
    </NextCard>
  );
});

interface Offer {
  readonly title: string;
  readonly detail: string;
  readonly request: PracticeSessionRequest;
  /** Where something else is chosen. */
  readonly elsewhere: string;
}

function offerOf({ options, report, isFirst }: StartPracticeProps): Offer | null {
  const next = report && nextDrill(report);
  if (next) {
    const { role_family: family, level } = report;
    const { competency } = next;
    return {
      title: `Drill: ${competency.name}`,
      detail: `${family.name} · ${levelNames[level]} · from your last report`,
      request: drillRequest({ family, level, competency }),
      elsewhere: drillPath(report, competency),
    };
  }
  if (!options) return null;
  const { title, memory, request } = usualPreset(options);
  const elsewhere = paths.candidate.practice;
  return isFirst
    ? { title: 'Your first practice', detail: `${title}. Only you see it.`, request, elsewhere }
    : { title, detail: memory ?? '', request, elsewhere };
}

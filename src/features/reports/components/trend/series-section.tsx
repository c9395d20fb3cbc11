import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import type { TrendSeries } from '../../../../../openapi/gen/types.gen.ts';
import { ChartFrame } from '../../../../capabilities/charts/chart-frame.tsx';
import { Disclosure } from '../../../../components/disclosure.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { type Drawn, drawnScores } from './figures.ts';
import { howToRead, scoreRule, seriesVersions, whenMade } from './series-words.ts';
import { TrendTable } from './trend-table.tsx';

const ScoreLines = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "score-lines" */ '../../../../capabilities/charts/score-lines.tsx')
  ).ScoreLines,
}));

const chartHeight = 320;

interface SeriesSectionProps {
  readonly series: TrendSeries;
  /** What is shown, in full: a choice has room for the beginning of it. */
  readonly name: string;
}

/** One series: the scores of a language model as lines; the counts of a checklist as a table alone. */
export function SeriesSection({ series, name }: SeriesSectionProps) {
  const { engine, reports } = series;
  const isScored = engine.name === 'llm';
  const drawn = drawnScores(series);
  return (
    <Stack component="section" aria-label="Results by competency" spacing={3}>
      <Typography component="h2" variant="h3">
        {factLine(name)}
      </Typography>
      {reports.length < 2 && (
        <Typography role="note">
          There is one such report so far. A trend begins with the second one.
        </Typography>
      )}
      {isScored && drawn.lines.length > 0 && <ScorePicture reports={reports} drawn={drawn} />}
      <TrendTable series={series} />
      <Disclosure summary="How to read this">
        <Stack spacing={1.5}>
          <Typography>{isScored ? scoreRule(reports) : checklistRule}</Typography>
          <Typography>
            Only reports whose figures mean the same stand together: of one role family, of practice or of
            interviews, made by the same version of one engine with the same questions to choose from.{' '}
            {leftOut}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Made by: {engine.label}, {seriesVersions(series)}
          </Typography>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

export const leftOut =
  'Points of choices and code are left out, and so is what was tried again or answered after a skip.';

const checklistRule =
  'These are counts of what the checklist found, 5 checks for each usable answer. They are no scores: more of them does not mean that an answer is right.';

interface ScorePictureProps extends Pick<TrendSeries, 'reports'> {
  readonly drawn: Drawn;
}

function ScorePicture({ reports, drawn }: ScorePictureProps) {
  const reading = howToRead(drawn);
  return (
    <div>
      <ChartFrame
        label="AI scores by competency over time, from 1 to 5; the table has the figures"
        height={chartHeight}
      >
        <ScoreLines days={whenMade(reports)} lines={drawn.lines} height={chartHeight} />
      </ChartFrame>
      {reading && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {reading}
        </Typography>
      )}
    </div>
  );
}

import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy } from 'react';
import type { CompetencyFinding } from '../../../../../api/gen/types.gen.ts';
import { ChartFrame } from '../../../chart/chart-frame.tsx';
import { ScoreTable } from './score-table.tsx';

const ScoreRadar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "score-radar" */ '../../../chart/score-radar.tsx')).ScoreRadar,
}));

/** A radar of fewer has no area. */
const fewestForRadar = 3;

/** The AI's scores by competency: as a radar where there are enough of them and room for its words, and as a table. */
export function CompetencyScores({ competencies }: { readonly competencies: readonly CompetencyFinding[] }) {
  const scores = competencies.flatMap(({ name, assessment }) =>
    assessment?.score ? { name, score: assessment.score } : [],
  );
  const isWide = useMediaQuery('(min-width: 600px)');
  if (!isWide || scores.length < fewestForRadar) return <ScoreTable competencies={competencies} />;
  return (
    <Stack spacing={2}>
      <ChartFrame
        label="Radar of the AI scores by competency, from 1 in the middle to 5; the table has the figures"
        height={300}
      >
        <ScoreRadar scores={scores} height={300} />
      </ChartFrame>
      <ScoreTable competencies={competencies} />
    </Stack>
  );
}

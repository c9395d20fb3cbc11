import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import type { CompetencyFinding } from '../../../../openapi/gen/types.gen.ts';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { ScoreTable, type ScoreTableProps } from './score-table.tsx';
import { useRoomOnScreen } from './use-room-on-screen.ts';

const ScoreRadar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "score-radar" */ '../../charts/score-radar.tsx')).ScoreRadar,
}));

/** A radar of fewer has no area. */
const fewestForRadar = 3;

/** The AI's scores by competency: as a radar where there are enough of them and room for its words, and as a table. */
export function CompetencyScores(scored: ScoreTableProps) {
  const { competencies } = scored;
  const scores = competencies.flatMap(({ name, assessment }) =>
    assessment?.score ? { name, score: assessment.score } : [],
  );
  const hasRoom = useRoomOnScreen();
  if (!hasRoom || scores.length < fewestForRadar) return <ScoreTable {...scored} />;
  return (
    <Stack spacing={2}>
      <div>
        <ChartFrame
          label="Radar of the AI scores by competency, from 0 in the middle to 5; the table has the figures"
          height={300}
        >
          <ScoreRadar scores={scores} height={300} />
        </ChartFrame>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {howToRead(competencies)}
        </Typography>
      </div>
      <ScoreTable {...scored} />
    </Stack>
  );
}

/** A competency without a score has no place in the picture, where the lowest score has one. */
function howToRead(competencies: readonly CompetencyFinding[]): string {
  const unscored = competencies.filter(({ assessment }) => assessment?.score === null);
  const rings = 'The innermost ring is a score of 1, the outermost 5.';
  if (unscored.length === 0) return rings;
  return `${rings} Without a score, and so not in the picture: ${unscored.map(({ name }) => name).join(', ')}.`;
}

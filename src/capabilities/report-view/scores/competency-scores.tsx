import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import type { CompetencyFinding } from '../../../../openapi/gen/types.gen.ts';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { ScoreBars } from '../../charts/score-bars.tsx';
import { byFirstQuestion } from '../../interview/by-first-question.ts';
import { useRoomOnScreen } from './use-room-on-screen.ts';

const ScoreRadar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "score-radar" */ '../../charts/score-radar.tsx')).ScoreRadar,
}));

/** Fewer are read faster as bars. */
const fewestForRadar = 5;

interface CompetencyScoresProps {
  readonly competencies: readonly CompetencyFinding[];
}

/** The AI's scores by competency: bars, or a radar where there are many of them and room for its words. */
export function CompetencyScores({ competencies }: CompetencyScoresProps) {
  const hasRoom = useRoomOnScreen();
  const all = byFirstQuestion(competencies).flatMap(({ name, assessment }) =>
    assessment ? { name, score: assessment.score } : [],
  );
  const scores = all.flatMap(({ name, score }) => (score === null ? [] : { name, score }));
  if (scores.length === 0) return null;
  if (!hasRoom || scores.length < fewestForRadar)
    return <ScoreBars label="AI scores by competency, 1 to 5" bars={all} />;
  const unscored = all.filter(({ score }) => score === null);
  return (
    <div>
      <ChartFrame
        label={`Radar of the AI scores by competency, from 0 in the middle to 5: ${told(scores)}`}
        height={300}
      >
        <ScoreRadar scores={scores} height={300} />
      </ChartFrame>
      {unscored.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Without a score: {unscored.map(({ name }) => name).join(', ')}
        </Typography>
      )}
    </div>
  );
}

const told = (scores: readonly { readonly name: string; readonly score: number }[]) =>
  scores.map(({ name, score }) => `${name} ${oneDecimal.format(score)}`).join(', ');

const oneDecimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

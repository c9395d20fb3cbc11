import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { brokenLabel } from './broken-label.ts';
import { hues } from './hues.ts';

export interface RadarScore {
  readonly name: string;
  /** 1 to 5. */
  readonly score: number;
}

interface ScoreRadarProps {
  /** At least three. */
  readonly scores: readonly RadarScore[];
  /** In pixels. */
  readonly height: number;
}

/** The scores of a language model as a radar: the middle is 1, each ring one more, the outermost 5. */
export function ScoreRadar({ scores, height }: ScoreRadarProps) {
  const metrics = scores.map(({ name }) => ({ name: brokenLabel(name), min: 1, max: 5 }));
  const data = scores.map(({ score }) => score);
  return (
    <RadarDataProvider
      height={height}
      margin={{ top: 40, bottom: 40, left: 100, right: 100 }}
      radar={{ metrics }}
      series={[{ id: 'scores', data, color: hues[0], fillArea: true }]}
      highlight="none"
      skipAnimation
      disableKeyboardNavigation
    >
      <ChartsSurface sx={{ '& text': { printColorAdjust: 'exact' } }}>
        <RadarGrid divisions={4} />
        <RadarMetricLabels />
        <RadarSeriesArea />
        <RadarSeriesMarks />
      </ChartsSurface>
    </RadarDataProvider>
  );
}

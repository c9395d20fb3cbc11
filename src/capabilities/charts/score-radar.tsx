import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';
import { brokenLabel } from './broken-label.ts';

export interface RadarScore {
  readonly name: string;
  /** 1 to 5. */
  readonly score: number;
}

const rings = 5;

interface ScoreRadarProps {
  /** At least three. */
  readonly scores: readonly RadarScore[];
  /** In pixels. */
  readonly height: number;
}

/** The scores of a language model as a radar: the middle is 0, so that a 1 can be seen, each ring one more. */
export function ScoreRadar({ scores, height }: ScoreRadarProps) {
  const metrics = scores.map(({ name }) => ({ name: brokenLabel(name), min: 0, max: rings }));
  const data = scores.map(({ score }) => score);
  return (
    <RadarDataProvider
      height={height}
      margin={{ top: topMargin(metrics[0]?.name ?? ''), bottom: 40, left: 100, right: 100 }}
      radar={{ metrics }}
      series={[{ id: 'scores', data, color: 'var(--mui-palette-primary-main)', fillArea: true }]}
      highlight="none"
      skipAnimation
      disableKeyboardNavigation
    >
      <ChartsSurface sx={{ '& text': { printColorAdjust: 'exact' } }}>
        <RadarGrid divisions={rings} />
        <RadarMetricLabels />
        <RadarSeriesArea />
        <RadarSeriesMarks />
      </ChartsSurface>
    </RadarDataProvider>
  );
}

/** Room in pixels for the lines of the label above the picture. */
const topMargin = (label: string) => 16 + 20 * label.split('\n').length;

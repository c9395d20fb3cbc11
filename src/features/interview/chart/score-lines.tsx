import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { hues } from './hues.ts';

export interface ScoreLine {
  readonly name: string;
  /** One a report, 1 to 5; null where it has none. */
  readonly scores: readonly (number | null)[];
}

interface ScoreLinesProps {
  /** When each report was made, oldest first. */
  readonly days: readonly string[];
  readonly lines: readonly ScoreLine[];
  /** In pixels. */
  readonly height: number;
}

const shapes = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;

/** Scores of one engine over time, a line a competency; each has a shape of its own besides its colour. */
export function ScoreLines({ days, lines, height }: ScoreLinesProps) {
  const series = lines.map(({ name, scores }, index) => ({
    type: 'line' as const,
    id: name,
    label: name,
    data: [...scores],
    color: hues[index % hues.length] ?? hues[0],
    shape: shapes[index % shapes.length] ?? shapes[0],
    labelMarkType: 'line+mark' as const,
    curve: 'linear' as const,
    showMark: true,
    connectNulls: true,
  }));
  const dayOf = (index: number) => days[index] ?? '';
  return (
    <ChartsDataProvider
      height={height}
      series={series}
      xAxis={[{ scaleType: 'band', data: days.map((_day, index) => index), valueFormatter: dayOf }]}
      yAxis={[{ min: 1, max: 5, tickNumber: 5 }]}
      margin={{ right: 30 }}
      skipAnimation
      disableKeyboardNavigation
    >
      <ChartsLegend />
      <ChartsSurface>
        <ChartsGrid horizontal />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}

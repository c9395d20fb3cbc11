import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot, MarkElement, type MarkElementProps, MarkPlot } from '@mui/x-charts/LineChart';

export interface ScorePoint {
  /** 1 to 5. */
  readonly score: number;
  /** Whether a skip counts in it, which no engine scored. */
  readonly hasSkip: boolean;
}

export interface ScoreLine {
  readonly name: string;
  /** One a report; null where it has none. */
  readonly points: readonly (ScorePoint | null)[];
}

interface ScoreLinesProps {
  /** When each report was made, oldest first. */
  readonly days: readonly string[];
  readonly lines: readonly ScoreLine[];
  /** In pixels. */
  readonly height: number;
}

const shapes = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;

/**
 * Scores of one engine over time, a line a competency; each has a shape of its own besides its colour. A score in which
 * a skip counts is an open point beside the line.
 */
export function ScoreLines({ days, lines, height }: ScoreLinesProps) {
  const series = lines.map(({ name, points }, index) => ({
    type: 'line' as const,
    id: name,
    label: name,
    data: points.map((point) => (point && !point.hasSkip ? point.score : null)),
    ...styleOf(index),
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
        <MarkPlot slots={{ mark: FullPoint }} />
        <OpenPoints lines={lines} />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
    </ChartsDataProvider>
  );
}

const styleOf = (index: number) => ({
  color: hues[index % hues.length] ?? hues[0],
  shape: shapes[index % shapes.length] ?? shapes[0],
});

function FullPoint(point: MarkElementProps) {
  return <MarkElement {...point} style={{ fill: point.color }} />;
}

/** The scores in which a skip counts. */
function OpenPoints({ lines }: Pick<ScoreLinesProps, 'lines'>) {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const middle = x.bandwidth() / 2;
  return lines.flatMap(({ name, points }, index) =>
    [...points.entries()].map(
      ([place, point]) =>
        point?.hasSkip && (
          <MarkElement
            key={`${name} ${place}`}
            {...styleOf(index)}
            seriesId={name}
            dataIndex={place}
            x={(x(place) ?? 0) + middle}
            y={y(point.score)}
            skipAnimation
          />
        ),
    ),
  );
}

/** Each at least 3:1 on both schemes' paper; in pictures a shape or a name stands beside it. */
const hues = ['#2f7fd6', '#b8721b', '#1f9d6b', '#9a5bd0', '#cf4a78'] as const;

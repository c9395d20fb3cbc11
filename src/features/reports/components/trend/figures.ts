import type {
  NamedRef,
  TrendCompetency,
  TrendReport,
  TrendSeries,
} from '../../../../../openapi/gen/types.gen.ts';
import type { ScoreLine, ScorePoint } from '../../../../capabilities/charts/score-lines.tsx';
import { skipNote } from '../../../../capabilities/interview/skip-note.ts';

/** Every competency that a report of the series speaks of, in the order in which they came. */
export function competenciesOf({ reports }: TrendSeries): NamedRef[] {
  const names = new Map<string, string>();
  for (const { _id, name } of reports.flatMap(({ competencies }) => competencies)) names.set(_id, name);
  return [...names].map(([_id, name]) => ({ _id, name }));
}

/** What a report says of a competency; undefined where it was not asked about. */
export function figureOf({ competencies }: TrendReport, competencyId: string): TrendCompetency | undefined {
  return competencies.find(({ _id }) => _id === competencyId);
}

/** Whether a report says anything of a competency by which it can be held against another. */
export const hasFigure = ({ score, checks }: TrendCompetency) => score !== null || checks !== null;

/** The scores of a language model, a line a competency. */
export interface Drawn {
  readonly lines: readonly ScoreLine[];
  /** The names of those with a single figure, of answers or of skips, which are not drawn. */
  readonly withOneFigure: readonly string[];
}

/** What a picture of the scores shows, and what it has to leave out. */
export function drawnScores(series: TrendSeries): Drawn {
  const all = competenciesOf(series).map(({ _id, name }) => ({
    name,
    points: series.reports.map((report) => pointOf(figureOf(report, _id))),
  }));
  return {
    lines: all.filter(({ points }) => scoresIn(points) > 1),
    withOneFigure: all.filter(({ points }) => scoresIn(points) === 1).map(({ name }) => name),
  };
}

function pointOf(figure: TrendCompetency | undefined): ScorePoint | null {
  if (!figure || figure.score === null) return null;
  return { score: figure.score, hasSkip: skipNote(figure) !== null };
}

const scoresIn = (points: ScoreLine['points']) => points.filter((point) => point !== null).length;

/** The series that the address names; else the first that shows a change, else the first. */
export function chosenSeries(series: readonly TrendSeries[], id: string | null): TrendSeries | undefined {
  return (
    series.find(({ _id }) => _id === id) ?? series.find(({ reports }) => reports.length > 1) ?? series[0]
  );
}

import type {
  NamedRef,
  TrendCompetency,
  TrendReport,
  TrendSeries,
} from '../../../../../api/gen/types.gen.ts';
import type { ScoreLine } from '../../../chart/score-lines.tsx';

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

/** The scores of a language model, a line a competency; one that was scored once has no line. */
export function scoreLines(series: TrendSeries): ScoreLine[] {
  return competenciesOf(series)
    .map(({ _id, name }) => ({
      name,
      scores: series.reports.map((report) => figureOf(report, _id)?.score ?? null),
    }))
    .filter(({ scores }) => scores.filter((score) => score !== null).length > 1);
}

/** The series that the address names; else the first that shows a change, else the first. */
export function chosenSeries(series: readonly TrendSeries[], id: string | null): TrendSeries | undefined {
  return (
    series.find(({ _id }) => _id === id) ?? series.find(({ reports }) => reports.length > 1) ?? series[0]
  );
}

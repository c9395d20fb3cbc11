import type { TrendCompetency, TrendSeries } from '../../../../openapi/gen/types.gen.ts';
import { skipNote } from '../../../capabilities/interview/skip-note.ts';

/** What a competency's last two figures are, of one engine. */
export interface CompetencyChange {
  readonly _id: string;
  readonly name: string;
  /** Of the later report. */
  readonly reportId: string;
  readonly createdAt: string;
  /** "3 of 5, before 2 of 5"; of a checklist "4 of 5 checks, before 3 of 5". */
  readonly words: string;
}

/** The competencies that at least two reports of a series have a figure of, the one looked at last first. */
export function competencyChanges({ reports }: TrendSeries): CompetencyChange[] {
  const found = new Map<string, CompetencyChange>();
  const later = new Map<string, { figure: TrendCompetency; reportId: string; createdAt: string }>();
  for (const { report_id: reportId, created_at: createdAt, competencies } of reports.toReversed()) {
    for (const figure of competencies.filter(hasFigure)) {
      const last = later.get(figure._id);
      if (!last) later.set(figure._id, { figure, reportId, createdAt });
      else if (!found.has(figure._id)) found.set(figure._id, changeOf(last, figure));
    }
  }
  return [...found.values()].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}

const hasFigure = ({ score, checks }: TrendCompetency) => score !== null || checks !== null;

function changeOf(
  { figure, reportId, createdAt }: { figure: TrendCompetency; reportId: string; createdAt: string },
  before: TrendCompetency,
): CompetencyChange {
  const unit = figure.checks ? ' checks' : '';
  const words = `${figureWords(figure)}${unit}, before ${figureWords(before)}`;
  return { _id: figure._id, name: figure.name, reportId, createdAt, words };
}

function figureWords(figure: TrendCompetency): string {
  const { score, checks } = figure;
  if (checks) return `${checks.found} of ${checks.of}`;
  if (score === null) return '';
  const words = `${Number.isInteger(score) ? score : score.toFixed(1)} of 5`;
  const note = skipNote(figure);
  return note ? `${words} (${note})` : words;
}

import type { TrendReport, TrendSeries } from '../../../../../openapi/gen/types.gen.ts';
import {
  engineVersions,
  questionVersions,
} from '../../../../capabilities/report-view/versions/judged-against.ts';
import type { Drawn } from './figures.ts';

/** What each series is called; where two would be called the same, with the versions, and then the models, that tell them apart. */
export function seriesNames(series: readonly TrendSeries[]): string[] {
  const names = series.map(plainName);
  const versioned = names.map((name, index) => {
    const [one] = series.slice(index);
    return one && isRepeated(names, name) ? `${name} (${seriesVersions(one)})` : name;
  });
  return versioned.map((name, index) => {
    // The series that went on last comes first.
    const before = versioned.slice(index + 1).filter((other) => other === name).length;
    return isRepeated(versioned, name) ? `${name}, AI model ${before + 1}` : name;
  });
}

const isRepeated = (names: readonly string[], name: string) =>
  names.filter((other) => other === name).length > 1;

/** "Software engineering · Practice · Evidence checklist". */
function plainName({ role_family, mode, engine }: TrendSeries): string {
  const judge = engine.ai ? 'AI scores' : 'Evidence checklist';
  return [role_family.name, mode === 'practice' ? 'Practice' : 'Interviews', judge].join(' · ');
}

/** "engine version 1.0.0, prompt version 2, question bank version 3". */
export function seriesVersions({ engine, bank_version }: TrendSeries): string {
  const questions = questionVersions({ question_type: 'mixed', bank_version });
  return [...engineVersions(engine), ...questions].join(', ');
}

const day = { day: 'numeric', month: 'short' } as const;
const dayFormat = new Intl.DateTimeFormat(undefined, day);
const timeFormat = new Intl.DateTimeFormat(undefined, {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day on which each report was made; with the time where two are of one day. */
export function whenMade(reports: readonly Pick<TrendReport, 'created_at'>[]): string[] {
  const times = reports.map(({ created_at }) => Date.parse(created_at));
  const days = times.map((time) => dayFormat.format(time));
  const isApart = new Set(days).size === days.length;
  return isApart ? days : times.map((time) => timeFormat.format(time));
}

/** How the scores of a series are to be read: attempts at one interview are asked the same. */
export function scoreRule(reports: readonly Pick<TrendReport, 'interview'>[]): string {
  const [first] = reports;
  const isOneInterview =
    first?.interview != null && reports.every(({ interview }) => interview?._id === first.interview?._id);
  const asked = isOneInterview
    ? 'These are attempts at one interview, which asks the same questions'
    : 'Other questions may have been asked each time';
  return `${asked}; few answers make a score move by themselves: read each figure together with the answers it rests on.`;
}

/** What a picture of scores does not say by itself; empty where it says all. */
export function howToRead({ lines, withOneFigure }: Drawn): string {
  const hasSkip = lines.some(({ points }) => points.some((point) => point?.hasSkip));
  const said = [
    ...(hasSkip ? ['In an open point a skip counts as 1, and no line runs through it.'] : []),
    ...(withOneFigure.length > 0
      ? [`With one figure so far, and so not in the picture: ${withOneFigure.join(', ')}.`]
      : []),
  ];
  return said.join(' ');
}

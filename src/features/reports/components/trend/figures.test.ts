import { describe, expect, it } from 'vitest';
import type { Engine, TrendCompetency, TrendSeries } from '../../../../../openapi/gen/types.gen.ts';
import { chosenSeries, competenciesOf, drawnScores, figureOf } from './figures.ts';
import { seriesNames } from './series-words.ts';

const rules: Engine = { name: 'rules', label: 'Checklist', version: '1.0.0', reason: 'AI is not configured' };
const ai = { model_key: 'small', temperature: 0, prompt_version: '1' };
const llm: Engine = { name: 'llm', label: 'AI', version: '1.0.0', reason: 'AI is configured', ai };

const scored = (_id: string, score: number | null): TrendCompetency => ({
  _id,
  name: `Of ${_id}`,
  score,
  checks: null,
});

function series(change: Partial<TrendSeries>, ...reports: TrendCompetency[][]): TrendSeries {
  return {
    _id: 'series',
    mode: 'practice',
    role_family: { _id: 'software', name: 'Software' },
    engine: llm,
    bank_version: 1,
    reports: reports.map((competencies, index) => ({
      report_id: `report-${index}`,
      created_at: '2026-01-05T09:00:00Z',
      interview: null,
      attempt: null,
      level: 'junior',
      question_type: 'mixed',
      coverage: { scorable: 3, planned: 3, percent: 100 },
      competencies,
    })),
    ...change,
  };
}

describe('the figures of a series', () => {
  const one = series(
    {},
    [scored('a', 2), scored('b', 4)],
    [scored('a', null), scored('c', 3)],
    [scored('a', 4)],
  );

  it('name every competency once', () => {
    expect(competenciesOf(one).map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  });

  it('make a line only of what was scored twice, and name what was scored once', () => {
    const point = (score: number) => ({ score, hasSkip: false });
    expect(drawnScores(one)).toEqual({
      lines: [{ name: 'Of a', points: [point(2), null, point(4)] }],
      withOneFigure: ['Of b', 'Of c'],
    });
  });

  it('tell a score in which a skip counts from one that is the engine’s alone', () => {
    const skipped = { ...scored('a', 1), left_out: ['skipped' as const] };
    const [line] = drawnScores(series({}, [scored('a', 3)], [skipped])).lines;
    expect(line?.points.map((point) => point?.hasSkip)).toEqual([false, true]);
  });

  it('tell what was not asked from what has no score', () => {
    const [, second] = one.reports;
    expect(second && figureOf(second, 'a')?.score).toBeNull();
    expect(second && figureOf(second, 'b')).toBeUndefined();
  });
});

it('shows the series of the address, else the first that shows a change', () => {
  const single = series({ _id: 'single' }, []);
  const several = series({ _id: 'several' }, [], []);
  expect(chosenSeries([single, several], 'single')?._id).toBe('single');
  expect(chosenSeries([single, several], null)?._id).toBe('several');
  expect(chosenSeries([single], 'gone')?._id).toBe('single');
  expect(chosenSeries([], null)).toBeUndefined();
});

it('names series, with their versions only where that tells them apart', () => {
  expect(
    seriesNames([series({}), series({ engine: rules, mode: 'ai' }), series({ bank_version: 2 })]),
  ).toEqual([
    'Software · Practice · AI scores (engine version 1.0.0, prompt version 1, question bank version 1)',
    'Software · Interviews · Evidence checklist',
    'Software · Practice · AI scores (engine version 1.0.0, prompt version 1, question bank version 2)',
  ]);
});

it('names two models apart, and neither by its name', () => {
  const other = { ...llm, ai: { ...ai, model_key: 'large' } };
  const versions = 'engine version 1.0.0, prompt version 1, question bank version 1';
  expect(seriesNames([series({}), series({ engine: other })])).toEqual([
    `Software · Practice · AI scores (${versions}), AI model 2`,
    `Software · Practice · AI scores (${versions}), AI model 1`,
  ]);
});

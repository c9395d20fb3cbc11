import { describe, expect, test } from 'vitest';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';
import { longestTrend, type TrendRow, trendOf } from './trend.ts';

const rules: StoredEngine = {
  name: 'rules',
  label: 'Checklist',
  version: '1.0.0',
  reason: 'AI is not configured',
};
const ai = { model: 'small', host: 'ai.example', temperature: 0, prompt_version: '1' };
const llm: StoredEngine = { name: 'llm', label: 'AI', version: '1.0.0', reason: 'AI is configured', ai };

function row(id: string, change: Partial<TrendRow> = {}): TrendRow {
  return {
    id,
    createdAt: new Date(`2026-01-0${id}T09:00:00Z`),
    mode: 'practice',
    roleFamilyId: 'software',
    roleFamilyName: 'Software',
    level: 'junior',
    questionType: 'mixed',
    engine: llm,
    bankVersion: 1,
    coverage: { scorable: 3, planned: 3, percent: 100 },
    competencies: [],
    terms: null,
    number: 1,
    ...change,
  };
}

const idsOf = (rows: readonly TrendRow[]) =>
  trendOf(rows).series.map(({ reports }) => reports.map(({ report_id }) => report_id));

describe('one series', () => {
  test('has its oldest report first, whatever the level and the type of the questions', () => {
    const rows = [row('3', { level: 'senior' }), row('2', { questionType: 'behavioural' }), row('1')];
    expect(idsOf(rows)).toEqual([['1', '2', '3']]);
  });

  test('outlasts a move of the endpoint', () => {
    expect(idsOf([row('2', { engine: { ...llm, ai: { ...ai, host: 'other.example' } } }), row('1')])).toEqual(
      [['1', '2']],
    );
  });

  test.each<[string, Partial<TrendRow>]>([
    ['hiring and practice', { mode: 'ai' }],
    ['role families', { roleFamilyId: 'data' }],
    ['engines', { engine: rules }],
    ['versions of an engine', { engine: { ...llm, version: '2.0.0' } }],
    ['models', { engine: { ...llm, ai: { ...ai, model: 'large' } } }],
    ['prompts', { engine: { ...llm, ai: { ...ai, prompt_version: '2' } } }],
    ['question banks', { bankVersion: 2 }],
  ])('never goes through two %s', (_case, change) => {
    expect(idsOf([row('3'), row('2', change), row('1')])).toEqual([['1', '3'], ['2']]);
    const [one, other] = trendOf([row('3'), row('2', change)]).series;
    expect(one?._id).not.toBe(other?._id);
  });

  test('keeps its name when reports are added', () => {
    expect(trendOf([row('2'), row('1')]).series[0]?._id).toBe(trendOf([row('1')]).series[0]?._id);
  });
});

test('speaks of the latest reports and says so', () => {
  const rows = Array.from({ length: longestTrend + 1 }, (_, index) => row('1', { id: String(index) }));
  const { series, has_older } = trendOf(rows);
  expect(series[0]?.reports).toHaveLength(longestTrend);
  expect(series[0]?.reports.at(-1)?.report_id).toBe('0');
  expect(has_older).toBe(true);
  expect(trendOf(rows.slice(1)).has_older).toBe(false);
});

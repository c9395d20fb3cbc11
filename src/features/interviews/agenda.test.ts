import { expect, test } from 'vitest';
import type { AgendaItem, LiveInterview } from '../../../openapi/gen/types.gen.ts';
import { agendaOf, endOfAgenda } from './agenda.ts';

const now = new Date(2026, 9, 22, 23, 30);
const at = (day: number, hour: number) => new Date(2026, 9, day, hour).toISOString();
const due = (time: string, kind: AgendaItem['kind'] = 'begin') => ({ kind, at: time }) as AgendaItem;
const live = (time: string | null) => ({ starts_at: time }) as LiveInterview;

test('seven days where the reader is, each with what falls on it in order', () => {
  const { days, overdue } = agendaOf(
    [due(at(25, 18)), due(at(28, 23)), due(at(29, 0)), due(at(22, 20), 'rate')],
    [live(at(25, 9)), live(at(22, 23)), live(null)],
    now,
  );
  expect(overdue.map((one) => one.at)).toEqual([at(22, 20)]);
  expect(days.map(({ start }) => start.getDate())).toEqual([22, 23, 24, 25, 26, 27, 28]);
  expect(days.map(({ entries }) => entries.map((one) => one.at))).toEqual([
    [at(22, 23)],
    [],
    [],
    [at(25, 9), at(25, 18)],
    [],
    [],
    [at(28, 23)],
  ]);
});

test('it ends with the seventh day, also where the clock changes meanwhile', () => {
  expect(endOfAgenda(now)).toEqual(new Date(2026, 9, 29));
});

import { expect, test } from 'vitest';
import { funnelOf } from './funnel.ts';

test('who stands behind a stage has passed it, and who was hired from it', () => {
  const stages = ['applied', 'interview', 'offer'].map((_id) => ({ _id, name: _id, limit_days: null }));
  const counts = [
    { stageId: 'applied', status: 'active', count: 5 },
    { stageId: 'applied', status: 'rejected', count: 2 },
    { stageId: 'interview', status: 'withdrawn', count: 1 },
    { stageId: 'offer', status: 'active', count: 1 },
    { stageId: 'offer', status: 'hired', count: 3 },
  ] as const;
  const funnel = funnelOf(stages, counts, new Map([['applied', 2.5]]));
  expect(funnel.stages.map(({ entered, passed }) => [entered, passed])).toEqual([
    [12, 5],
    [5, 4],
    [4, 3],
  ]);
  expect(funnel.stages.map(({ median_days }) => median_days)).toEqual([2.5, null, null]);
  expect(funnel).toMatchObject({ active: 6, hired: 3, rejected: 2, withdrawn: 1 });
});

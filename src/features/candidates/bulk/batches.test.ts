import { expect, test } from 'vitest';
import type { CompanyCandidate } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { inBatches } from './batches.ts';

const rows = Array.from(
  { length: 1200 },
  (_, at): CompanyCandidate => ({
    _id: `${at}`,
    full_name: 'Ada Byron',
    email: 'ada@mail.example',
    tags: [],
    applications: [],
    active_at: '2026-01-01T00:00:00.000Z',
  }),
);
const refused = new ApiError({ kind: 'http', title: 'Error 409', text: 'None are left now.', status: 409 });

test('who was reached before a failure is told, and who was not is left', async () => {
  const sizes: number[] = [];
  const { answers, left, failure } = await inBatches(rows, async (some) => {
    sizes.push(some.length);
    if (sizes.length === 2) throw refused;
    return some.length;
  });
  expect([sizes, answers]).toEqual([[500, 500], [500]]);
  expect(left.map(({ _id }) => _id)).toEqual(rows.slice(500).map(({ _id }) => _id));
  expect(failure).toEqual(['700 candidates not reached, still selected: None are left now.']);
});

test('what fails for all is thrown', async () => {
  await expect(inBatches(rows, () => Promise.reject(refused))).rejects.toBe(refused);
});

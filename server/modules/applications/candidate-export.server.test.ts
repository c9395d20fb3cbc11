// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { companyCandidates } from '../../platform/database/schema/index.ts';
import { type CandidateRow, eachCandidate } from './candidate-repository.ts';

const COUNT = 1201;

let server: TestServer;
let recruiter: TestAccount;
let companyId: string;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await createAccount(server, 'recruiter');
  const { workspace_id, candidate_id } = await openHiring(server, recruiter);
  const call = callAs(server, recruiter);
  // Many of one name, and many of one moment.
  const candidates = Array.from({ length: COUNT - 1 }, (_, at) => ({
    full_name: `Person ${at % 7}`,
    email: `p${at}@mail.example`,
  }));
  for (let from = 0; from < candidates.length; from += 400)
    await call('POST', `/workspaces/${workspace_id}/applications`, {
      candidates: candidates.slice(from, from + 400),
    });
  const [row] = await server.db
    .select({ companyId: companyCandidates.companyId })
    .from(companyCandidates)
    .where(eq(companyCandidates.id, candidate_id));
  companyId = row?.companyId ?? '';
});
afterAll(() => server.close());

const sorts = ['name', '-name', 'active_at', '-active_at'] as const;
const wanted = (sort: (typeof sorts)[number]) => ({
  companyId,
  userId: recruiter.userId,
  isNameless: false,
  q: '',
  sort,
});

test.each(sorts)('by %s everybody is told once, in the order of the list', async (sort) => {
  const rows = (await told(sort)).map(({ candidate }) => candidate);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(COUNT);
  expect(rows).toHaveLength(COUNT);
  const keys = rows.map(({ fullName, activeAt }) =>
    sort.endsWith('name') ? fullName.toLowerCase() : activeAt.toISOString(),
  );
  const inOrder = keys.toSorted();
  expect(keys).toEqual(sort.startsWith('-') ? inOrder.reverse() : inOrder);
});

test('with whom something happens meanwhile is told, too, and once', async () => {
  const ids: string[] = [];
  for await (const rows of eachCandidate(server.db, wanted('-active_at'))) {
    if (ids.length === 0) {
      const { candidate } = (await told('-active_at')).at(-1) ?? {};
      await server.db
        .update(companyCandidates)
        .set({ activeAt: sql`now() + interval '1 hour'` })
        .where(eq(companyCandidates.id, candidate?.id ?? ''));
    }
    ids.push(...rows.map(({ candidate }) => candidate.id));
  }
  expect(new Set(ids).size).toBe(COUNT);
  expect(ids).toHaveLength(COUNT);
});

async function told(sort: (typeof sorts)[number]) {
  const all: CandidateRow[] = [];
  for await (const rows of eachCandidate(server.db, wanted(sort))) all.push(...rows);
  return all;
}

// @module-tag both
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type {
  HiringComparison,
  HiringReportPage,
  RubricList,
  WorkspaceRole,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, nurseWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import {
  completedInterview,
  nurseScorecard,
  takeInterview,
} from '../../../tests/support/hiring-interviews.ts';
import { judged } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { reports } from '../../platform/database/schema/index.ts';

const WITHIN = { timeout: 30_000, interval: 200 };

let server: TestServer;
let recruiter: TestAccount;
let call: ReturnType<typeof callAs>;
/** The candidate of the first. */
let candidate: TestAccount;
let workspaceId: string;
let zoe: Awaited<ReturnType<typeof completedInterview>>;
let bea: Awaited<ReturnType<typeof takeInterview>>;
/** At another interview. */
let cyd: Awaited<ReturnType<typeof completedInterview>>;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await createAccount(server, 'recruiter');
  call = callAs(server, recruiter);
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  candidate = await createAccount(server);
  const taking = { workspaceId, candidate };
  zoe = await completedInterview(server, recruiter, taking, { scorecards_needed: 2 });
  const second = { workspaceId, candidate: await createAccount(server), name: 'Bea Bell' };
  bea = await takeInterview(server, recruiter, zoe.interviewId, second);
  const third = { workspaceId, candidate: await createAccount(server), name: 'Cyd Cole' };
  cyd = await completedInterview(server, recruiter, third);
  await judged(server, taking.candidate, zoe.sessionId);
  await judged(server, second.candidate, bea.sessionId);
  await judged(server, third.candidate, cyd.sessionId);
});

afterAll(() => server.close());

async function member(role: WorkspaceRole) {
  const account = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, account, { workspace_id: workspaceId }, role);
  return account;
}

const colleague = async (role: WorkspaceRole) => callAs(server, await member(role));

const list = async (query = '', as = call) =>
  (await as<HiringReportPage>('GET', `/reports?${query}`)).body.items;
const names = async (query: string) => (await list(query)).map(({ candidate }) => candidate.full_name);
const compare = (ids: readonly string[], as = call) =>
  as<HiringComparison>('GET', `/reports/compare?${ids.map((id) => `session_id=${id}`).join('&')}`);
const rate = (as: typeof call, { sessionId, turnId }: typeof bea, score: number) =>
  as('POST', `/reviews/${sessionId}/scorecard/submit`, nurseScorecard(turnId, score));

test('submitted attempts are listed, searched, filtered and put in order', async () => {
  expect(await names('sort=name')).toEqual(['Bea Bell', 'Cyd Cole', 'Zoe Zett']);
  expect(await names('')).toEqual(['Cyd Cole', 'Bea Bell', 'Zoe Zett']);
  expect(await names('q=bell')).toEqual(['Bea Bell']);
  expect(await names(`workspace_id=${workspaceId}&sort=-name&page=2&page_size=2`)).toEqual(['Bea Bell']);
  expect(await names('workspace_id=other')).toEqual([]);
});

test('rule 1: who has not rated is told of neither verdicts nor results, in lists and comparisons', async () => {
  await rate(await colleague('hiring_manager'), zoe, 5);
  const [row] = await list('q=zoe');
  expect(row).toMatchObject({ is_revealed: false, scorecards: 1, verdicts: null, result: null });
  expect(row?.engine?.name).toBe('rules');
  const { body } = await compare([zoe.sessionId, bea.sessionId]);
  expect(body.columns.map(({ is_revealed, cells }) => [is_revealed, cells])).toEqual([
    [false, null],
    [false, null],
  ]);
  const read = JSON.stringify([await list(), body]);
  expect(read).not.toMatch(/checks|quote|"score"|strong|coverage/);
  expect(await names('is_revealed=true')).toEqual([]);
});

test('rule 1: it opens with one’s own scorecard, by choice, and once enough others are in', async () => {
  const reader = await colleague('recruiter');
  expect(await list('is_revealed=true', reader)).toEqual([]);
  await rate(reader, bea, 3);
  await reader('POST', `/reviews/${cyd.sessionId}/reveal`);
  await rate(await colleague('hiring_manager'), zoe, 4);
  const [first, second, third] = await list('is_revealed=true&sort=name', reader);
  expect(first).toMatchObject({ verdicts: ['yes'], result: { checklist: { of: expect.any(Number) } } });
  expect(second).toMatchObject({ candidate: { full_name: 'Cyd Cole' }, verdicts: [] });
  expect(third).toMatchObject({ candidate: { full_name: 'Zoe Zett' }, verdicts: ['yes', 'yes'] });
});

test('rule 1: to who is asked to rate it stays closed until they have', async () => {
  const asked = await member('recruiter');
  await call('PUT', `/reviews/${zoe.sessionId}/reviewers`, { member_ids: [asked.userId] });
  const reader = callAs(server, asked);
  expect(await list('q=zoe&is_revealed=true', await colleague('recruiter'))).toHaveLength(1);
  expect(await list('q=zoe', reader)).toMatchObject([{ is_revealed: false, verdicts: null, result: null }]);
  await call('PUT', `/reviews/${zoe.sessionId}/reviewers`, { member_ids: [] });
});

test('columns stand by name, with what each person and the engine found and its words', async () => {
  const reader = await colleague('recruiter');
  for (const one of [bea, zoe]) await rate(reader, one, 3);
  const { body } = await compare([zoe.sessionId, bea.sessionId], reader);
  expect(body.competencies.map(({ name }) => name)).toEqual(['Patient safety', 'Handover']);
  expect(body.columns.map(({ candidate }) => candidate.full_name)).toEqual(['Bea Bell', 'Zoe Zett']);
  const [cell] = body.columns[1]?.cells ?? [];
  expect(cell?.people.map(({ score }) => score).toSorted()).toEqual([3, 4, 5]);
  expect(cell?.people[0]?.citations[0]?.quote).toBe('I checked his pulse');
  expect(cell?.engine).toMatchObject({ score: null, checks: { of: 4 } });
  expect(cell?.engine?.quotes.join()).toContain('I checked his pulse');
});

test('what differs is not compared, and it is said what', async () => {
  const reader = await colleague('recruiter');
  for (const one of [bea, zoe, cyd]) await rate(reader, one, 3);
  const all = [cyd, bea, zoe].map(({ sessionId }) => sessionId);
  const [found] = await server.db.select().from(reports).where(eq(reports.sessionId, zoe.sessionId));
  const { body } = await compare(all, reader);
  expect(body.interview._id).toBe(zoe.interviewId);
  expect(body.columns.map(({ differs, cells }) => [differs, cells === null])).toEqual([
    [[], false],
    [['interview'], true],
    [[], false],
  ]);
  if (!found) throw new Error('The report is missing.');
  const engine = { ...found.engine, version: '0.1.0' };
  await server.db.update(reports).set({ engine }).where(eq(reports.id, found.id));
  const { body: parted } = await compare(all, reader);
  expect(parted.columns.map(({ differs }) => differs)).toEqual([[], ['interview'], ['engine']]);
  expect(parted.columns[2]).toMatchObject({ cells: null, can_evaluate_again: true });
  const again = `/reviews/${zoe.sessionId}/evaluate`;
  expect((await (await colleague('hiring_manager'))('POST', again)).status).toBe(403);
  expect((await reader('POST', again)).status).toBe(204);
  await vi.waitFor(async () => {
    const { body: after } = await compare(all, reader);
    expect(after.columns.map(({ differs }) => differs)).toEqual([[], ['interview'], []]);
  }, WITHIN);
  expect(await server.db.$count(reports, eq(reports.sessionId, zoe.sessionId))).toBe(2);
  expect((await reader('POST', again)).status).toBe(409);
});

test('six of one version stand side by side, a seventh does not', async () => {
  const others = ['Dag Dahl', 'Eve Ende', 'Fay Fors', 'Gus Gray', 'Hal Holm'];
  const ids: string[] = [];
  for (const name of others) {
    const taking = { workspaceId, candidate: await createAccount(server), name };
    const taken = await takeInterview(server, recruiter, zoe.interviewId, taking);
    await judged(server, taking.candidate, taken.sessionId);
    await rate(call, taken, 3);
    ids.unshift(taken.sessionId);
  }
  await rate(call, bea, 3);
  const { body } = await compare([...ids, bea.sessionId]);
  expect(body.columns.map(({ candidate: { full_name } }) => full_name)).toEqual(['Bea Bell', ...others]);
  expect(body.columns.every(({ cells, differs }) => cells?.length === 2 && differs.length === 0)).toBe(true);
  expect((await compare([...ids, bea.sessionId, zoe.sessionId])).status).toBe(422);
});

test('to others it is as if missing; interviewers see no list', async () => {
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  for (const as of [callAs(server, stranger), await colleague('interviewer')]) {
    expect(await list('', as)).toEqual([]);
    expect((await compare([zoe.sessionId, bea.sessionId], as)).status).toBe(404);
  }
  expect((await compare([zoe.sessionId])).status).toBe(422);
});

test('each version of the rubric says how many reports are by it', async () => {
  const rubrics = `/workspaces/${workspaceId}/rubrics`;
  const counts = async () =>
    (await call<RubricList>('GET', rubrics)).body.items.map(({ version, reports: count }) => [
      version,
      count,
    ]);
  const before = await counts();
  const ofFirst = before[0]?.[1] ?? 0;
  expect(before).toEqual([[1, ofFirst]]);
  expect(ofFirst).toBeGreaterThanOrEqual(3);
  const [safety] = nurseWorkspace.competencies;
  const competencies = [{ ...safety, weight_percent: 100 }];
  await call('POST', rubrics, { base_version: 1, competencies });
  expect(await counts()).toEqual([
    [2, 0],
    [1, ofFirst],
  ]);
});

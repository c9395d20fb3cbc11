import { isDeepStrictEqual } from 'node:util';
import type { ChosenTestItem, TestChange, TestItem, TestRequest } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields, missing } from '../../platform/problem.ts';
import { findMember, requireMember } from '../membership/membership-service.ts';
import { testProblems } from './item-rules.ts';
import { referenceProblems } from './reference-check-service.ts';
import {
  changeTest,
  findTest,
  findVersion,
  insertTest,
  insertUses,
  insertVersion,
  isUsed,
  lockTest,
  removeTest,
} from './test-repository.ts';

type TestDeps = Pick<Deps, 'db' | 'now'>;

const noTest = () => new HttpProblem(404, 'There is no such test.');

/**
 * A test of a recruiter's company.
 * @throws HttpProblem 404
 */
export async function openTest(db: Database | Transaction, userId: string, testId: string) {
  const companyId = await companyOf(db, userId);
  const found = await findTest(db, companyId, testId);
  if (!found) throw noTest();
  return found;
}

/** Who has no company yet has no tests. */
async function companyOf(db: Database | Transaction, userId: string): Promise<string> {
  const member = await findMember(db, userId);
  if (!member) throw noTest();
  return member.companyId;
}

/**
 * Makes a draft. The same id twice is one test.
 * @throws HttpProblem 409 without a company, 422
 */
export async function createTest(
  { db, now }: TestDeps,
  userId: string,
  id: string,
  { title, items }: TestRequest,
): Promise<void> {
  const { companyId } = await requireMember(db, userId);
  const at = now();
  await insertTest(db, {
    id,
    companyId,
    ...draftOf(title, items),
    revision: 1,
    createdBy: userId,
    savedBy: userId,
    createdAt: at,
    updatedAt: at,
  });
}

/** @throws HttpProblem 422 */
function draftOf(title: string, items: readonly TestItem[]) {
  if (title.trim() === '') throw invalidFields(missing('title'));
  const ids = items.map(({ _id }) => _id);
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (again >= 0) throw invalidFields({ field: `items.${again}._id`, message: 'Another item has this id.' });
  return { title: title.trim(), items };
}

/**
 * Saves a draft over the revision that it was made from; what is the same already is no change.
 * @throws HttpProblem 404, 409 where somebody saved meanwhile, 422
 */
export async function saveTest(
  { db, now }: TestDeps,
  userId: string,
  testId: string,
  { base_revision, title, items }: TestChange,
): Promise<void> {
  const draft = draftOf(title, items);
  await db.transaction(async (tx) => {
    const test = await lockTest(tx, await companyOf(tx, userId), testId);
    if (!test) throw noTest();
    if (test.title === draft.title && isDeepStrictEqual(test.items, draft.items)) return;
    if (test.revision !== base_revision) throw savedMeanwhile();
    const revision = test.revision + 1;
    await changeTest(tx, testId, { ...draft, revision, savedBy: userId, updatedAt: now() });
  });
}

const savedMeanwhile = () =>
  new HttpProblem(409, 'Somebody else saved this test meanwhile.', { code: 'draft_conflict' });

/**
 * Publishes a draft as the next version; one that is published already stays as it is.
 * @throws HttpProblem 404, 409 where somebody saved meanwhile, 422 naming what is unfinished
 */
export async function publishTest(
  { db, now }: TestDeps,
  userId: string,
  testId: string,
  revision: number,
): Promise<void> {
  const { test: before } = await openTest(db, userId, testId);
  if (before.revision !== revision) throw savedMeanwhile();
  if (before.publishedRevision === revision) return;
  const unfinished = testProblems(before.items);
  const problems = unfinished.length > 0 ? unfinished : await referenceProblems(before.items, now);
  if (problems.length > 0) throw invalidFields(...problems);
  await db.transaction(async (tx) => {
    const test = await lockTest(tx, before.companyId, testId);
    if (test?.revision !== revision) throw savedMeanwhile();
    if (test.publishedRevision === revision) return;
    const { companyId, title, items } = test;
    const version = test.version + 1;
    await insertVersion(tx, {
      companyId,
      testId,
      version,
      title,
      items,
      publishedBy: userId,
      publishedAt: now(),
    });
    await changeTest(tx, testId, { version, publishedRevision: revision });
  });
}

/**
 * Deletes a test with its versions.
 * @throws HttpProblem 404, 409 where an interview asks it
 */
export async function deleteTest({ db }: TestDeps, userId: string, testId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const test = await lockTest(tx, await companyOf(tx, userId), testId);
    if (!test) throw noTest();
    if (await isUsed(tx, testId)) throw new HttpProblem(409, 'Interviews ask this test. It stays with them.');
    await removeTest(tx, testId);
  });
}

/** An item as it was published. */
export interface PublishedItem {
  readonly chosen: ChosenTestItem;
  readonly item: TestItem;
}

/** The items that were chosen of a company's tests; those that it has not published are left out. */
export async function findPublishedItems(
  tx: Transaction,
  companyId: string,
  chosen: readonly ChosenTestItem[],
): Promise<PublishedItem[]> {
  const versions = new Map<string, readonly TestItem[]>();
  // In one order, so that two interviews that ask the same tests do not wait for each other.
  const sorted = chosen.toSorted((one, other) => (one.test_id < other.test_id ? -1 : 1));
  for (const { test_id: testId, version } of sorted) {
    const key = `${testId} ${version}`;
    if (versions.has(key) || !(await lockTest(tx, companyId, testId))) continue;
    const found = await findVersion(tx, { companyId, testId, version });
    versions.set(key, found?.version.items ?? []);
  }
  return chosen.flatMap((one) => {
    const items = versions.get(`${one.test_id} ${one.version}`) ?? [];
    const item = items.find(({ _id }) => _id === one.item_id);
    return item ? [{ chosen: one, item }] : [];
  });
}

interface AskedItem {
  readonly chosen: ChosenTestItem;
  readonly questionId: string;
}

/** Notes which versions an interview asks, and as which questions. */
export async function noteTestUses(
  tx: Transaction,
  { companyId, interviewId }: { readonly companyId: string; readonly interviewId: string },
  asked: readonly AskedItem[],
): Promise<void> {
  const uses = Map.groupBy(asked, ({ chosen }) => `${chosen.test_id} ${chosen.version}`);
  await insertUses(
    tx,
    [...uses.values()].flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      const { test_id: testId, version } = first.chosen;
      return [
        { companyId, interviewId, testId, version, questionIds: of.map(({ questionId }) => questionId) },
      ];
    }),
  );
}

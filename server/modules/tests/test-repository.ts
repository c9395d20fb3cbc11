import { and, asc, desc, eq, gt, ilike, sql } from 'drizzle-orm';
import type { ListTestsData, TestItemKind } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { tests, testUses, testVersions, users } from '../../platform/database/schema/index.ts';
import { medianSeconds, takenCount, usedIn } from './figures-sql.ts';

export interface TestFilter {
  readonly companyId: string;
  readonly q: string;
  readonly isPublished: boolean;
  readonly sort: NonNullable<NonNullable<ListTestsData['query']>['sort']>;
  readonly page: number;
  readonly pageSize: number;
}

const person = { _id: users.id, full_name: users.fullName };

const summaryColumns = {
  id: tests.id,
  title: tests.title,
  itemCount: sql<number>`jsonb_array_length(tests.items)`,
  kinds: sql<TestItemKind[]>`(
    select coalesce(json_agg(distinct item->>'kind'), '[]') from jsonb_array_elements(tests.items) item)`,
  version: tests.version,
  isChanged: sql<boolean>`tests.revision <> tests.published_revision`,
  usedIn,
  taken: takenCount,
  medianSeconds,
  updatedAt: tests.updatedAt,
  updatedBy: person,
};

/** One page of a company's tests, and how many there are. */
export async function findTests(db: Database, filter: TestFilter) {
  const { companyId, q, isPublished, sort, page, pageSize } = filter;
  const pattern = `%${q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const fits = and(
    eq(tests.companyId, companyId),
    q.trim() === '' ? undefined : ilike(tests.title, pattern),
    isPublished ? gt(tests.version, 0) : undefined,
  );
  const direction = sort.startsWith('-') ? desc : asc;
  const column = sort.endsWith('title') ? sql`lower(tests.title)` : tests.updatedAt;
  const items = await db
    .select(summaryColumns)
    .from(tests)
    .leftJoin(users, eq(users.id, tests.savedBy))
    .where(fits)
    .orderBy(direction(column), direction(tests.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await db.$count(tests, fits) };
}

export type TestRow = Awaited<ReturnType<typeof findTests>>['items'][number];

/** A test of a company with its draft. */
export async function findTest(db: Database | Transaction, companyId: string, id: string) {
  const [row] = await db
    .select({ test: tests, savedBy: person })
    .from(tests)
    .leftJoin(users, eq(users.id, tests.savedBy))
    .where(and(eq(tests.companyId, companyId), eq(tests.id, id)));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockTest(tx: Transaction, companyId: string, id: string) {
  const [row] = await tx
    .select()
    .from(tests)
    .where(and(eq(tests.companyId, companyId), eq(tests.id, id)))
    .for('update');
  return row;
}

/** What was published of a test, newest first. */
export function findVersions(db: Database, testId: string) {
  return db
    .select({
      version: testVersions.version,
      publishedAt: testVersions.publishedAt,
      publishedBy: person,
      usedIn: sql<number>`(
        select count(*)::int from test_uses u
        where u.test_id = ${testVersions.testId} and u.version = ${testVersions.version})`,
    })
    .from(testVersions)
    .leftJoin(users, eq(users.id, testVersions.publishedBy))
    .where(eq(testVersions.testId, testId))
    .orderBy(desc(testVersions.version));
}

/** One version as it was published. */
export async function findVersion(
  db: Database | Transaction,
  { companyId, testId, version }: { companyId: string; testId: string; version: number },
) {
  const [row] = await db
    .select({ version: testVersions, publishedBy: person })
    .from(testVersions)
    .leftJoin(users, eq(users.id, testVersions.publishedBy))
    .where(
      and(
        eq(testVersions.companyId, companyId),
        eq(testVersions.testId, testId),
        eq(testVersions.version, version),
      ),
    );
  return row;
}

/** Stores a new test; the same id twice is one test. */
export async function insertTest(tx: Database | Transaction, test: typeof tests.$inferInsert): Promise<void> {
  await tx.insert(tests).values(test).onConflictDoNothing();
}

/** What is undefined stays. */
export async function changeTest(
  tx: Transaction,
  id: string,
  change: Partial<Omit<typeof tests.$inferInsert, 'id' | 'companyId'>>,
): Promise<void> {
  await tx.update(tests).set(change).where(eq(tests.id, id));
}

export async function insertVersion(
  tx: Transaction,
  version: typeof testVersions.$inferInsert,
): Promise<void> {
  await tx.insert(testVersions).values(version);
}

/** Whether an interview asks any version of a test. */
export async function isUsed(tx: Transaction, testId: string): Promise<boolean> {
  return (await tx.$count(testUses, eq(testUses.testId, testId))) > 0;
}

export async function removeTest(tx: Transaction, id: string): Promise<void> {
  await tx.delete(tests).where(eq(tests.id, id));
}

export async function insertUses(
  tx: Transaction,
  uses: readonly (typeof testUses.$inferInsert)[],
): Promise<void> {
  if (uses.length > 0) await tx.insert(testUses).values([...uses]);
}

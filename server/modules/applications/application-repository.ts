import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ApplicationStatus, ListApplicationsData } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { applications, companyCandidates, users } from '../../platform/database/schema/index.ts';
import { matchesSearch } from '../workspaces/candidate-search-sql.ts';
import { seenApplications } from './seen-applications-sql.ts';

const columns = {
  application: applications,
  candidate: companyCandidates,
  owner: { _id: users.id, full_name: users.fullName },
};

type Sort = NonNullable<NonNullable<ListApplicationsData['query']>['sort']>;

export interface ApplicationFilter {
  readonly workspaceId: string;
  /** Ids in their order. */
  readonly stages: readonly string[];
  readonly q: string;
  readonly stageId: string | undefined;
  readonly status: ApplicationStatus | undefined;
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
}

function orderOf(sort: Sort, stages: readonly string[]): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const ids = sql.join(
    stages.map((id) => sql`${id}`),
    sql`, `,
  );
  const columnsOf = {
    name: [sql`lower(${companyCandidates.fullName})`],
    stage: [sql`array_position(array[${ids}]::text[], ${applications.stageId})`, applications.stageSince],
    stage_since: [applications.stageSince],
    created_at: [applications.createdAt],
  };
  const [first, ...then] = columnsOf[sort.replace('-', '') as keyof typeof columnsOf];
  return [...(first ? [direction(first)] : []), ...then.map((one) => asc(one)), asc(applications.id)];
}

/** One page of the candidates of a workspace, and how many there are. */
export async function findApplications(db: Database, filter: ApplicationFilter) {
  const { workspaceId, stages, q, stageId, status, sort, page, pageSize } = filter;
  const fits = and(
    eq(applications.workspaceId, workspaceId),
    stageId === undefined ? undefined : eq(applications.stageId, stageId),
    status === undefined ? undefined : eq(applications.status, status),
    matchesSearch(q),
  );
  const joined = eq(companyCandidates.id, applications.candidateId);
  const items = await db
    .select(columns)
    .from(applications)
    .innerJoin(companyCandidates, joined)
    .leftJoin(users, eq(users.id, applications.ownerId))
    .where(fits)
    .orderBy(...orderOf(sort, stages))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(companyCandidates, joined)
    .where(fits);
  return { items, total: counted?.total ?? 0 };
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>['items'][number];

/** A candidate of a workspace, with where else somebody sees them. */
export async function findApplication(
  db: Database | Transaction,
  { workspaceId, candidateId, userId }: { workspaceId: string; candidateId: string; userId: string },
) {
  const [row] = await db
    .select({ ...columns, elsewhere: seenApplications(userId, workspaceId) })
    .from(applications)
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, applications.ownerId))
    .where(and(eq(applications.workspaceId, workspaceId), eq(applications.candidateId, candidateId)));
  return row;
}

/** Applications of a workspace by id, held until the transaction ends; always in the same order, so that two never wait for each other. */
export function lockApplications(tx: Transaction, workspaceId: string, ids: readonly string[]) {
  return tx
    .select()
    .from(applications)
    .where(and(eq(applications.workspaceId, workspaceId), inArray(applications.id, [...ids])))
    .orderBy(applications.id)
    .for('update');
}

/** Puts applications into another stage, and notes that something happened with their candidates. */
export async function moveToStage(
  tx: Transaction,
  moved: readonly { readonly id: string; readonly candidateId: string }[],
  stageId: string,
  at: Date,
): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  const people = moved.map(({ candidateId }) => candidateId);
  await tx.update(applications).set({ stageId, stageSince: at }).where(inArray(applications.id, ids));
  await tx.update(companyCandidates).set({ activeAt: at }).where(inArray(companyCandidates.id, people));
}

/** Gives an application another status, and notes that something happened with its candidate. */
export async function setStatus(
  tx: Transaction,
  { id, candidateId }: { readonly id: string; readonly candidateId: string },
  status: ApplicationStatus,
  at: Date,
): Promise<void> {
  await tx.update(applications).set({ status }).where(eq(applications.id, id));
  await tx.update(companyCandidates).set({ activeAt: at }).where(eq(companyCandidates.id, candidateId));
}

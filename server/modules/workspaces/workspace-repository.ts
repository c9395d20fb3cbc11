import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type {
  ListWorkspacesData,
  Person,
  StageCount,
  WorkspaceStatus,
} from '../../../openapi/gen/types.gen.ts';
import { containing } from '../../platform/database/containing.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { rubrics, users, workspaceMembers, workspaces } from '../../platform/database/schema/index.ts';
import { countedIn } from './application-count-sql.ts';

/** The stages with how many active candidates they have; those of a workspace in a query of `workspaces`. */
function stageCounts(at: Date): SQL<StageCount[]> {
  return sql<StageCount[]>`(
    select coalesce(json_agg(json_build_object(
      '_id', stage.value->>'_id', 'name', stage.value->>'name', 'limit_days', stage.value->'limit_days',
      'active', counted.active, 'stuck', counted.stuck) order by stage.ordinality), '[]')
    from jsonb_array_elements(${workspaces.stages}) with ordinality as stage(value, ordinality)
    cross join lateral (
      select ${countedIn(sql`${workspaces.id}`, sql`counts.status = 'active' and counts.stage_id = stage.value->>'_id'`)} as active,
        case when stage.value->>'limit_days' is null then 0 else (
          select count(*) from applications a
          where a.workspace_id = ${workspaces.id} and a.status = 'active' and a.stage_id = stage.value->>'_id'
            and a.stage_since < ${at.toISOString()}::timestamptz - (stage.value->>'limit_days')::int * interval '1 day'
        ) end as stuck
    ) counted)`;
}

const leadOf = sql<Person | null>`(
  select json_build_object('_id', u.id, 'full_name', u.full_name)
  from workspace_members m join users u on u.id = m.user_id
  where m.workspace_id = ${workspaces.id} and m.role = 'lead' order by m.added_at, m.user_id limit 1)`;

const memberCount = sql<number>`(
  select count(*)::int from workspace_members m where m.workspace_id = ${workspaces.id})`;

const columns = (at: Date) => ({
  workspace: workspaces,
  role: workspaceMembers.role,
  lead: leadOf,
  members: memberCount,
  stages: stageCounts(at),
});

export type WorkspaceRow = NonNullable<Awaited<ReturnType<typeof findWorkspace>>>;

/** A workspace with its counts, for one of its members. */
export async function findWorkspace(
  db: Database | Transaction,
  { workspaceId, userId, at }: { readonly workspaceId: string; readonly userId: string; readonly at: Date },
) {
  const [row] = await db
    .select(columns(at))
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)));
  return row;
}

type Sort = NonNullable<NonNullable<ListWorkspacesData['query']>['sort']>;

export interface WorkspaceFilter {
  readonly userId: string;
  readonly q: string;
  /** Empty means all. */
  readonly statuses: readonly WorkspaceStatus[];
  readonly sort: Sort;
  readonly page: number;
  readonly pageSize: number;
  readonly at: Date;
  /** How many candidates wait for them by workspace, as a table that is made once for all rows. */
  readonly mine: SQL;
}

const toDo = sql<number>`coalesce(mine.count, 0)`.mapWith(Number);

const sortColumns = {
  title: sql`lower(${workspaces.title})`,
  created_at: workspaces.createdAt,
  active_at: workspaces.activeAt,
  to_do: toDo,
};

/** One page of the workspaces that somebody is a member of, and how many there are. */
export async function findWorkspaces(db: Database, filter: WorkspaceFilter) {
  const { userId, q, statuses, sort, page, pageSize, at, mine } = filter;
  const pattern = containing(q);
  const fits = and(
    eq(workspaceMembers.userId, userId),
    statuses.length === 0 ? undefined : inArray(workspaces.status, [...statuses]),
    q.trim() === ''
      ? undefined
      : or(
          ...[workspaces.title, workspaces.department, workspaces.location].map((one) => ilike(one, pattern)),
        ),
  );
  const joined = eq(workspaces.id, workspaceMembers.workspaceId);
  const direction = sort.startsWith('-') ? desc : asc;
  const column = sortColumns[sort.replace('-', '') as keyof typeof sortColumns];
  const items = await db
    .select({ ...columns(at), toDo })
    .from(workspaceMembers)
    .innerJoin(workspaces, joined)
    .leftJoin(sql`${mine} mine`, eq(sql`mine.workspace_id`, workspaces.id))
    .where(fits)
    .orderBy(direction(column), desc(workspaces.activeAt), direction(workspaces.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(workspaceMembers)
    .innerJoin(workspaces, joined)
    .where(fits);
  return { items, total: counted?.total ?? 0 };
}

const reportsBy = sql<number>`(
  select count(distinct r.session_id)::int from interviews i
  join interview_sessions s on s.interview_id = i.id join reports r on r.session_id = s.id
  where i.workspace_id = ${rubrics.workspaceId} and i.rubric_version = ${rubrics.version})`;

/** All versions of a workspace's rubric, newest first, with who published them and how many reports are by them. */
export function findRubrics(db: Database | Transaction, workspaceId: string) {
  return db
    .select({
      rubric: rubrics,
      publishedBy: { _id: users.id, full_name: users.fullName },
      reports: reportsBy,
    })
    .from(rubrics)
    .leftJoin(users, eq(users.id, rubrics.publishedBy))
    .where(eq(rubrics.workspaceId, workspaceId))
    .orderBy(desc(rubrics.version));
}

export type RubricRow = Awaited<ReturnType<typeof findRubrics>>[number];

/** Holds a workspace until the transaction ends, so that its versions follow one another. */
export async function lockWorkspace(tx: Transaction, workspaceId: string): Promise<void> {
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
}

/** Stores a workspace with its lead; false where one of this id exists already. */
export async function insertWorkspace(
  tx: Transaction,
  workspace: typeof workspaces.$inferInsert,
  leadId: string,
): Promise<boolean> {
  const made = await tx
    .insert(workspaces)
    .values(workspace)
    .onConflictDoNothing()
    .returning({ id: workspaces.id });
  if (made.length === 0) return false;
  const { id: workspaceId, companyId, createdAt: addedAt } = workspace;
  await tx.insert(workspaceMembers).values({ companyId, workspaceId, userId: leadId, role: 'lead', addedAt });
  return true;
}

/** What is undefined stays. */
export async function changeWorkspace(
  tx: Transaction,
  workspaceId: string,
  change: Partial<Omit<typeof workspaces.$inferInsert, 'id' | 'companyId'>>,
): Promise<void> {
  await tx.update(workspaces).set(change).where(eq(workspaces.id, workspaceId));
}

export async function insertRubric(tx: Transaction, rubric: typeof rubrics.$inferInsert): Promise<void> {
  await tx.insert(rubrics).values(rubric);
}

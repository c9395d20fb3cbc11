import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { ApplicationStatus, ListApplicationsData, Person } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  applications,
  applicationWords,
  companyCandidates,
  users,
} from '../../platform/database/schema/index.ts';
import { timeIsOverAt } from '../retention/kept-until-sql.ts';
import { countedIn } from '../workspaces/application-count-sql.ts';
import { matchesSearchIn } from '../workspaces/candidate-search-sql.ts';
import { asSeen } from '../workspaces/labelled-candidate.ts';
import { isNamelessTo } from '../workspaces/nameless-sql.ts';
import { latestInterview } from './latest-interview-sql.ts';
import { firstByNextStep, type Looking, nextStep } from './next-step/next-step-sql.ts';
import { seenApplications } from './seen-applications-sql.ts';

const columnsFor = (looking: Looking) => ({
  application: applications,
  candidate: companyCandidates,
  owner: { _id: users.id, full_name: users.fullName },
  nextStep: nextStep(looking),
  interview: latestInterview(looking.at),
  isNameless: isNamelessTo(looking.userId),
});

type Sort = NonNullable<NonNullable<ListApplicationsData['query']>['sort']>;

export interface ApplicationFilter extends Looking {
  /** Whether who asks reads some of them without names, which neither a search nor an order then tells. */
  readonly isNameless: boolean;
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

function orderOf({ sort, stages, userId }: ApplicationFilter): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const ids = sql.join(
    stages.map((id) => sql`${id}`),
    sql`, `,
  );
  const columnsOf = {
    name: [sql`case when ${isNamelessTo(userId)} then '' else lower(${companyCandidates.fullName}) end`],
    stage: [sql`array_position(array[${ids}]::text[], ${applications.stageId})`, applications.stageSince],
    stage_since: [applications.stageSince],
    created_at: [applications.createdAt],
  };
  const [first, ...then] = columnsOf[sort.replace('-', '') as keyof typeof columnsOf];
  return [...(first ? [direction(first)] : []), ...then.map((one) => asc(one)), asc(applications.id)];
}

const joined = eq(companyCandidates.id, applications.candidateId);

const isWanted = ({ workspaceId, userId, isNameless, q, stageId, status }: ApplicationFilter) =>
  and(
    eq(applications.workspaceId, workspaceId),
    stageId === undefined ? undefined : eq(applications.stageId, stageId),
    status === undefined ? undefined : eq(applications.status, status),
    matchesSearchIn(workspaceId, q),
    isNameless && q.trim() !== '' ? not(isNamelessTo(userId)) : undefined,
  );

/** Ids of a page in their order, found before anything is joined that its rows alone need. */
function pageOf(db: Database, filter: ApplicationFilter): SQL {
  const offset = (filter.page - 1) * filter.pageSize;
  return sql`(select array${idsOf(db, filter, offset)} as ids offset 0) page`;
}

function idsOf(db: Database, filter: ApplicationFilter, offset: number) {
  if (filter.sort.endsWith('next_step')) return idsByNextStep(filter, offset);
  const ids = db.select({ id: applications.id }).from(applications).limit(filter.pageSize).offset(offset);
  if (filter.sort.endsWith('name') && !filter.isNameless) {
    // Of a large workspace its own names are gone along.
    const direction = filter.sort.startsWith('-') ? desc : asc;
    return ids
      .innerJoin(applicationWords, eq(applicationWords.applicationId, applications.id))
      .where(and(isWanted(filter), eq(applicationWords.workspaceId, filter.workspaceId)))
      .orderBy(direction(applicationWords.name), asc(applications.id));
  }
  // Left out by the database where neither search nor order needs it.
  return ids
    .leftJoin(companyCandidates, joined)
    .where(isWanted(filter))
    .orderBy(...orderOf(filter));
}

function idsByNextStep(filter: ApplicationFilter, offset: number): SQL {
  const isDown = filter.sort.startsWith('-');
  const limit = offset + filter.pageSize;
  const first = firstByNextStep(filter, { ...filter, isWanted: isWanted(filter), isDown, limit });
  return sql`(select id from ${first} ordered order by key ${isDown ? sql`desc` : sql`asc`}, id
    limit ${filter.pageSize} offset ${offset})`;
}

/** One page of the candidates of a workspace. */
export async function findApplicationRows(db: Database, filter: ApplicationFilter) {
  const rows = await db
    .select(columnsFor(filter))
    .from(applications)
    .innerJoin(pageOf(db, filter), sql`${applications.id} = any(page.ids)`)
    .innerJoin(companyCandidates, joined)
    .leftJoin(users, eq(users.id, applications.ownerId))
    .orderBy(sql`array_position(page.ids, ${applications.id})`);
  return rows.map(asSeen);
}

/** The same, and how many there are. */
export async function findApplications(db: Database, filter: ApplicationFilter) {
  const items = await findApplicationRows(db, filter);
  return { items, total: await countOf(db, filter) };
}

/** Who is searched for is counted; how many a workspace holds of a stage and status is known. */
async function countOf(db: Database, filter: ApplicationFilter): Promise<number> {
  const { workspaceId, q, stageId, status } = filter;
  if (q.trim() !== '') return db.$count(applications, isWanted(filter));
  const isOf = (column: SQL, value: string | undefined) =>
    value === undefined ? undefined : sql`${column} = ${value}`;
  const isCounted = and(isOf(sql`counts.stage_id`, stageId), isOf(sql`counts.status`, status));
  const [row] = await db.select({ total: countedIn(workspaceId, isCounted) }).from(sql`(select 1) one`);
  return row?.total ?? 0;
}

export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>['items'][number];

/** A candidate of a workspace. */
export async function findPlainApplication(
  db: Database | Transaction,
  { workspaceId, candidateId }: { readonly workspaceId: string; readonly candidateId: string },
) {
  const [row] = await db
    .select({ application: applications, candidate: companyCandidates })
    .from(applications)
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .where(and(eq(applications.workspaceId, workspaceId), eq(applications.candidateId, candidateId)));
  return row;
}

const heldBy = sql<Person | null>`(
  select json_build_object('_id', u.id, 'full_name', u.full_name) from users u where u.id = applications.held_by)`;

/** Where whoever holds an invitation to an application lives, as their account says. */
const timeZone = sql<string | null>`(
  select u.time_zone from invitations i join users u on u.id = i.candidate_id
  where i.application_id = applications.id and u.time_zone is not null order by i.created_at desc, i.id limit 1)`;

/** A candidate of a workspace as somebody sees them, with where else they do. */
export async function findApplication(
  db: Database | Transaction,
  { workspaceId, candidateId, ...looking }: Looking & { workspaceId: string; candidateId: string },
) {
  const [row] = await db
    .select({
      ...columnsFor(looking),
      elsewhere: seenApplications(looking.userId, workspaceId),
      timeIsOverAt: timeIsOverAt(),
      heldBy,
      timeZone,
      mayHold: sql<boolean>`exists (
        select 1 from company_members m
        where m.user_id = ${looking.userId} and m.company_id = applications.company_id and m.role = 'owner')`,
    })
    .from(applications)
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, applications.ownerId))
    .where(and(eq(applications.workspaceId, workspaceId), eq(applications.candidateId, candidateId)));
  if (!row?.isNameless) return row;
  // Where else somebody is tells who it is.
  return { ...asSeen(row), elsewhere: [] };
}

export type WholeApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

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

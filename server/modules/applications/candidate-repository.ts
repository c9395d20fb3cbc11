import { and, asc, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ListCompanyCandidatesData } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { applications, companyCandidates, mailbox } from '../../platform/database/schema/index.ts';
import { matchesSearchAmong } from '../workspaces/candidate-search-sql.ts';
import { asSeen } from '../workspaces/labelled-candidate.ts';
import { isNamelessTo } from '../workspaces/nameless-sql.ts';
import { mailboxOf } from './duplicate-rules.ts';
import type { CleanEntry } from './entries.ts';
import {
  isNamelessPerson,
  isOneOfSeenBy,
  isPersonSeenBy,
  reachOf,
  samePerson,
  seeingMember,
  seenApplications,
  seesMoreThan,
} from './seen-applications-sql.ts';

/** One more stands for all that there are. */
const MOST_COUNTED = 1000;

interface Here {
  readonly companyId: string;
  readonly workspaceId: string;
  readonly userId: string;
}

/** What is known of some addresses, mailboxes and names, and whether somebody sees it. */
export function findKnown(
  db: Database,
  { companyId, workspaceId, userId }: Here,
  entries: readonly CleanEntry[],
) {
  const emails = entries.map(({ email }) => email);
  const names = entries.map(({ fullName }) => fullName.toLowerCase());
  const isHere = sql<boolean>`exists (
    select 1 from applications a where a.candidate_id in ${samePerson} and a.workspace_id = ${workspaceId})`;
  const name = sql`lower(${companyCandidates.fullName})`;
  const box = mailbox(companyCandidates.email);
  return db
    .select({
      _id: companyCandidates.id,
      full_name: companyCandidates.fullName,
      email: companyCandidates.email,
      phone: companyCandidates.phone,
      isHere,
      isSeen: sql<boolean>`${isPersonSeenBy(userId)}`,
    })
    .from(companyCandidates)
    .where(
      and(
        eq(companyCandidates.companyId, companyId),
        or(
          inArray(companyCandidates.email, emails),
          and(
            isNull(companyCandidates.mergedInto),
            or(inArray(box, emails.map(mailboxOf)), inArray(name, names)),
          ),
        ),
      ),
    );
}

/**
 * Stores candidates whose address the company does not know, and gives the ids of all by address: of somebody who was
 * merged the one who has an application in this workspace, else the one they were merged into.
 */
export async function ensureCandidates(
  tx: Transaction,
  { companyId, workspaceId }: Omit<Here, 'userId'>,
  entries: readonly CleanEntry[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = entries.map((entry) => ({
    ...entry,
    id: newId(),
    companyId,
    createdAt: at,
    updatedAt: at,
    activeAt: at,
  }));
  const { companyId: company, email } = companyCandidates;
  await tx
    .insert(companyCandidates)
    .values(rows)
    .onConflictDoUpdate({
      target: [company, email],
      set: {
        activeAt: at,
        importedFields: sql`case when excluded.imported_fields = '[]' then company_candidates.imported_fields
          else excluded.imported_fields end`,
      },
    });
  const emails = entries.map((entry) => entry.email);
  const standing = sql<string>`coalesce(
    (select a.candidate_id from applications a
      where a.workspace_id = ${workspaceId} and a.candidate_id in ${samePerson}
      order by a.candidate_id <> company_candidates.id, a.created_at, a.id limit 1),
    company_candidates.merged_into, company_candidates.id)`;
  const stored = await tx
    .select({ id: standing, email })
    .from(companyCandidates)
    .where(and(eq(company, companyId), inArray(email, emails)));
  return new Map(stored.map((one) => [one.email, one.id]));
}

/** What is undefined stays. */
export async function changeCandidate(
  tx: Transaction,
  candidateId: string,
  change: Partial<Omit<typeof companyCandidates.$inferInsert, 'id' | 'companyId'>>,
): Promise<void> {
  await tx.update(companyCandidates).set(change).where(eq(companyCandidates.id, candidateId));
}

/** What finds the applications that somebody sees by a text, in a query of `application_words`. */
const matchesIn = ({ userId, q }: Wanted) => matchesSearchAmong(seeingMember(userId), q);

/** How a list is found soonest: whether all that it may hold are gathered, or a page by going along its order. */
interface Plan {
  readonly gathers: boolean;
}

/** Whom somebody sees and finds, also under the name and address of somebody who was merged into them. */
function isFound(wanted: Wanted, { gathers }: Plan): SQL {
  const matches = matchesIn(wanted);
  if (!matches) return gathers ? isOneOfSeenBy(wanted.userId) : isPersonSeenBy(wanted.userId);
  // What is noted about somebody who is read without their name is not what they are found by under it.
  const isNamed = wanted.isNameless
    ? sql`and exists (select 1 from applications a where a.id = application_id and not ${isNamelessTo(wanted.userId, sql`a`)})`
    : sql``;
  return gathers
    ? sql`company_candidates.id = any(array(select person_id from application_words where ${matches} ${isNamed}))`
    : sql`exists (
        select 1 from application_words where person_id = company_candidates.id and ${matches} ${isNamed} offset 0)`;
}

/** Of so many applications that a text finds, the persons are counted. */
const MOST_FOUND = MOST_COUNTED * 1.25;

/**
 * Whether a list is one of which all are gathered, and how many persons a text finds where that is known thereby, up to a
 * bound; as a table of one row.
 */
function planOf(wanted: Wanted): SQL {
  const matches = matchesIn(wanted);
  if (!matches)
    return sql`(select sees_few as gathers, null::int as persons from ${reachOf(wanted.userId)}) plan`;
  // Workspace by workspace, until it is known; some are applications of the same person.
  const first = sql`select person_id from (select m.workspace_id from ${seeingMember(wanted.userId)}) m
    cross join lateral (select person_id from application_words
      where ${matchesSearchAmong(sql`(select m.workspace_id) m`, wanted.q)} and person_id is not null offset 0) found
    limit ${MOST_FOUND}`;
  // Grouped and not counted as distinct, for which they would be sorted.
  return sql`(select count(*) <= ${MOST_COUNTED} as gathers,
    case when count(*) > ${MOST_COUNTED} or coalesce(sum(found), 0) < ${MOST_FOUND}
      then least(count(*), ${MOST_COUNTED + 1})::int end as persons
    from (select count(*) as found from (${first}) first group by person_id) persons) plan`;
}

interface CandidateFilter {
  readonly companyId: string;
  readonly userId: string;
  /** Whether who asks reads some of them without names, which neither a search nor an order then tells. */
  readonly isNameless: boolean;
  readonly q: string;
  /** Of these alone. */
  readonly ids?: readonly string[];
  readonly sort: NonNullable<NonNullable<ListCompanyCandidatesData['query']>['sort']>;
  readonly page: number;
  readonly pageSize: number;
}

type Wanted = Omit<CandidateFilter, 'page' | 'pageSize'>;

interface Part {
  readonly plan: Plan;
  readonly after?: SQL;
  readonly limit: number;
  readonly offset?: number;
}

const isWanted = (wanted: Wanted, plan: Plan) =>
  and(
    eq(companyCandidates.companyId, wanted.companyId),
    isNull(companyCandidates.mergedInto),
    isNull(companyCandidates.removedAt),
    wanted.ids && inArray(companyCandidates.id, [...wanted.ids]),
    wanted.isNameless && wanted.q.trim() !== '' ? not(isNamelessPerson(wanted.userId)) : undefined,
    isFound(wanted, plan),
  );

const isByName = ({ sort }: Pick<Wanted, 'sort'>) => sort.endsWith('name');

const nameKey = ({ userId, isNameless }: Wanted) =>
  isNameless
    ? sql`case when ${isNamelessPerson(userId)} then '' else lower(${companyCandidates.fullName}) end`
    : sql`lower(${companyCandidates.fullName})`;

/** The candidates that somebody sees in some workspace, in their order. */
async function selectCandidates(db: Database, wanted: Wanted, { plan, after, limit, offset = 0 }: Part) {
  const direction = wanted.sort.startsWith('-') ? desc : asc;
  const column = isByName(wanted) ? nameKey(wanted) : companyCandidates.activeAt;
  const rows = await db
    .select({
      candidate: companyCandidates,
      applications: seenApplications(wanted.userId),
      isNameless: wanted.isNameless ? isNamelessPerson(wanted.userId) : sql<boolean>`false`,
    })
    .from(companyCandidates)
    .where(and(isWanted(wanted, plan), after))
    .orderBy(direction(column), direction(companyCandidates.id))
    .limit(limit)
    .offset(offset);
  return rows.map(asSeen);
}

/** How many candidates a list holds, up to a bound, and how they are found soonest. */
async function countCandidates(db: Database, wanted: Wanted): Promise<Plan & { readonly total: number }> {
  const most = MOST_COUNTED + 1;
  const counted = (plan: Plan) => {
    const found = db
      .select({ one: sql`1` })
      .from(companyCandidates)
      .where(isWanted(wanted, plan))
      .limit(most);
    return sql`(select count(*)::int from ${found.as('found')})`;
  };
  const { q, isNameless, ids } = wanted;
  const isSearch = q.trim() !== '';
  const isAll = !ids && !(isNameless && isSearch);
  const isMore = isAll && !isSearch ? seesMoreThan(MOST_COUNTED, wanted) : sql`false`;
  const [row] = await db
    .select({
      gathers: sql<boolean>`gathers`,
      total: sql<number>`case when ${isAll} and persons is not null then persons
        when gathers then ${counted({ gathers: true })}
        when ${isMore} then ${most} else ${counted({ gathers: false })} end`.mapWith(Number),
    })
    .from(planOf(wanted));
  return { gathers: row?.gathers ?? true, total: row?.total ?? 0 };
}

/** One page of a company's candidates that somebody sees in some workspace, and how many there are up to a bound. */
export async function findCompanyCandidates(db: Database, { page, pageSize, ...wanted }: CandidateFilter) {
  const { total, ...plan } = await countCandidates(db, wanted);
  const items = await selectCandidates(db, wanted, {
    plan,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { items, total };
}

export type CandidateRow = Awaited<ReturnType<typeof findCompanyCandidates>>['items'][number];

/** Those that follow one in the order, so many at most: it takes as long wherever in the list that is. */
function findCandidatesAfter(
  db: Database,
  wanted: Wanted,
  { last, ...part }: Omit<Part, 'after' | 'offset'> & { readonly last: CandidateRow | undefined },
) {
  if (!last) return selectCandidates(db, wanted, part);
  const { id, fullName, activeAt } = last.candidate;
  const name = last.isNameless ? '' : fullName;
  const sign = wanted.sort.startsWith('-') ? sql`<` : sql`>`;
  const after = isByName(wanted)
    ? sql`(${nameKey(wanted)}, ${companyCandidates.id}) ${sign} (lower(${name}), ${id})`
    : sql`(${companyCandidates.activeAt}, ${companyCandidates.id}) ${sign} (${activeAt.toISOString()}::timestamptz, ${id})`;
  return selectCandidates(db, wanted, { ...part, after });
}

const ROWS_AT_ONCE = 500;

/**
 * All candidates of a list, some at once, each of them once. With whom something happens meanwhile goes to the front
 * of a list by activity, which is looked at again at the end.
 */
export async function* eachCandidate(db: Database, wanted: Wanted): AsyncGenerator<CandidateRow[]> {
  const told = new Set<string>();
  const goesToFront = wanted.sort === '-active_at';
  const plan = await countCandidates(db, wanted);
  let last: CandidateRow | undefined;
  for (;;) {
    const rows = await findCandidatesAfter(db, wanted, { plan, last, limit: ROWS_AT_ONCE });
    const fresh = rows.filter(({ candidate }) => !told.has(candidate.id));
    for (const { candidate } of fresh) told.add(candidate.id);
    yield fresh;
    if (rows.length === ROWS_AT_ONCE && (fresh.length > 0 || !goesToFront)) last = rows.at(-1);
    else if (goesToFront && last) last = undefined;
    else return;
  }
}

/** Puts candidates into the first stage of a workspace; who is there stays. Gives the applications that are new. */
export function insertApplications(
  tx: Transaction,
  rows: readonly Omit<typeof applications.$inferInsert, 'id'>[],
) {
  return tx
    .insert(applications)
    .values(rows.map((row) => ({ ...row, id: newId() })))
    .onConflictDoNothing()
    .returning({ id: applications.id });
}

import { and, asc, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ListCompanyCandidatesData } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { applications, companyCandidates, mailbox } from '../../platform/database/schema/index.ts';
import { matchesSearch } from '../workspaces/candidate-search-sql.ts';
import { asSeen } from '../workspaces/labelled-candidate.ts';
import { mailboxOf } from './duplicate-rules.ts';
import type { CleanEntry } from './entries.ts';
import {
  isNamelessPerson,
  isOneOfSeenBy,
  isPersonSeenBy,
  reachOf,
  samePerson,
  seenApplications,
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

/** Who is found by a text, also under the name and address of somebody who was merged into them. */
function matchesPerson({ companyId, q }: Wanted, { findsMany }: Plan) {
  const matches = matchesSearch(q);
  if (!matches) return undefined;
  const merged = sql`company_candidates.id = any(array(
    select company_candidates.merged_into from company_candidates
    where company_candidates.company_id = ${companyId} and company_candidates.merged_into is not null and ${matches}))`;
  // What is hidden from the index on the words is looked at in the order of the list, until the page is full.
  return findsMany ? sql`(coalesce(${matches}, false) or ${merged})` : sql`(${matches} or ${merged})`;
}

/** How a list is found soonest. */
interface Plan {
  /** Whether who asks sees but few candidates, who are gathered then. */
  readonly seesFew: boolean;
  /** Whether it holds so many that a page is found by going along its order. */
  readonly findsMany: boolean;
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
    matchesPerson(wanted, plan),
    wanted.isNameless && wanted.q.trim() !== '' ? not(isNamelessPerson(wanted.userId)) : undefined,
    plan.seesFew ? isOneOfSeenBy(wanted.userId) : isPersonSeenBy(wanted.userId),
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
  const counted = (seesFew: boolean) => {
    const found = db
      .select({ one: sql`1` })
      .from(companyCandidates)
      .where(isWanted(wanted, { seesFew, findsMany: false }))
      .limit(MOST_COUNTED + 1);
    return sql`(select count(*)::int from ${found.as('found')})`;
  };
  const [row] = await db
    .select({
      seesFew: sql<boolean>`sees_few`,
      total: sql<number>`case when sees_few then ${counted(true)} else ${counted(false)} end`,
    })
    .from(reachOf(wanted.userId));
  const { seesFew = true, total = 0 } = row ?? {};
  return { seesFew, total, findsMany: total > MOST_COUNTED };
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

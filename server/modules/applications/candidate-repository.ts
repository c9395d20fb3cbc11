import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ListCompanyCandidatesData } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { applications, companyCandidates, mailbox } from '../../platform/database/schema/index.ts';
import { matchesSearch } from '../workspaces/candidate-search-sql.ts';
import { mailboxOf } from './duplicate-rules.ts';
import type { CleanEntry } from './entries.ts';
import { isPersonSeenBy, samePerson, seenApplications } from './seen-applications-sql.ts';

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
    .onConflictDoUpdate({ target: [company, email], set: { activeAt: at } });
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
function matchesPerson(companyId: string, q: string) {
  const matches = matchesSearch(q);
  if (!matches) return undefined;
  return sql`(${matches} or company_candidates.id in (
    select company_candidates.merged_into from company_candidates
    where company_candidates.company_id = ${companyId} and company_candidates.merged_into is not null and ${matches}))`;
}

interface CandidateFilter {
  readonly companyId: string;
  readonly userId: string;
  readonly q: string;
  readonly sort: NonNullable<NonNullable<ListCompanyCandidatesData['query']>['sort']>;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a company's candidates that somebody sees in some workspace, and how many there are. */
export async function findCompanyCandidates(db: Database, filter: CandidateFilter) {
  const { companyId, userId, q, sort, page, pageSize } = filter;
  const fits = and(
    eq(companyCandidates.companyId, companyId),
    isNull(companyCandidates.mergedInto),
    isNull(companyCandidates.removedAt),
    matchesPerson(companyId, q),
    isPersonSeenBy(userId),
  );
  const direction = sort.startsWith('-') ? desc : asc;
  const column = sort.endsWith('name')
    ? sql`lower(${companyCandidates.fullName})`
    : companyCandidates.activeAt;
  const items = await db
    .select({ candidate: companyCandidates, applications: seenApplications(userId) })
    .from(companyCandidates)
    .where(fits)
    .orderBy(direction(column), direction(companyCandidates.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await db.$count(companyCandidates, fits);
  return { items, total };
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

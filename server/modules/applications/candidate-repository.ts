import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ListCompanyCandidatesData } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/identifier.ts';
import { applications, companyCandidates } from '../../platform/database/schema/index.ts';
import { matchesSearch } from '../workspaces/candidate-search-sql.ts';
import type { CleanEntry } from './entries.ts';
import { isSeenBy, seenApplications } from './seen-applications-sql.ts';

interface Here {
  readonly companyId: string;
  readonly workspaceId: string;
  readonly userId: string;
}

/** What is known of some addresses and names, as far as somebody sees them. */
export function findKnown(
  db: Database,
  { companyId, workspaceId, userId }: Here,
  entries: readonly CleanEntry[],
) {
  const emails = entries.map(({ email }) => email);
  const names = entries.map(({ fullName }) => fullName.toLowerCase());
  const isHere = sql<boolean>`exists (
    select 1 from applications a where a.candidate_id = company_candidates.id and a.workspace_id = ${workspaceId})`;
  const name = sql`lower(${companyCandidates.fullName})`;
  return db
    .select({
      _id: companyCandidates.id,
      full_name: companyCandidates.fullName,
      email: companyCandidates.email,
      isHere,
      isSeen: isSeenBy(userId),
    })
    .from(companyCandidates)
    .where(
      and(
        eq(companyCandidates.companyId, companyId),
        sql`(${inArray(companyCandidates.email, emails)} or ${inArray(name, names)})`,
      ),
    );
}

/** Stores candidates whose address the company does not know, and gives the ids of all by address. */
export async function ensureCandidates(
  tx: Transaction,
  companyId: string,
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
  const { companyId: company, email, id } = companyCandidates;
  await tx
    .insert(companyCandidates)
    .values(rows)
    .onConflictDoUpdate({ target: [company, email], set: { activeAt: at } });
  const emails = entries.map((entry) => entry.email);
  const stored = await tx
    .select({ id, email })
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
  const fits = and(eq(companyCandidates.companyId, companyId), matchesSearch(q), isSeenBy(userId));
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

import { and, asc, eq, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companyCandidates, mailbox } from '../../platform/database/schema/index.ts';
import { mailboxOf } from './duplicate-rules.ts';
import { isNamelessPerson, isPersonSeenBy, samePerson, seenApplications } from './seen-applications-sql.ts';

type Candidate = typeof companyCandidates.$inferSelect;

interface Accounts {
  readonly ids: readonly string[];
  readonly emails: readonly string[];
}

/** The accounts with which a person takes interviews. */
const accounts = sql<Accounts>`(
  select json_build_object(
    'ids', coalesce(json_agg(distinct u.id), '[]'), 'emails', coalesce(json_agg(distinct u.email), '[]'))
  from applications a
  join invitations i on i.application_id = a.id
  join users u on u.id = i.candidate_id
  where a.candidate_id in ${samePerson})`;

const columnsFor = (userId: string) => ({
  candidate: companyCandidates,
  applications: seenApplications(userId),
  accounts,
  isNameless: isNamelessPerson(userId),
});

/** A candidate with where somebody sees them; undefined where they do not. */
export async function findSeenCandidate(db: Database, companyId: string, userId: string, id: string) {
  const [row] = await db
    .select(columnsFor(userId))
    .from(companyCandidates)
    .where(
      and(eq(companyCandidates.companyId, companyId), eq(companyCandidates.id, id), isPersonSeenBy(userId)),
    );
  return row;
}

export type SeenCandidate = NonNullable<Awaited<ReturnType<typeof findSeenCandidate>>>;

const MOST = 20;

/** Whom somebody sees by name who has the mailbox, the name or an account of a candidate, and was merged into nobody. */
export function findAlike(db: Database, userId: string, { candidate, accounts: own }: SeenCandidate) {
  const { companyId, id, email, fullName } = candidate;
  const among = (column: SQL, values: readonly string[]) =>
    values.length > 0 ? inArray(column, [...values]) : sql`false`;
  // The address of an account may be that of another candidate, and two may have one account.
  const ofAccount = sql`company_candidates.id in (
    select a.candidate_id from users u
    join invitations i on i.candidate_id = u.id
    join applications a on a.id = i.application_id
    where a.company_id = ${companyId} and (u.email = ${email} or ${among(sql`u.id`, own.ids)}))`;
  return db
    .select(columnsFor(userId))
    .from(companyCandidates)
    .where(
      and(
        eq(companyCandidates.companyId, companyId),
        ne(companyCandidates.id, id),
        isNull(companyCandidates.mergedInto),
        or(
          sql`${mailbox(companyCandidates.email)} = ${mailboxOf(email)}`,
          sql`lower(${companyCandidates.fullName}) = ${fullName.toLowerCase()}`,
          among(sql`${companyCandidates.email}`, own.emails),
          ofAccount,
        ),
        isPersonSeenBy(userId),
        not(isNamelessPerson(userId)),
      ),
    )
    .orderBy(asc(companyCandidates.createdAt), asc(companyCandidates.id))
    .limit(MOST);
}

/** Who was merged into a candidate. */
export function findMerged(db: Database | Transaction, candidateId: string) {
  return db
    .select({
      _id: companyCandidates.id,
      full_name: companyCandidates.fullName,
      email: companyCandidates.email,
    })
    .from(companyCandidates)
    .where(eq(companyCandidates.mergedInto, candidateId))
    .orderBy(asc(companyCandidates.email));
}

/** Holds candidates of a company, always in one order. */
export function holdCandidates(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<Candidate[]> {
  return tx
    .select()
    .from(companyCandidates)
    .where(and(eq(companyCandidates.companyId, companyId), inArray(companyCandidates.id, [...ids])))
    .orderBy(asc(companyCandidates.id))
    .for('update');
}

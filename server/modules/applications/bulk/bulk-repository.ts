import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ApplicationStatus, CandidateTagging } from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import {
  activities,
  applications,
  companies,
  companyCandidates,
  users,
  workspaces,
} from '../../../platform/database/schema/index.ts';
import { workingRoles } from '../../workspaces/roles.ts';
import { samePerson } from '../seen-applications-sql.ts';

export interface WorkedApplication {
  readonly id: string;
  readonly workspaceId: string;
  readonly status: ApplicationStatus;
}

/**
 * The latest application of a person, an active one first, in a workspace whose candidates somebody works with, or in
 * this one of them; null where there is none.
 */
function workedApplication({ userId, workspaceId }: Seen): SQL<WorkedApplication | null> {
  const roles = sql.join(
    workingRoles.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql<WorkedApplication | null>`(
    select json_build_object('id', a.id, 'workspaceId', a.workspace_id, 'status', a.status)
    from applications a
    join workspace_members m on m.workspace_id = a.workspace_id and m.user_id = ${userId} and m.role in (${roles})
    where a.candidate_id in ${samePerson} and a.removed_at is null
      ${workspaceId === undefined ? sql`` : sql`and a.workspace_id = ${workspaceId}`}
    order by a.status = 'active' desc, a.stage_since desc, a.id limit 1)`;
}

interface Seen {
  readonly companyId: string;
  readonly userId: string;
  /** Where they are worked with; anywhere without it. */
  readonly workspaceId?: string | undefined;
}

/** Candidates of a company's list, always in one order, each with where somebody works with them. */
export function findListed(db: Database | Transaction, seen: Seen, ids: readonly string[]) {
  return db
    .select({ candidate: companyCandidates, application: workedApplication(seen) })
    .from(companyCandidates)
    .where(
      and(
        eq(companyCandidates.companyId, seen.companyId),
        isNull(companyCandidates.mergedInto),
        isNull(companyCandidates.removedAt),
        inArray(companyCandidates.id, [...ids]),
      ),
    )
    .orderBy(asc(companyCandidates.id));
}

/** The same, held. */
export const holdListed = (tx: Transaction, seen: Seen, ids: readonly string[]) =>
  findListed(tx, seen, ids).for('update');

interface Retagging {
  readonly tag: string;
  readonly action: CandidateTagging['action'];
  readonly at: Date;
}

/** Puts a tag behind those that candidates have, or takes it off. */
export async function retag(tx: Transaction, ids: readonly string[], { tag, action, at }: Retagging) {
  const { tags } = companyCandidates;
  const next =
    action === 'add' ? sql`${tags} || jsonb_build_array(${tag}::text)` : sql`${tags} - ${tag}::text`;
  await tx
    .update(companyCandidates)
    .set({ tags: next, updatedAt: at, activeAt: at })
    .where(inArray(companyCandidates.id, [...ids]));
}

/** Whom a recruiter writes to about which application; undefined once either is removed. */
export async function findAddressee(
  db: Database | Transaction,
  { candidateId, applicationId }: { readonly candidateId: string; readonly applicationId: string },
) {
  const [row] = await db
    .select({
      to: companyCandidates.email,
      fullName: companyCandidates.fullName,
      company: companies.name,
      title: workspaces.title,
      replyTo: users.email,
    })
    .from(applications)
    .innerJoin(companyCandidates, eq(companyCandidates.id, candidateId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(users, eq(users.id, applications.ownerId))
    .where(
      and(
        eq(applications.id, applicationId),
        isNull(applications.removedAt),
        isNull(companyCandidates.removedAt),
      ),
    );
  return row;
}

export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

/** How many mails recruiters of a company have written since a moment; its further ones wait for the transaction. */
export async function countWritten(tx: Transaction, companyId: string, since: Date): Promise<number> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
  const { kind, at } = activities;
  return tx.$count(
    activities,
    and(eq(activities.companyId, companyId), eq(kind, 'candidate_emailed'), gte(at, since)),
  );
}

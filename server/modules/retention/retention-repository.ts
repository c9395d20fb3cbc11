import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { ActivityKind } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  activities,
  applicationResumes,
  applications,
  companies,
  companyCandidates,
  decisions,
  interviewSessions,
  invitations,
  notes,
  openLinkApplicants,
  users,
  workspaces,
} from '../../platform/database/schema/index.ts';
import { timeIsOverAt } from './kept-until-sql.ts';

const isEnded = and(isNotNull(applications.endedAt), isNull(applications.removedAt));
const isRemovable = and(isEnded, isNull(applications.heldAt));
const isOver = (at: Date, months?: number): SQL =>
  sql`${timeIsOverAt(months)} <= ${at.toISOString()}::timestamptz`;

/** Ended applications whose time is over, the longest ended first. */
export async function findPast(db: Database, at: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(isRemovable, isOver(at)))
    .orderBy(asc(applications.endedAt), asc(applications.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Holds an application whose time is over; undefined where it no longer is. */
export async function lockPast(tx: Transaction, id: string, at: Date) {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), isRemovable, isOver(at)))
    .for('update');
  return row;
}

/** What of a timeline names nobody and is counted in figures. */
const FIGURES: readonly ActivityKind[] = ['candidate_added', 'stage_changed', 'decided', 'decision_undone'];

/** Removes all that an application holds but its stages, its status and when that was. */
export async function emptyApplication(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.delete(interviewSessions).where(
    sql`exists (select 1 from invitations i where i.application_id = ${id}
      and i.interview_id = interview_sessions.interview_id and i.candidate_id = interview_sessions.candidate_id)`,
  );
  for (const table of [invitations, applicationResumes, notes, openLinkApplicants])
    await tx.delete(table).where(eq(table.applicationId, id));
  await tx.update(decisions).set({ note: '' }).where(eq(decisions.applicationId, id));
  await tx
    .update(activities)
    .set({ change: {} })
    .where(and(eq(activities.applicationId, id), notInArray(activities.kind, [...FIGURES])));
  await tx.update(applications).set({ removedAt: at }).where(eq(applications.id, id));
}

/** Leaves nothing of a candidate that tells who it was, once none of their applications is kept. */
export async function emptyCandidate(tx: Transaction, id: string, at: Date): Promise<void> {
  // By itself, so that the next statement sees an application that was added meanwhile.
  const { id: key } = companyCandidates;
  await tx.select({ key }).from(companyCandidates).where(eq(key, id)).for('update');
  const isKept = sql`exists (
    select 1 from applications a where a.candidate_id = company_candidates.id and a.removed_at is null)`;
  const emptied = await tx
    .update(companyCandidates)
    .set({
      fullName: 'Removed candidate',
      email: sql`company_candidates.id || '@removed.invalid'`,
      phone: '',
      source: '',
      tags: [],
      importedFields: [],
      mergedInto: null,
      removedAt: at,
      updatedAt: at,
    })
    .where(and(eq(companyCandidates.id, id), sql`not ${isKept}`))
    .returning({ id: companyCandidates.id });
  // Whoever was merged into them stands on their own again.
  if (emptied.length > 0)
    await tx.update(companyCandidates).set({ mergedInto: null }).where(eq(companyCandidates.mergedInto, id));
}

export async function storeMonths(
  tx: Transaction,
  companyId: string,
  months: number,
  at: Date,
): Promise<void> {
  await tx
    .update(companies)
    .set({ retentionMonths: months, updatedAt: at })
    .where(eq(companies.id, companyId));
}

/** How many ended applications of a company are past their time, by other months than its own too. */
export function countPast(db: Database, companyId: string, at: Date, months: number): Promise<number> {
  return db.$count(applications, and(eq(applications.companyId, companyId), isRemovable, isOver(at, months)));
}

const MOST = 200;

/** The workspaces of a company with ended applications, what is removed next first. */
export function findWorkspaces(db: Database, companyId: string, months: number) {
  const next =
    sql<Date | null>`min(${timeIsOverAt(months)}) filter (where applications.held_at is null)`.mapWith(
      applications.endedAt,
    );
  return db
    .select({
      workspace: { _id: workspaces.id, title: workspaces.title },
      ended: sql<number>`count(*)::int`,
      nextAt: next,
    })
    .from(applications)
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .where(and(eq(applications.companyId, companyId), isEnded))
    .groupBy(workspaces.id, workspaces.title)
    .orderBy(asc(next), asc(workspaces.title))
    .limit(MOST);
}

/** What owners of a company have kept past its time, the latest first. */
export function findHeld(db: Database, companyId: string) {
  return db
    .select({
      application: applications,
      workspace: { _id: workspaces.id, title: workspaces.title },
      candidate: {
        _id: companyCandidates.id,
        full_name: companyCandidates.fullName,
        email: companyCandidates.email,
      },
      by: { _id: users.id, full_name: users.fullName },
    })
    .from(applications)
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, applications.heldBy))
    .where(and(eq(applications.companyId, companyId), isNotNull(applications.heldAt)))
    .orderBy(desc(applications.heldAt), asc(applications.id))
    .limit(MOST);
}

interface InCompany {
  readonly companyId: string;
  readonly workspaceId: string;
  readonly candidateId: string;
}

/** An application of a company, held until the transaction ends. */
export async function lockApplication(tx: Transaction, { companyId, workspaceId, candidateId }: InCompany) {
  const [row] = await tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.workspaceId, workspaceId),
        eq(applications.candidateId, candidateId),
      ),
    )
    .for('update');
  return row;
}

export async function storeHold(
  tx: Transaction,
  id: string,
  hold: Pick<typeof applications.$inferSelect, 'heldAt' | 'heldBy' | 'holdReason'>,
): Promise<void> {
  await tx.update(applications).set(hold).where(eq(applications.id, id));
}

interface Invited {
  readonly accountId: string;
  /** The invitations that nobody has used yet and that are the account's by its address. */
  readonly unused: SQL | undefined;
}

/** The applications of an account, held until the transaction ends, in one order. */
export function lockInvited(tx: Transaction, { accountId, unused }: Invited) {
  const ofThem = tx
    .select({ id: invitations.applicationId })
    .from(invitations)
    .where(or(eq(invitations.candidateId, accountId), unused));
  return tx
    .select({ heldAt: applications.heldAt, company: companies.name, title: workspaces.title })
    .from(applications)
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(inArray(applications.id, ofThem))
    .orderBy(asc(applications.id))
    .for('update', { of: applications });
}

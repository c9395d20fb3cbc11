import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  applications,
  companies,
  companyCandidates,
  decisions,
  users,
  workspaces,
} from '../../platform/database/schema/index.ts';
import type { WorkingTime } from './mail-time.ts';

/** What was decided about an application, newest first. */
export function findDecisions(db: Database | Transaction, applicationId: string) {
  return db
    .select({ decision: decisions, decidedBy: { _id: users.id, full_name: users.fullName } })
    .from(decisions)
    .leftJoin(users, eq(users.id, decisions.decidedBy))
    .where(eq(decisions.applicationId, applicationId))
    .orderBy(desc(decisions.at), desc(decisions.id));
}

export type DecisionRow = Awaited<ReturnType<typeof findDecisions>>[number];

export async function insertDecision(tx: Transaction, row: typeof decisions.$inferInsert): Promise<void> {
  await tx.insert(decisions).values(row);
}

/** What is undefined stays. */
export async function changeDecision(
  tx: Transaction,
  id: string,
  change: Pick<Partial<typeof decisions.$inferInsert>, 'undoneAt' | 'mailStatus'>,
): Promise<void> {
  await tx.update(decisions).set(change).where(eq(decisions.id, id));
}

/** Holds the decisions of an application until the transaction ends: none of their mails leaves meanwhile. */
export async function lockDecisions(tx: Transaction, applicationId: string): Promise<void> {
  await tx
    .select({ id: decisions.id })
    .from(decisions)
    .where(eq(decisions.applicationId, applicationId))
    .orderBy(decisions.id)
    .for('update');
}

/** Marks mails whose time has come as sent, each once, whichever process comes first. */
export async function takeDueMails(tx: Transaction, at: Date, limit: number) {
  const due = await tx
    .select({ decision: decisions, workspaceId: applications.workspaceId })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.applicationId))
    .where(and(eq(decisions.mailStatus, 'scheduled'), lte(decisions.mailAt, at)))
    .orderBy(decisions.mailAt)
    .limit(limit)
    .for('update', { of: decisions, skipLocked: true });
  const ids = due.map(({ decision }) => decision.id);
  if (ids.length > 0)
    await tx.update(decisions).set({ mailStatus: 'sent', mailAt: at }).where(inArray(decisions.id, ids));
  return due;
}

/** Whom the mail about an application goes to, and who gets the answer. */
export async function findReader(db: Database | Transaction, applicationId: string) {
  const [row] = await db
    .select({
      to: companyCandidates.email,
      companyId: applications.companyId,
      fullName: companyCandidates.fullName,
      company: companies.name,
      title: workspaces.title,
      replyTo: users.email,
    })
    .from(applications)
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .leftJoin(users, eq(users.id, applications.ownerId))
    .where(eq(applications.id, applicationId));
  return row;
}

/** The application that a decision is about. */
export async function findDecided(db: Database, decisionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ applicationId: decisions.applicationId })
    .from(decisions)
    .where(eq(decisions.id, decisionId));
  return row?.applicationId;
}

interface ReaderOf {
  readonly email: string;
  readonly companyId: string;
  /** Who decides. */
  readonly userId: string;
}

/** Where a mail to this address is read, and when its company works. */
export async function findWorkingTime(
  db: Database,
  { email, companyId, userId }: ReaderOf,
): Promise<WorkingTime> {
  const { timeZone } = users;
  const [owner] = await db
    .select({ timeZone })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isVerified, true)));
  const [company] = await db
    .select({ timeZone: companies.timeZone, workingDays: companies.workingDays })
    .from(companies)
    .where(eq(companies.id, companyId));
  const [actor] = await db.select({ timeZone }).from(users).where(eq(users.id, userId));
  return {
    timeZone: owner?.timeZone ?? company?.timeZone ?? actor?.timeZone ?? 'UTC',
    workingDays: company?.workingDays ?? [],
  };
}

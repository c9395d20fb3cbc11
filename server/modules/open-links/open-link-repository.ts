import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  companies,
  openLinkApplicants,
  openLinks,
  users,
  workspaces,
} from '../../platform/database/schema/index.ts';

const columns = {
  link: openLinks,
  workspace: workspaces,
  company: companies.name,
  createdBy: { _id: users.id, full_name: users.fullName },
};

const select = (db: Database | Transaction) =>
  db
    .select(columns)
    .from(openLinks)
    .innerJoin(workspaces, eq(workspaces.id, openLinks.workspaceId))
    .innerJoin(companies, eq(companies.id, openLinks.companyId))
    .leftJoin(users, eq(users.id, openLinks.createdBy));

/** The last link of a workspace. */
export async function findLastLink(db: Database | Transaction, workspaceId: string) {
  const [row] = await select(db)
    .where(eq(openLinks.workspaceId, workspaceId))
    .orderBy(desc(openLinks.createdAt), desc(openLinks.id))
    .limit(1);
  return row;
}

export type OpenLinkRow = NonNullable<Awaited<ReturnType<typeof findLastLink>>>;

export async function findLinkByToken(db: Database, tokenHash: string): Promise<OpenLinkRow | undefined> {
  const [row] = await select(db).where(eq(openLinks.tokenHash, tokenHash));
  return row;
}

/** A link, which is held until the transaction ends, so that no more apply by it than may. */
export async function holdLink(tx: Transaction, id: string): Promise<OpenLinkRow | undefined> {
  await tx.select({ id: openLinks.id }).from(openLinks).where(eq(openLinks.id, id)).for('no key update');
  const [row] = await select(tx).where(eq(openLinks.id, id));
  return row;
}

export async function insertLink(tx: Transaction, link: typeof openLinks.$inferInsert): Promise<void> {
  await tx.insert(openLinks).values(link);
}

/** Ends the link of a workspace; false where none was left. */
export async function revokeLinks(tx: Transaction, workspaceId: string, at: Date): Promise<boolean> {
  const revoked = await tx
    .update(openLinks)
    .set({ revokedAt: at })
    .where(and(eq(openLinks.workspaceId, workspaceId), isNull(openLinks.revokedAt)))
    .returning({ id: openLinks.id });
  return revoked.length > 0;
}

/** One more applied by it. */
export async function countApplied(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(openLinks)
    .set({ applied: sql`${openLinks.applied} + 1` })
    .where(eq(openLinks.id, id));
}

export async function insertApplicant(
  tx: Transaction,
  applicant: typeof openLinkApplicants.$inferInsert,
): Promise<void> {
  await tx.insert(openLinkApplicants).values(applicant);
}

/** Somebody who applied; gone once the link of the mail is over, unless it was followed. */
export async function findApplicant(db: Database | Transaction, id: string, at: Date) {
  const [row] = await db
    .select()
    .from(openLinkApplicants)
    .where(
      and(
        eq(openLinkApplicants.id, id),
        or(gt(openLinkApplicants.expiresAt, at), isNotNull(openLinkApplicants.applicationId)),
      ),
    );
  return row;
}

export type ApplicantRow = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;

/** Notes what came of somebody who applied. */
export async function bindApplicant(tx: Transaction, id: string, applicationId: string): Promise<void> {
  await tx.update(openLinkApplicants).set({ applicationId }).where(eq(openLinkApplicants.id, id));
}

/** Forgets who never proved the address. */
export async function dropUnconfirmed(db: Database, at: Date): Promise<void> {
  await db
    .delete(openLinkApplicants)
    .where(and(lt(openLinkApplicants.expiresAt, at), isNull(openLinkApplicants.applicationId)));
}

/** A verified candidate's account. */
export async function findApplicantAccount(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'candidate'), eq(users.isVerified, true)));
  return row;
}

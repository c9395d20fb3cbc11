import { and, eq, gt } from 'drizzle-orm';
import type { CompanyRole } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { companies, memberInvitations, users } from '../../platform/database/schema/index.ts';

/** Stores an invitation in place of the one that the address had. */
export async function replaceInvitation(
  tx: Transaction,
  invitation: typeof memberInvitations.$inferInsert,
): Promise<void> {
  const { companyId, email } = memberInvitations;
  await tx
    .delete(memberInvitations)
    .where(and(eq(companyId, invitation.companyId), eq(email, invitation.email)));
  await tx.insert(memberInvitations).values(invitation);
}

/** Removes an invitation of a company; false where it has none of this id. */
export async function removeInvitation(tx: Transaction, companyId: string, id: string): Promise<boolean> {
  const removed = await tx
    .delete(memberInvitations)
    .where(and(eq(memberInvitations.companyId, companyId), eq(memberInvitations.id, id)))
    .returning({ id: memberInvitations.id });
  return removed.length > 0;
}

/** An invitation that can be followed, with its company and who sent it. */
export async function findOpenInvitation(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({
      email: memberInvitations.email,
      expiresAt: memberInvitations.expiresAt,
      company: companies.name,
      invitedBy: users.fullName,
    })
    .from(memberInvitations)
    .innerJoin(companies, eq(companies.id, memberInvitations.companyId))
    .leftJoin(users, eq(users.id, memberInvitations.invitedBy))
    .where(isOpen(id, now));
  return row;
}

/** Ends an invitation by following it; undefined where another request was faster or it is over. */
export async function takeInvitation(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ readonly companyId: string; readonly role: CompanyRole } | undefined> {
  const [taken] = await tx
    .delete(memberInvitations)
    .where(isOpen(id, now))
    .returning({ companyId: memberInvitations.companyId, role: memberInvitations.role });
  return taken;
}

function isOpen(id: string, now: Date) {
  return and(eq(memberInvitations.id, id), gt(memberInvitations.expiresAt, now));
}

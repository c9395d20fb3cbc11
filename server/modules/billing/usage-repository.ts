import { and, eq, gte, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Meter } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  companyMembers,
  memberInvitations,
  usageEvents,
  workspaces,
} from '../../platform/database/schema/index.ts';
import type { Period } from './rules/charges.ts';

/** What was used of a meter in a period, without what was given back. */
export async function sumEvents(
  tx: Transaction,
  { subscriptionId, meter, period }: { subscriptionId: string; meter: Meter; period: Period },
): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${usageEvents.amount}), 0)::int` })
    .from(usageEvents)
    .where(
      and(
        eq(usageEvents.subscriptionId, subscriptionId),
        eq(usageEvents.meter, meter),
        isNull(usageEvents.returnedAt),
        gte(usageEvents.at, period.start),
        lt(usageEvents.at, period.end),
      ),
    );
  return row?.sum ?? 0;
}

/** The workspaces of a company that are open. */
export const countWorkspaces = (tx: Transaction, companyId: string): Promise<number> =>
  tx.$count(
    workspaces,
    and(eq(workspaces.companyId, companyId), notInArray(workspaces.status, ['closed', 'archived'])),
  );

/** The members of a company, and who is invited to be one. */
export async function countSeats(tx: Transaction, companyId: string, at: Date): Promise<number> {
  const members = await tx.$count(companyMembers, eq(companyMembers.companyId, companyId));
  const invited = and(eq(memberInvitations.companyId, companyId), gte(memberInvitations.expiresAt, at));
  return members + (await tx.$count(memberInvitations, invited));
}

/** An event that is there already is not counted again. */
export async function insertEvents(
  tx: Transaction,
  events: readonly (typeof usageEvents.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(usageEvents)
    .values([...events])
    .onConflictDoNothing();
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AccountEventType } from '../../../../openapi/gen/types.gen.ts';
import type { Database } from '../../../platform/database/database.ts';
import { authEvents } from '../../../platform/database/schema/index.ts';

/** What belongs to signing in, the second factor included. */
const SIGN_INS: readonly AccountEventType[] = [
  'login_succeeded',
  'login_failed',
  'second_factor_requested',
  'second_factor_failed',
  'recovery_code_used',
];

export interface EventFilter {
  readonly userId: string;
  readonly group: 'all' | 'sign_ins';
  readonly page: number;
  readonly pageSize: number;
}

export type AccountEventRow = typeof authEvents.$inferSelect;

/** One page of what happened to an account, newest first. */
export async function findAccountEvents(
  db: Database,
  { userId, group, page, pageSize }: EventFilter,
): Promise<{ rows: AccountEventRow[]; total: number }> {
  const inGroup = group === 'sign_ins' ? inArray(authEvents.type, [...SIGN_INS]) : undefined;
  const where = and(eq(authEvents.userId, userId), inGroup);
  const total = await db.$count(authEvents, where);
  const rows = await db
    .select()
    .from(authEvents)
    .where(where)
    .orderBy(desc(authEvents.at), desc(authEvents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total };
}

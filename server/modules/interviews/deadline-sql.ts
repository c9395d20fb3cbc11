import { sql } from 'drizzle-orm';
import { hiringTerms, invitations } from '../../platform/database/schema/invitations.ts';

/** Until when an attempt may begin: the invitation's own end before that of the interview; beside both tables. */
export const deadline = sql<Date>`coalesce(${invitations.closesAt}, ${hiringTerms.closesAt})`.mapWith(
  hiringTerms.closesAt,
);

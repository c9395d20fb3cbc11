import {
  type AnyColumn,
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { interviewSessions } from '../../../../platform/database/schema/interviews.ts';
import { hiringTerms, invitations } from '../../../../platform/database/schema/invitations.ts';
import { deadline } from '../../deadline-sql.ts';
import { unfinishedStatuses } from '../../session/session-state.ts';

const own = alias(interviewSessions, 'own_attempt');
const begun = alias(interviewSessions, 'begun_attempt');

/**
 * Whether the report of a session waits at a moment, in ISO 8601: it shows what good answers hold, and its
 * candidate has an attempt under way or left. That of a practice never waits.
 */
export function isReportEmbargoed(sessionId: AnyColumn, at: string | Placeholder): SQL<boolean> {
  const attempts = sql`from ${interviewSessions} ${begun} where ${and(
    eq(begun.interviewId, own.interviewId),
    eq(begun.candidateId, own.candidateId),
    isNotNull(begun.startedAt),
  )}`;
  const isUnderWay = sql`exists (select 1 ${attempts} and ${inArray(begun.status, [...unfinishedStatuses])})`;
  const isLeft = and(
    isNull(invitations.revokedAt),
    sql`${at}::timestamptz < ${deadline}`,
    sql`(select count(*) ${attempts}) < ${hiringTerms.attemptsAllowed}`,
  );
  const waits = sql`exists (
    select 1 from ${interviewSessions} ${own}
    join ${hiringTerms} on ${hiringTerms.interviewId} = ${own.interviewId}
    join ${invitations} on ${invitations.interviewId} = ${own.interviewId}
      and ${invitations.candidateId} = ${own.candidateId}
    where ${and(eq(own.id, sessionId), or(isUnderWay, isLeft))})`;
  // Once more within: a selection of one table takes the table's name off its own columns.
  return sql<boolean>`(${waits})`;
}

import { and, asc, count, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { AccountCount, DayCount } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { isPerson } from '../../platform/database/samples-apart.ts';
import { aiCalls, authEvents, interviewSessions, users } from '../../platform/database/schema/index.ts';
import type { RecentCalls } from './alerts.ts';

/** Accounts of each role that has any, each counted once: deactivated before unverified before active. */
export async function countAccounts(db: Database): Promise<AccountCount[]> {
  const { role, isActive, isVerified } = users;
  return db
    .select({
      role,
      active: countWhere(sql`${isActive} and ${isVerified}`),
      unverified: countWhere(sql`${isActive} and not ${isVerified}`),
      deactivated: countWhere(sql`not ${isActive}`),
    })
    .from(users)
    .where(isPerson(users.id))
    .groupBy(role)
    .orderBy(asc(role));
}

/** What happened on each UTC day since a moment; days without anything are missing. */
export async function countByDay(db: Database, since: Date): Promise<DayCount[]> {
  const { type, at } = authEvents;
  const { startedAt, endedAt, status, candidateId } = interviewSessions;
  const happened = unionAll(
    db
      .select({ date: utcDay(at).as('date'), what: sql<string>`${type}`.as('what') })
      .from(authEvents)
      .where(and(gte(at, since), inArray(type, ['login_succeeded', ...FAILURES]))),
    db
      .select({ date: utcDay(startedAt).as('date'), what: sql<string>`'started'`.as('what') })
      .from(interviewSessions)
      .where(and(gte(startedAt, since), isPerson(candidateId))),
    db
      .select({ date: utcDay(endedAt).as('date'), what: sql<string>`'completed'`.as('what') })
      .from(interviewSessions)
      .where(and(gte(endedAt, since), ne(status, 'abandoned'), isPerson(candidateId))),
  ).as('happened');
  const { date, what } = happened;
  return db
    .select({
      date,
      sign_ins: countWhere(sql`${what} = 'login_succeeded'`),
      failed_sign_ins: countWhere(inArray(what, [...FAILURES])),
      interviews_started: countWhere(sql`${what} = 'started'`),
      interviews_completed: countWhere(sql`${what} = 'completed'`),
    })
    .from(happened)
    .groupBy(date);
}

/** How the AI endpoints did since a moment; the questions are those of all processes. */
export async function countRecentCalls(db: Database, since: Date): Promise<RecentCalls> {
  const [counted] = await db
    .select({ all: count(), failed: countWhere(ne(aiCalls.outcome, 'answered')) })
    .from(aiCalls)
    .where(gte(aiCalls.at, since));
  return counted ?? { all: 0, failed: 0 };
}

/** A wrong password, or a wrong second factor. */
const FAILURES = ['login_failed', 'second_factor_failed'] as const;

/** Of PostgreSQL's bigint, which drivers hand over as text. */
const countWhere = (condition: SQL) => sql<number>`${count()} filter (where ${condition})`.mapWith(Number);

const utcDay = (column: AnyPgColumn) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

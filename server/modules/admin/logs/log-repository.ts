import { and, desc, eq, gte, type InferSelectModel, lt, max, ne, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { LogName } from '../../../../openapi/gen/types.gen.ts';
import type { Database } from '../../../platform/database/database.ts';
import { aiCalls, auditHead, mailLog, systemLog } from '../../../platform/database/schema/index.ts';

type LogTable = typeof systemLog | typeof aiCalls | typeof mailLog;

/** What all logs are asked for by. */
export interface LogRange {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only what is older than the row of this cursor. */
  readonly before?: string | undefined;
}

/** Some rows of a log, newest first. */
type FindRows<Row> = (db: Database, range: LogRange, limit: number) => Promise<Row[]>;

type SystemRow = InferSelectModel<typeof systemLog>;
type CallRow = InferSelectModel<typeof aiCalls>;
type MailRow = InferSelectModel<typeof mailLog>;

interface SystemFilter {
  readonly q: string;
  readonly level?: SystemRow['level'] | undefined;
}

/**
 * A word is looked for in each column alone, in the order of its own index: with an `or` between them a database may as
 * well read the whole log.
 */
export const systemRows =
  ({ q, level }: SystemFilter): FindRows<SystemRow> =>
  (db, range, limit) => {
    const { message, errorType, requestId, work } = systemLog;
    const fits = [level && eq(systemLog.level, level), ...within(systemLog, range)];
    const order = newestFirst(systemLog);
    const rows = (is?: SQL) =>
      db
        .select()
        .from(systemLog)
        .where(and(is, ...fits))
        .orderBy(...order)
        .limit(limit);
    if (!q) return rows();
    return union(rows(eq(message, q)), rows(eq(errorType, q)), rows(eq(requestId, q)), rows(eq(work, q)))
      .orderBy(...order)
      .limit(limit);
  };

interface CallFilter {
  readonly q: string;
  readonly task?: string | undefined;
  readonly outcome?: CallRow['outcome'] | 'failed' | undefined;
}

export const callRows =
  ({ q, task, outcome }: CallFilter): FindRows<CallRow> =>
  (db, range, limit) => {
    const went =
      outcome && (outcome === 'failed' ? ne(aiCalls.outcome, 'answered') : eq(aiCalls.outcome, outcome));
    const fits = [task ? eq(aiCalls.task, task) : undefined, went, ...within(aiCalls, range)];
    const order = newestFirst(aiCalls);
    const rows = (is?: SQL) =>
      db
        .select()
        .from(aiCalls)
        .where(and(is, ...fits))
        .orderBy(...order)
        .limit(limit);
    if (!q) return rows();
    return union(rows(eq(aiCalls.model, q)), rows(eq(aiCalls.host, q)))
      .orderBy(...order)
      .limit(limit);
  };

interface MailFilter {
  readonly q: string;
  readonly kind?: string | undefined;
  readonly outcome?: MailRow['outcome'] | undefined;
}

export const mailRows =
  ({ q, kind, outcome }: MailFilter): FindRows<MailRow> =>
  (db, range, limit) => {
    const is = [kind ? eq(mailLog.kind, kind) : undefined, outcome && eq(mailLog.outcome, outcome)];
    const order = newestFirst(mailLog);
    const rows = (about?: SQL) =>
      db
        .select()
        .from(mailLog)
        .where(and(about, ...is, ...within(mailLog, range)))
        .orderBy(...order)
        .limit(limit);
    if (!q) return rows();
    return union(rows(eq(mailLog.recipient, q.toLowerCase())), rows(eq(mailLog.mailId, q)))
      .orderBy(...order)
      .limit(limit);
  };

const newestFirst = ({ at, id }: LogTable) => [desc(at), desc(id)];

function within({ at, id }: LogTable, { from, to, before }: LogRange): (SQL | undefined)[] {
  // Of 14 digits at most: the database reads no year of five.
  const [, milliseconds, row] = /^(\d{1,14})_(\d{1,18})$/.exec(before ?? '') ?? [];
  const older =
    milliseconds &&
    sql`(${at}, ${id}) < (${new Date(Number(milliseconds)).toISOString()}::timestamptz, ${row}::bigint)`;
  return [from && gte(at, from), to && lt(at, to), older || undefined];
}

/** What a page names as its `next`. */
export const cursorOf = ({ at, id }: { readonly at: Date; readonly id: number }) => `${at.getTime()}_${id}`;

/** Of the newest row; 0 where there is none. */
export async function newestOf(db: Database, log: LogName): Promise<number> {
  const [row] =
    log === 'audit'
      ? await db.select({ newest: max(auditHead.number) }).from(auditHead)
      : await newestRow(db, { system: systemLog, ai: aiCalls, mail: mailLog }[log]);
  return row?.newest ?? 0;
}

const newestRow = (db: Database, table: LogTable) => db.select({ newest: max(table.id) }).from(table);

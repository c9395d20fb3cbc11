import { lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { aiCalls, mailLog, systemLog } from '../database/schema/index.ts';
import { storableText } from '../storable-text.ts';

const LOG_DAYS = 30;

type SystemLine = Omit<typeof systemLog.$inferInsert, 'id'>;
type StoredCall = Omit<typeof aiCalls.$inferInsert, 'id'>;

/** One question to an AI endpoint, once it is over. */
export type AiCall = Omit<StoredCall, 'at'>;

export interface LogStore {
  /** Takes a line that the server logs; it is stored soon. */
  noteLine(line: SystemLine): void;
  /** Takes note of a question to an AI endpoint; it is stored soon. */
  noteCall(call: AiCall): void;
  /** Gives the store its database, in which it writes from now on. */
  open(db: Database): void;
  /** Stores what was noted so far. */
  flush(): Promise<void>;
  /** Stores what was noted, and no more. */
  close(): Promise<void>;
}

const FLUSH_MS = 1000;
/** Beyond that the oldest ones go: a log must not fill the memory while the database is away. */
const LONGEST_BACKLOG = 2000;
const ROWS_A_STATEMENT = 200;

/** Gathers what is logged and stores it by and by: nobody who logs waits for the database, or fails with it. */
export function createLogStore(now: () => Date): LogStore {
  const lines = createBacklog<SystemLine>();
  const calls = createBacklog<StoredCall>();
  let database: Database | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async (db: Database) => {
    await lines.write((rows) => db.insert(systemLog).values(rows));
    await calls.write((rows) => db.insert(aiCalls).values(rows));
  };
  const flush = () => {
    const db = database;
    // One after the other; what cannot be stored now is tried again, and is in the server's own log all the while.
    if (db) writing = writing.then(() => write(db)).catch(() => {});
    return writing;
  };
  return {
    noteLine: (line) => lines.add(line),
    noteCall: (call) => calls.add({ ...call, at: now() }),
    open(db) {
      database = db;
      timer = setInterval(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
      database = undefined;
    },
  };
}

function createBacklog<Row extends object>() {
  let waiting: Row[] = [];
  return {
    add(row: Row): void {
      waiting.push(storable(row));
      if (waiting.length > LONGEST_BACKLOG) waiting.shift();
    },
    async write(insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
      while (waiting.length > 0) {
        const rows = waiting.slice(0, ROWS_A_STATEMENT);
        await insert(rows);
        waiting = waiting.filter((row) => !rows.includes(row));
      }
    },
  };
}

const storable = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? storableText(value) : value,
    ]),
  ) as Row;

const ROWS_DROPPED_AT_ONCE = 5000;

/** Removes what was logged longer ago, in pieces that hold nobody up. */
export async function dropOldLogs(db: Database, now: Date, days = LOG_DAYS): Promise<void> {
  const end = new Date(now.getTime() - days * 86_400_000);
  for (const log of [systemLog, aiCalls, mailLog]) {
    const old: SQL = sql`${log.id} in (select id from ${log} where ${lt(log.at, end)} order by at, id limit ${ROWS_DROPPED_AT_ONCE})`;
    let dropped = ROWS_DROPPED_AT_ONCE;
    while (dropped === ROWS_DROPPED_AT_ONCE) {
      dropped = (await db.delete(log).where(old).returning({ id: log.id })).length;
    }
  }
}

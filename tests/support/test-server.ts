import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../server/app.ts';
import { type Env, readEnv } from '../../server/env.ts';
import { createEngine } from '../../server/modules/assessment/engine.ts';
import type { JudgingEngine } from '../../server/modules/assessment/ports.ts';
import { loadPublished } from '../../server/modules/content/current-content-service.ts';
import {
  type CurrentSettings,
  loadSettings,
} from '../../server/modules/settings/current-settings-service.ts';
import type { Speech } from '../../server/platform/ai/speech.ts';
import {
  type JobsConnection,
  type OpenDatabase,
  openDatabase,
} from '../../server/platform/database/connect.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { outbox } from '../../server/platform/database/schema/index.ts';
import type { FileStore } from '../../server/platform/files/file-store.ts';
import { createFolderFiles } from '../../server/platform/files/folder-files.ts';
import { type RunningJobs, startJobs } from '../../server/platform/jobs/boss-jobs.ts';
import { createLogStore, type LogStore } from '../../server/platform/logging/log-store.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import type { Mailer } from '../../server/platform/mail/mailer.ts';
import { createOutboxMailer, type OutboxMail } from '../../server/platform/mail/outbox-mailer.ts';
import { type Announcements, openAnnouncements } from '../../server/platform/realtime/announcements.ts';
import { createSealing } from '../../server/platform/security/sealing.ts';
import { makeHeldJobs } from './held-jobs.ts';
import { asOwner } from './postgres-databases.ts';
import { openTestDatabase, type TestEngine } from './test-database.ts';

export interface TestServerOptions {
  /** By default the one that `TEST_DATABASE` names, else PGlite. */
  readonly engine?: TestEngine;
  readonly now?: () => Date;
  readonly env?: Partial<Env>;
  readonly mailer?: Mailer;
  /** By default the real ones. */
  readonly jobs?: (db: Database) => Promise<RunningJobs>;
  /** By default a folder of their own. */
  readonly files?: FileStore;
  /** By default the built-in one. */
  readonly judging?: JudgingEngine;
  /** By default there is none. */
  readonly speech?: Speech;
  readonly pageDir?: string;
  /** Where the embedded database and the files lie; by default it is in memory, and they go with the server. */
  readonly dataDir?: string;
  /** By default an empty one of its own. */
  readonly database?: () => Promise<OpenDatabase>;
  /** Another one, as a second process of the same installation: with its database and files. */
  readonly beside?: TestServer;
  /** Whether what one page changes reaches the others by itself; by default it does. */
  readonly tellsChanges?: boolean;
  /** Routes of a test, e.g. one that fails. */
  readonly extend?: (app: FastifyInstance) => void;
}

export interface TestServer {
  readonly app: FastifyInstance;
  /** Where it listens, e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly db: Database;
  readonly env: Env;
  readonly jobs: RunningJobs;
  readonly files: FileStore;
  readonly settings: CurrentSettings;
  readonly connection: JobsConnection;
  /** Every line that was logged so far. */
  readonly log: readonly string[];
  readonly logStore: LogStore;
  /** All mail, oldest first. */
  outbox(): Promise<OutboxMail[]>;
  /** Waits until an address has received so many mails, and gives the last of them. */
  mailTo(recipient: string, count?: number): Promise<OutboxMail>;
  close(): Promise<void>;
}

const MAIL_WITHIN_MS = 10_000;

/** The whole server in this process, on a database of its own; replies are held against the description. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { now = () => new Date(), engine = testEngine() } = options;
  const logStore = createLogStore(now);
  const { lines, logger } = collectLog(logStore);
  const { dataDir, beside } = options;
  const database = beside
    ? { ...beside, close: async () => {} }
    : await (options.database?.() ??
        (dataDir === undefined
          ? openTestDatabase(engine, options.env?.databasePool)
          : openDatabase({ dataDir }, logger)));
  const { db, connection } = database;
  logStore.open(db);
  if (options.jobs && !beside) await asOwner(database, makeHeldJobs);
  const jobs = beside?.jobs ?? (await (options.jobs?.(db) ?? startJobs(connection, logger)));
  const filesDir = dataDir ? join(dataDir, 'files') : mkdtempSync(join(tmpdir(), 'candor-files-'));
  const files = beside?.files ?? options.files ?? createFolderFiles(filesDir);
  const env = { ...readEnv({ PORT: '3119' }), ...options.env };
  const announcements =
    options.tellsChanges === false ? silence() : await openAnnouncements(connection, logger);
  const sealing = createSealing({ dataDir: filesDir, settingsKey: env.settingsKey });
  const settings = await loadSettings({ db, env, sealing, now, logger, callLog: logStore.noteCall });
  settings.follow(announcements);
  const content = await loadPublished({ db, logger });
  content.follow(announcements);
  const app = await createApp({
    db,
    jobs,
    now,
    env,
    logger,
    settings,
    content,
    sealing,
    engine: options.judging ?? createEngine(settings),
    speech: options.speech ?? settings.speech,
    files,
    announcements,
    mailer: options.mailer ?? createOutboxMailer(db, 'Candor <no-reply@candor.example>', now),
    pageDir: options.pageDir,
    checkReplies: true,
  });
  options.extend?.(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const listMail = () => db.select().from(outbox).orderBy(asc(outbox.position));
  return {
    app,
    url,
    db,
    env,
    jobs,
    files,
    settings,
    connection,
    log: lines,
    logStore,
    outbox: listMail,
    mailTo: (recipient, count = 1) => waitForMail(listMail, recipient, count),
    async close() {
      await app.close();
      if (!beside) await jobs.stop();
      await logStore.close();
      await database.close();
      rmSync(filesDir, { recursive: true, force: true });
    },
  };
}

/** Nothing is announced but what is said in rooms, until it is closed. */
function silence(): Announcements {
  const ending = new AbortController();
  const rooms = new Set<(text: string | null) => void>();
  return {
    hear: () => () => {},
    hearInstallation: () => () => {},
    hearRooms(tell) {
      rooms.add(tell);
      return () => void rooms.delete(tell);
    },
    sayRooms: (text) => rooms.forEach((tell) => void tell(text)),
    ended: ending.signal,
    close: async () => ending.abort(),
  };
}

/** The engine of this run of the tests. */
export function testEngine(): TestEngine {
  return process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';
}

function collectLog(store: LogStore) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, logger: createLogger({ demo: false }, sink, store) };
}

async function waitForMail(list: () => Promise<OutboxMail[]>, recipient: string, count: number) {
  const deadline = Date.now() + MAIL_WITHIN_MS;
  while (Date.now() < deadline) {
    const mails = (await list()).filter((mail) => mail.recipient === recipient);
    const mail = mails[count - 1];
    if (mail) return mail;
    await delay(25);
  }
  throw new Error(`No mail number ${count} to ${recipient} within ${MAIL_WITHIN_MS} ms`);
}

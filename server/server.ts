import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import { createEngine } from './modules/assessment/engine.ts';
import { type DemoAccount, seedDemo } from './modules/auth/demo-service.ts';
import { loadPublished } from './modules/content/current-content-service.ts';
import { type CurrentSettings, loadSettings } from './modules/settings/current-settings-service.ts';
import { openDatabase } from './platform/database/connect.ts';
import type { Database } from './platform/database/database.ts';
import { createVacuum, VACUUM_SECONDS } from './platform/database/vacuum.ts';
import { openFiles } from './platform/files/open-files.ts';
import { dropOldKeys, freeHeldKeys } from './platform/http/idempotency.ts';
import { startJobs } from './platform/jobs/boss-jobs.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createLogStore, dropOldLogs } from './platform/logging/log-store.ts';
import { createLogger } from './platform/logging/logger.ts';
import { dropOldMail } from './platform/mail/outbox-mailer.ts';
import { createOpenings } from './platform/openings.ts';
import { openAnnouncements } from './platform/realtime/announcements.ts';
import { dropEndedWindows } from './platform/security/rate-limit.ts';
import { createSealing } from './platform/security/sealing.ts';
import { StartError } from './platform/start-error.ts';
import { sendTraces } from './platform/tracing/send-traces.ts';

/** With the time for an answer and until a dashboard asks again: within a minute. */
const PROBE_SECONDS = 20;
const HOUR_SECONDS = 3600;

export interface RunningServer {
  /** What to tell the person who started it. */
  readonly greeting: string;
  /** Lets requests and jobs end, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Opens everything and listens. What was opened is closed again when a later step fails.
 * @throws StartError with one readable sentence
 */
export async function startServer(env: Env, pageDir: string): Promise<RunningServer> {
  const now = () => new Date();
  const logStore = createLogStore(now);
  const logger: FastifyBaseLogger = createLogger(env, process.stdout, logStore);
  const opened = createOpenings();
  try {
    if (env.tracesUrl) opened.add(await sendTraces(env.tracesUrl, logger));
    const database = await openDatabase(env, logger);
    opened.add(database.close);
    const { db, connection } = database;
    logStore.open(db);
    opened.add(logStore.close);
    if (connection.engine === 'pglite') await freeHeldKeys(db);
    const jobs = await startJobs(connection, logger);
    opened.add(jobs.stop);
    const announcements = await openAnnouncements(connection, logger);
    opened.add(announcements.close);
    const sealing = createSealing(env);
    const settings = await loadSettings({ db, env, sealing, now, logger, callLog: logStore.noteCall });
    settings.follow(announcements);
    const content = await loadPublished({ db, logger });
    content.follow(announcements);
    jobs.every('probe-ai', PROBE_SECONDS, async () => settings.ai?.probe());
    const engine = createEngine(settings);
    const { speech, mailer } = settings;
    const files = openFiles(env);
    const parts = { env, settings, content, sealing, engine, speech, files, mailer, announcements };
    const outside = { db, jobs, now, ...parts };
    const app = await createApp({ ...outside, logger, pageDir });
    opened.add(() => app.close());
    forgetOutdated(jobs, { db, now, settings });
    if (connection.engine === 'pglite')
      jobs.every('vacuum', VACUUM_SECONDS, createVacuum(connection.client, env.dataDir, { log: logger }));
    await listen(app, env);
    // Only now: a start that is refused must not change the password of those who share the database.
    const demo = env.demo ? await startDemo(db, now(), logger) : [];
    return { greeting: greeting(env, demo), stop: opened.closeAll };
  } catch (error) {
    // Why it cannot start says more than what cannot be closed then.
    await opened.closeAll().catch((failure: unknown) => logger.error({ err: failure }, 'Closing failed'));
    throw error;
  }
}

/** Lets this process remove what the platform does not ask for any more; each module does so for its own. */
function forgetOutdated(
  jobs: Jobs,
  { db, now, settings }: { db: Database; now: () => Date; settings: CurrentSettings },
): void {
  jobs.every('drop-ended-windows', HOUR_SECONDS, () => dropEndedWindows(db, now()));
  jobs.every('drop-old-logs', HOUR_SECONDS, () => dropOldLogs(db, now(), settings.numberOf('log_days')));
  jobs.every('drop-old-mail', HOUR_SECONDS, () => dropOldMail(db, now(), settings.numberOf('outbox_days')));
  jobs.every('drop-old-keys', HOUR_SECONDS, () => dropOldKeys(db));
}

/** The accounts of a demo, at its first start with the sample company; no other start reads a line of it. */
async function startDemo(db: Database, at: Date, log: FastifyBaseLogger): Promise<DemoAccount[]> {
  const { loadSamples } = await import('./demo/samples.ts');
  // A demo without samples is still one.
  await loadSamples(db, at).catch((failure: unknown) =>
    log.error({ err: failure }, 'The sample company could not be loaded'),
  );
  return seedDemo(db, at);
}

async function listen(app: FastifyInstance, { host, port }: Env): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = LISTEN_REASONS[code];
    if (!reason) throw error;
    throw new StartError(`Cannot listen on ${host}, port ${port}: ${reason}.`);
  }
}

const LISTEN_REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it. Stop that one, or set PORT to a free port',
  EACCES: 'this user may not use it. Set PORT to one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address. Set HOST to one of its own',
  ENOTFOUND: 'there is no host of that name. Set HOST to an address of this machine',
};

function greeting(env: Env, demo: readonly DemoAccount[]): string {
  const lines = [`Candor is ready at ${env.publicUrl}`];
  const emailLength = Math.max(...demo.map(({ email }) => email.length));
  for (const { role, email, password } of demo) {
    lines.push(`  demo ${role.padEnd(9)}  ${email.padEnd(emailLength)}  password: ${password}`);
  }
  if (env.demo) lines.push(`  mail            ${env.publicUrl}/dev/outbox (from this machine only)`);
  return lines.join('\n');
}

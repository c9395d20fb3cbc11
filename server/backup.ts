import { pino } from 'pino';
import { EnvError, readEnv } from './env.ts';
import type { BackupCounts } from './platform/backup/backup-lines.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { openDatabase } from './platform/database/connect.ts';
import { openFiles } from './platform/files/open-files.ts';
import { startJobs } from './platform/jobs/boss-jobs.ts';
import { describeError, logOptions } from './platform/logging/log-options.ts';
import { createOpenings } from './platform/openings.ts';
import { StartError } from './platform/start-error.ts';

const [command, path, ...more] = process.argv.slice(2);

try {
  if (!path || more.length > 0) throw new StartError(`Use: npm run ${command} -- FILE`);
  console.log(await run(path));
} catch (error) {
  const isForPerson = error instanceof StartError || error instanceof EnvError;
  console.error(isForPerson ? error.message : describeError(error));
  process.exitCode = 1;
}

/** Does it on the server's own database and files, and says what was done. */
async function run(path: string): Promise<string> {
  const env = readEnv(process.env);
  const log = pino({ ...logOptions(env), level: 'silent' });
  const opened = createOpenings();
  try {
    const { db, connection, close } = await openDatabase(env, log);
    opened.add(close);
    const files = openFiles(env);
    if (command === 'backup')
      return done('Written', await writeBackup({ db, files, now: () => new Date() }, path));
    // Waiting jobs need the tables that the queue makes for itself.
    opened.add((await startJobs(connection, log)).stop);
    if (!env.databaseOwnerUrl) return done('Restored', await restoreBackup({ db, files }, path));
    // Only who owns the tables can fill them in any order.
    const owner = await openDatabase({ databaseUrl: env.databaseOwnerUrl, dataDir: env.dataDir }, log);
    opened.add(owner.close);
    return done('Restored', await restoreBackup({ db: owner.db, files }, path));
  } finally {
    await opened.closeAll();
  }
}

function done(what: string, { rows, files }: BackupCounts): string {
  return `${what}: ${rows.toLocaleString('en-US')} rows and ${files.toLocaleString('en-US')} files.`;
}

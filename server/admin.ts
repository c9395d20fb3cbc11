import { pino } from 'pino';
import { type AdminCommand, readAdminCommand, UsageError } from './admin-command.ts';
import { EnvError, readEnv } from './env.ts';
import {
  type AdministratorDeps,
  AdministratorRefusal,
  addAdministrator,
  demoteAdministrator,
  listAdministrators,
  unlockAdministrator,
} from './modules/auth/administrators/administrator-service.ts';
import { openDatabase } from './platform/database/connect.ts';
import { FolderInUseError } from './platform/database/data-folder-lock.ts';
import { describeError, logOptions } from './platform/logging/log-options.ts';
import { loadServerSecret } from './platform/security/server-secret.ts';
import { createSessionCheck } from './platform/security/session-check.ts';
import { StartError } from './platform/start-error.ts';

const now = () => new Date();

try {
  const command = readAdminCommand(process.argv.slice(2));
  console.log(await run(command));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** Does it on the server's own database, and says what was done. */
async function run(command: AdminCommand): Promise<string> {
  const env = readEnv(process.env);
  const { db, close } = await openDatabase(env, pino({ ...logOptions(env), level: 'silent' }));
  try {
    const secret = await loadServerSecret(db, 'tokens-and-codes');
    const { publicUrl } = env;
    return await carryOut({ db, now, secret, publicUrl, sessionCheck: createSessionCheck(db, now) }, command);
  } finally {
    await close();
  }
}

function carryOut(deps: AdministratorDeps, command: AdminCommand): Promise<string> {
  switch (command.name) {
    case 'add':
      return addAdministrator(deps, command.email, command);
    case 'unlock':
      return unlockAdministrator(deps, command.email, command);
    case 'demote':
      return demoteAdministrator(deps, command.email);
    case 'list':
      return listAdministrators(deps);
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof FolderInUseError) {
    return `The data folder ${error.folder} is in use: stop the server, run this again, and start the server.`;
  }
  const isForPerson = [UsageError, AdministratorRefusal, EnvError, StartError].some(
    (kind) => error instanceof kind,
  );
  return isForPerson && error instanceof Error ? error.message : describeError(error);
}

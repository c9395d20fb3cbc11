import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ContentError } from './content/load-content.ts';
import { EnvError, readEnv, VARIABLES } from './env.ts';
import { misspelledNames } from './env-names.ts';
import { describeError } from './platform/logging/log-options.ts';
import { StartError } from './platform/start-error.ts';

const PARENT_CHECK_MS = 250;

/** Says why in one sentence each, and stops. */
function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

// Node would print all that an error holds, the values of a statement among it.
process.on('uncaughtException', crash);

// What Node makes of the sources is kept: the next start takes a fifth less. Where it cannot be written, nothing is lost.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/candor-server', import.meta.url)));

try {
  const env = readEnv(process.env);
  for (const sentence of misspelledNames(process.env, VARIABLES)) process.stderr.write(`${sentence}\n`);
  // Only now: whoever mistyped a variable is not to wait for all of it.
  const { startServer } = await import('./server.ts');
  const pageDir = fileURLToPath(new URL('../dist', import.meta.url));
  const starting = startServer(env, pageDir);
  // From the first moment on: the server answers before it has printed its greeting.
  stopOnSignal(async () => (await starting).stop());
  console.log((await starting).greeting);
  flushCompileCache();
} catch (error) {
  const isExplained = [ContentError, EnvError, StartError].some((kind) => error instanceof kind);
  if (isExplained && error instanceof Error) refuse(error.message);
  throw error;
}

/** Ends as Node would, with as little in the output as in the log. */
function crash(error: unknown): never {
  console.error(describeError(error));
  process.exit(1);
}

/** The first signal ends the server cleanly, a second one at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= stop().then(() => process.exit(0), crash);
  };
  const onSignal = () => (ending ? process.exit(1) : end());
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  if (process.env['npm_lifecycle_event']) whenOrphaned(end);
}

/** npm hands a signal to the shell between it and us, which dies of it and hands it to nobody. */
function whenOrphaned(end: () => void): void {
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) end();
  };
  setInterval(check, PARENT_CHECK_MS).unref();
}

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const SERVER_TESTS = '{server,tests}/**/*.server.test.ts';
const PAGE_TESTS = 'src/**/*.server.test.tsx';

/** Each file runs on the embedded database, on a real PostgreSQL, which is faster, or on both. */
const POSTGRES = {
  name: 'postgres',
  description: 'Runs on a real PostgreSQL: most of what many requests change.',
};
const BOTH = { name: 'both', description: 'Runs on both: what the two could take differently.' };

/** Those files of a pattern in which something stands. */
const holding = (files: string, text: RegExp) =>
  globSync(files).filter((file) => text.test(readFileSync(file, 'utf8')));

const tagged = ({ name }: { name: string }) => holding(SERVER_TESTS, new RegExp(`^// @module-tag ${name}\n`));
const ON_POSTGRES = tagged(POSTGRES);
/** What does not share its modules: it replaces or reloads a module, or says that it must not. */
const ALONE = { name: 'alone', description: 'Needs modules that no other file has used.' };
const BY_THEMSELVES = holding(
  '{src,server,scripts}/**/*.test.{ts,tsx}',
  new RegExp(`^// @module-tag ${ALONE.name}\\n|\\bvi\\.(?:doMock|mock|resetModules)\\(`, 'm'),
);
const IN_WINDOW = holding('src/**/*.test.{ts,tsx}', /^\/\/ @vitest-environment happy-dom\n/m);

/** For a busy machine: only what fails takes longer. */
const LIMITS = { testTimeout: 480_000, hookTimeout: 480_000, expect: { poll: { timeout: 60_000 } } };
const PATIENCE = { ...LIMITS, setupFiles: 'tests/support/patience.ts' };

/** Pages are drawn anew with every key: what they leave behind is collected less often, a tenth of their time. */
const ROOM_FOR_PAGES = { execArgv: ['--max-semi-space-size=64'] };

/**
 * Where files share what they load (`isolate: false`), a worker compiles server, questions and database once; none of
 * them may leave a mock or a fake clock behind. A worker is thrown away before a file of the other environment: pages
 * and servers are therefore apart, and run by project.
 */
export default defineConfig({
  test: {
    // One more than there are cores: while a file waits for a queue, a process or a clock, another one is run.
    maxWorkers: availableParallelism() + 1,
    tags: [POSTGRES, BOTH, ALONE],
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: [PAGE_TESTS, ...BY_THEMSELVES, ...IN_WINDOW],
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          ...ROOM_FOR_PAGES,
          name: 'window',
          include: IN_WINDOW,
          exclude: [PAGE_TESTS, ...BY_THEMSELVES],
          setupFiles: [PATIENCE.setupFiles, 'tests/support/clear-window.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'unit-server',
          include: ['server/**/*.test.ts'],
          exclude: [SERVER_TESTS, ...BY_THEMSELVES],
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'unit-alone',
          include: ['tests/**/*.test.ts', ...BY_THEMSELVES],
          exclude: [SERVER_TESTS, PAGE_TESTS],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'server',
          include: [SERVER_TESTS],
          exclude: ON_POSTGRES,
          env: { TEST_DATABASE: 'pglite' },
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          ...ROOM_FOR_PAGES,
          name: 'pages',
          include: [PAGE_TESTS],
          env: { TEST_DATABASE: 'pglite' },
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'server-postgres',
          include: [...ON_POSTGRES, ...tagged(BOTH)],
          env: { TEST_DATABASE: 'postgres' },
          isolate: false,
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
    ],
  },
});

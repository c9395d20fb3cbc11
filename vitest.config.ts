import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const SERVER_TESTS = '{server,tests}/**/*.server.test.ts';
const PAGE_TESTS = 'src/**/*.server.test.tsx';

/** Races, locks, jobs, and statements that the two databases could take differently. */
const POSTGRES = { name: 'postgres', description: 'Runs on a real PostgreSQL too.' };
const ON_POSTGRES = globSync(SERVER_TESTS).filter((file) =>
  readFileSync(file, 'utf8').startsWith(`// @module-tag ${POSTGRES.name}\n`),
);

/** For a busy machine: only what fails takes longer. */
const LIMITS = { testTimeout: 480_000, hookTimeout: 480_000, expect: { poll: { timeout: 60_000 } } };
const PATIENCE = { ...LIMITS, setupFiles: 'tests/support/patience.ts' };

/**
 * Where files share what they load (`isolate: false`), a worker compiles server, questions and database once; none of
 * them may leave a mock or a fake clock behind. A worker is thrown away before a file of the other environment: pages
 * and servers are therefore apart, and run by project.
 */
export default defineConfig({
  test: {
    // One more than there are cores: while a file waits for a queue, a process or a clock, another one is run.
    maxWorkers: availableParallelism() + 1,
    tags: [POSTGRES],
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'unit',
          include: ['{src,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: [SERVER_TESTS, PAGE_TESTS],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'unit-server',
          include: ['server/**/*.test.ts'],
          exclude: [SERVER_TESTS],
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'server',
          include: [SERVER_TESTS],
          env: { TEST_DATABASE: 'pglite' },
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
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
          include: ON_POSTGRES,
          env: { TEST_DATABASE: 'postgres' },
          isolate: false,
          globalSetup: ['tests/support/postgres-setup.ts'],
        },
      },
    ],
  },
});

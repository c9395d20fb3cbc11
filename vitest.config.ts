import { defineConfig } from 'vitest/config';

const SERVER_TESTS = '{server,tests,src}/**/*.server.test.{ts,tsx}';
const PATIENCE = 'tests/support/patience.ts';

/** What a test waits for may take long on a busy machine; only what fails takes longer. */
const EXPECT = { poll: { timeout: 15_000 } };

/**
 * Server tests run on both engines: the embedded one and a real PostgreSQL. Their files share what they load,
 * which saves a compilation of server and database for each; none may leave a mock or a fake clock behind.
 */
export default defineConfig({
  test: {
    // By default one core is left alone, which on two cores halves the speed.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,server,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: [SERVER_TESTS],
          setupFiles: PATIENCE,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: EXPECT,
        },
      },
      {
        test: {
          name: 'server',
          include: [SERVER_TESTS],
          env: { TEST_DATABASE: 'pglite' },
          isolate: false,
          setupFiles: PATIENCE,
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: EXPECT,
        },
      },
      {
        test: {
          name: 'server-postgres',
          include: ['{server,tests}/**/*.server.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          isolate: false,
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: EXPECT,
        },
      },
    ],
  },
});

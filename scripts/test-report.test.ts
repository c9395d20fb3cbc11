import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './test-report.ts';

describe('what failed is named with its reason', () => {
  it('by Vitest, also a file that could not run', () => {
    const report = readVitest(
      JSON.stringify({
        numPassedTests: 2,
        numFailedTests: 1,
        testResults: [
          {
            name: 'a.test.ts',
            message: '',
            assertionResults: [
              { status: 'passed', fullName: 'adds' },
              { status: 'failed', fullName: 'divides', failureMessages: ['expected 1 to be 2'] },
            ],
          },
          { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
        ],
      }),
    );
    expect(report).toEqual({
      passed: 2,
      failed: 1,
      failures: ['a.test.ts: divides\n    expected 1 to be 2', 'b.test.ts: did not run\n    no such module'],
    });
  });

  it('by Playwright, and a test that needed a second try has failed', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ status, results: [message ? { error: { message } } : {}] }],
    });
    const report = readPlaywright(
      JSON.stringify({
        stats: { expected: 1, unexpected: 1, flaky: 1 },
        suites: [
          {
            title: 'journey.e2e.ts',
            specs: [spec('starts', 'expected')],
            suites: [
              {
                title: 'phone',
                specs: [spec('ends', 'unexpected', 'not visible'), spec('waits', 'flaky', 'late')],
              },
            ],
          },
        ],
      }),
    );
    expect(report).toEqual({
      passed: 1,
      failed: 2,
      failures: ['journey.e2e.ts > phone: ends\n    not visible', 'journey.e2e.ts > phone: waits\n    late'],
    });
  });
});

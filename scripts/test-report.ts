/** Reads what the runners' `json` reporters wrote. */

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** One text for each failed test: where it stands, its name, why it failed. */
  readonly failures: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Enough to see the cause: a whole stack of every failure would hide the next one. */
const REASON_LINES = 12;

function failure(where: string, name: string, reason = ''): string {
  return [`${where}: ${name}`, ...reason.split('\n').slice(0, REASON_LINES)].join('\n    ');
}

export function readVitest(json: string): TestReport {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(json);
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.join('\n'))),
    ...(assertionResults.length === 0 ? [failure(name, 'did not run', message)] : []),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

function failuresOf(suite: PlaywrightSuite, path: readonly string[] = []): string[] {
  const here = [...path, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const reason = results.find(({ error }) => error)?.error?.message;
        return failure(here.join(' > '), title, reason);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, here))];
}

/** A test that passed only on a retry has failed. */
export function readPlaywright(json: string): TestReport {
  const { stats, suites }: PlaywrightReport = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap((suite) => failuresOf(suite)),
  };
}

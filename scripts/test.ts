/**
 * Checks everything and closes with `N passed, N failed`. Names of steps as arguments run only those:
 * `npm test -- unit server`.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { closeWith, perform, reports, SOURCE_STEPS, type Step, UNIT_PROJECTS, vitest } from './steps.ts';
import { readPlaywright, type TestReport } from './test-report.ts';

const FIRST_STEPS: readonly Step[] = [
  ...SOURCE_STEPS,
  { name: 'build', command: ['node', 'scripts/build-if-stale.ts'] },
];

const browserReport = join(reports, 'browser.json');

/** While one waits for a database, a process that was killed or a clock, the others run. */
const beside = (name: string, projects: readonly string[]) =>
  vitest(name, projects, ['run', `--maxWorkers=${availableParallelism()}`]);

/** Two rows of steps, of which each goes its own way. */
const ROWS: readonly (readonly Step[])[] = [
  [beside('unit', UNIT_PROJECTS), beside('server-postgres', ['server-postgres'])],
  [beside('server', ['server', 'pages'])],
];

const BROWSER: Step = {
  name: 'browser',
  command: ['playwright', 'test'],
  report: () => readPlaywright(readFileSync(browserReport, 'utf8')),
  env: () => ({ CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }),
};

const wanted = process.argv.slice(2);

async function performInTurn(steps: readonly Step[]): Promise<readonly TestReport[]> {
  const verdicts: TestReport[] = [];
  for (const step of steps)
    if (wanted.length === 0 || wanted.includes(step.name)) verdicts.push(await perform(step));
  return verdicts;
}

const performRows = async (rows: readonly (readonly Step[])[]) =>
  (await Promise.all(rows.map(performInTurn))).flat();

const verdicts = await performRows(FIRST_STEPS.map((step) => [step]));
verdicts.push(...(await performRows(ROWS)), ...(await performRows([[BROWSER]])));
closeWith(verdicts);

/**
 * Checks everything and closes with `N passed, N failed`. Names of steps as arguments run only those:
 * `npm test -- unit server`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { closeWith, perform, reports, SOURCE_STEPS, type Step, UNIT_PROJECTS, vitest } from './steps.ts';
import { readPlaywright } from './test-report.ts';

const FIRST_STEPS: readonly Step[] = [
  ...SOURCE_STEPS,
  { name: 'build', command: ['node', 'scripts/build-if-stale.ts'] },
];

const browserReport = join(reports, 'browser.json');

const RUNNING_STEPS: readonly Step[] = [
  vitest('unit', UNIT_PROJECTS),
  vitest('server', ['server', 'pages']),
  vitest('server-postgres', ['server-postgres']),
  {
    name: 'browser',
    command: ['playwright', 'test'],
    report: () => readPlaywright(readFileSync(browserReport, 'utf8')),
    env: () => ({ CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }),
  },
];

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Step) => wanted.length === 0 || wanted.includes(name);

const verdicts = await Promise.all(FIRST_STEPS.filter(isWanted).map(perform));
for (const step of RUNNING_STEPS.filter(isWanted)) verdicts.push(await perform(step));
closeWith(verdicts);

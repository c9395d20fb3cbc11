/**
 * Checks everything and closes with `N passed, N failed`. Names of steps as arguments run only those:
 * `npm test -- unit server`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [tool: string, ...args: string[]];
  /** Reads the runner's own counts; a step without it counts as one check. */
  readonly counts?: () => Outcome;
  readonly env?: () => NodeJS.ProcessEnv;
}

const reports = mkdtempSync(join(tmpdir(), 'candor-test-'));

/** Counts of Vitest's `json` reporter. */
function vitestCounts(path: string): Outcome {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Counts of Playwright's `json` reporter. A test that passed only on a retry has failed. */
function playwrightCounts(path: string): Outcome {
  const { stats } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function vitest(name: string, project: string): Step {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['vitest', 'run', '--project', project, ...reporters],
    counts: () => vitestCounts(report),
  };
}

const STATIC_STEPS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc'] },
  { name: 'import rules', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'server'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'generated code', command: ['node', 'scripts/generate-api.ts', '--check'] },
];

const browserReport = join(reports, 'browser.json');

const RUNNING_STEPS: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build-if-stale.ts'] },
  vitest('unit', 'unit'),
  vitest('server', 'server'),
  vitest('server-postgres', 'server-postgres'),
  {
    name: 'browser',
    command: ['playwright', 'test'],
    counts: () => playwrightCounts(browserReport),
    env: () => ({ CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }),
  },
];

function start(step: Step): Promise<{ code: number; output: string }> {
  const [tool, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', tool), args, {
      env: { ...process.env, FORCE_COLOR: '0', ...step.env?.() },
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A run that ended badly without a failed test (a crash, a hang) counts as one failure. */
function judge(step: Step, code: number): Outcome {
  const fallback = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.counts) return fallback;
  try {
    const counted = step.counts();
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function perform(step: Step): Promise<Outcome> {
  const started = performance.now();
  const { code, output } = await start(step);
  const outcome = judge(step, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = outcome.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${step.name} (${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s)`);
  if (outcome.failed > 0) console.log(output);
  return outcome;
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: Step) => wanted.length === 0 || wanted.includes(name);

const outcomes = await Promise.all(STATIC_STEPS.filter(isWanted).map(perform));
for (const step of RUNNING_STEPS.filter(isWanted)) outcomes.push(await perform(step));
rmSync(reports, { recursive: true, force: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

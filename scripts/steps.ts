/** Runs tools of `node_modules/.bin` and counts what they checked. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVitest, type TestReport } from './test-report.ts';

export interface Step {
  readonly name: string;
  readonly command: readonly [tool: string, ...args: string[]];
  /** Reads the runner's own report; a step without it counts as one check. */
  readonly report?: () => TestReport;
  readonly env?: () => NodeJS.ProcessEnv;
}

/** Where the runners write their reports, until `closeWith`. */
export const reports = mkdtempSync(join(tmpdir(), 'candor-test-'));

/** Those of `vitest.config.ts` whose tests start no server. */
export const UNIT_PROJECTS = ['unit', 'unit-server', 'window', 'unit-alone'];

/** Some projects of the unit and server tests: all of their files, or those that `args` name. */
export function vitest(
  name: string,
  projects: readonly string[],
  [verb, ...args]: readonly string[] = ['run'],
): Step {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    command: ['vitest', verb ?? 'run', ...args, '--run', '--passWithNoTests', ...chosen, ...reporters],
    report: () => readVitest(readFileSync(report, 'utf8')),
  };
}

/** What looks at the sources alone: side by side, as most of them end while the types are still checked. */
export const SOURCE_STEPS: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc'] },
  { name: 'import rules', command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'server'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'generated code', command: ['node', 'scripts/generate-api.ts', '--check'] },
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
function judge(step: Step, code: number): TestReport {
  const whole = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  if (!step.report) return whole;
  try {
    const report = step.report();
    return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}

export async function perform(step: Step): Promise<TestReport> {
  const started = performance.now();
  const { code, output } = await start(step);
  const report = judge(step, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const verdict = report.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${step.name} (${report.passed} passed, ${report.failed} failed, ${seconds} s)`);
  // What failed comes first: a reader of a long log may see only its beginning.
  for (const failure of report.failures) console.log(`  - ${failure}`);
  if (report.failed > 0) console.log(output);
  return report;
}

/** Closes with `N passed, N failed`. */
export function closeWith(verdicts: readonly TestReport[]): void {
  rmSync(reports, { recursive: true, force: true });
  const passed = verdicts.reduce((sum, { passed }) => sum + passed, 0);
  const failed = verdicts.reduce((sum, { failed }) => sum + failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

import type { CodeLanguage } from '../../../openapi/gen/types.gen.ts';
import type { CaseRun } from '../code/run/code-runner.ts';

/** How long a program may go on, in milliseconds by the clock. */
export const PROGRAM_LIMIT_MS = 5000;

/** As much of what it printed is shown to all. */
const MOST_SHOWN = 1800;

const NAME = 'candor_whole_program';

const called: Record<CodeLanguage, string> = {
  javascript: `\n;function ${NAME}() { return null; }\n`,
  python: `\n\ndef ${NAME}():\n    return None\n`,
};

/** A program without a function to call, as a run takes it: the code itself is all that happens. */
export const programOf = (language: CodeLanguage, source: string) => ({
  source: source + called[language],
  functionName: NAME,
  cases: [{ _id: 'program', arguments: [] }],
});

/** What a program printed and how it ended, in words. */
export function outcomeOf(run: CaseRun): string {
  if (run.kind === 'timeout') return `Stopped: it did not end within ${PROGRAM_LIMIT_MS / 1000} seconds.`;
  if (run.kind === 'broken') return 'Stopped: it used too much memory.';
  const printed = run.printed.length > MOST_SHOWN ? `${run.printed.slice(0, MOST_SHOWN)}…` : run.printed;
  const parts = [
    run.cut ? `${printed}…` : printed,
    run.kind === 'error' ? run.message.slice(0, 150) : '',
    run.kind === 'memory' ? 'Stopped: it used too much memory.' : '',
  ];
  return parts.filter(Boolean).join('\n') || 'It printed nothing.';
}

import type { CodeLanguage, CodeTask } from '../../../../openapi/gen/types.gen.ts';
import type { RunEnd } from '../run/code-runner.ts';
import type { CodeRunState } from './use-code-run.ts';

export const languageNames: Record<CodeLanguage, string> = { javascript: 'JavaScript', python: 'Python' };

/** How a coding question is called; its words stand below. */
export const codeTitle = ({ function_name }: Pick<CodeTask, 'function_name'>) =>
  `Write the function ${function_name}`;

/** What is downloaded once before the first run, compressed, in megabytes. */
const downloadMegabytes: Record<CodeLanguage, string> = { javascript: '0.2', python: '6' };

/** What a run is doing, or what came of it, in one sentence; empty before the first. */
export function runWords(state: CodeRunState, passed: number, cases: number): string {
  const { stage, end, language, runs, outdated } = state;
  const name = languageNames[language];
  switch (stage) {
    case 'downloading':
      return `Downloading ${name}, about ${downloadMegabytes[language]} MB…`;
    case 'starting':
      return `Starting ${name}. The first time takes some seconds…`;
    case 'running':
      return `Running case ${Math.min(runs.size + 1, cases)} of ${cases}…`;
    case 'idle':
      if (end === null || end === 'failed') return '';
      return `${endWords(end, passed, cases)}${outdated ? ' The code was changed since.' : ''}`;
  }
}

function endWords(end: Exclude<RunEnd, 'failed'>, passed: number, cases: number): string {
  const count = `${passed} of ${cases} cases passed.`;
  switch (end) {
    case 'ended':
      return passed === cases ? allPassed(cases) : count;
    case 'halted':
      return `${count} The run ended before the last case was done.`;
    case 'stopped':
      return `Stopped. ${count}`;
  }
}

function allPassed(cases: number): string {
  if (cases === 1) return 'The case passed.';
  return cases === 2 ? 'Both cases passed.' : `All ${cases} cases passed.`;
}

import type { CodeCase, CodeLanguage } from '../../../../openapi/gen/types.gen.ts';
import type { CaseRun } from '../run/code-runner.ts';
import { memoryLimitBytes } from '../run/runner-protocol.ts';
import { sameJson } from '../run/same-json.ts';
import { type CaseRow, callWords, valueWords } from './case-words.ts';
import { thrownWords } from './thrown-words.ts';

/** How a case may go on at the most, in milliseconds by the clock. */
export interface RunLimits {
  readonly language: CodeLanguage;
  readonly limitMs: number;
}

type Came = Pick<CaseRow, 'got' | 'outcome' | 'message'>;

/** A visible case with what came of it here; `run` is undefined until it ran. */
export function rowOfRun(
  functionName: string,
  one: CodeCase,
  run: CaseRun | undefined,
  limits: RunLimits,
): CaseRow {
  const printed = run && 'printed' in run ? cutOutput(run.printed, run.cut) : '';
  const row = {
    _id: one._id,
    call: callWords(functionName, one),
    expected: valueWords(one.expected),
    printed,
  };
  return { ...row, ...cameOf(run, one.expected, limits) };
}

function cameOf(run: CaseRun | undefined, expected: unknown, { language, limitMs }: RunLimits): Came {
  switch (run?.kind) {
    case undefined:
      return { got: null, outcome: 'not_run', message: null };
    case 'value':
      return cameOfValue(run.json, expected);
    case 'error':
      return { got: null, outcome: 'error', message: thrownWords(run.message) };
    case 'memory':
      return { got: null, outcome: 'memory', message: outOfMemory(language) };
    case 'timeout':
      return { got: null, outcome: 'timeout', message: tookTooLong(limitMs) };
    case 'broken':
      return { got: null, outcome: 'error', message: 'Stopped: the code brought its interpreter down.' };
  }
}

function cameOfValue(json: string | null, expected: unknown): Came {
  if (json === null) return { got: null, outcome: 'wrong', message: 'The function returned nothing.' };
  const value: unknown = JSON.parse(json);
  return { got: valueWords(value), outcome: sameJson(value, expected) ? 'passed' : 'wrong', message: null };
}

const tookTooLong = (limitMs: number) =>
  `Stopped after ${new Intl.NumberFormat('en').format(limitMs / 1000)} seconds: the code did not end.`;

const outOfMemory = (language: CodeLanguage) =>
  `Stopped: the code needed more than ${memoryLimitBytes[language] / 2 ** 20} MB of memory.`;

const cutOutput = (printed: string, isCut: boolean) =>
  isCut ? `${printed}\n… and more, which is not shown.` : printed;

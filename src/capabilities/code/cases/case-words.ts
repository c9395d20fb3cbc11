import type { CaseOutcome, CodeCase } from '../../../../openapi/gen/types.gen.ts';
import { visibleControls } from '../../../lib/visible-controls.ts';

/** What a table of cases shows of one; values are shown as JSON. */
export interface CaseRow {
  readonly _id: string;
  readonly call: string;
  readonly expected: string;
  /** Null where nothing came out. */
  readonly got: string | null;
  readonly outcome: CaseOutcome;
  /** One sentence where there is more to say than the outcome. */
  readonly message: string | null;
  readonly printed: string;
}

export const outcomeNames: Record<CaseOutcome, string> = {
  passed: 'Passed',
  wrong: 'Different result',
  error: 'Error',
  timeout: 'Did not end',
  memory: 'Out of memory',
  too_much_output: 'Too much output',
  not_run: 'Not run',
};

/** The longest value that is shown whole, in characters. */
const valueMaxLength = 500;

/** `total([1, 2], "a")`. */
export function callWords(functionName: string, { arguments: values }: Pick<CodeCase, 'arguments'>): string {
  return `${functionName}(${values.map(valueWords).join(', ')})`;
}

/** A value as JSON, its properties in the order of the alphabet, cut where it is very long. */
export const valueWords = (value: unknown): string => cut(JSON.stringify(value, inOneOrder));

/** The order of properties says nothing: the same value looks the same, whoever wrote it down. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function cut(text: string): string {
  const shown = text.length > valueMaxLength ? `${text.slice(0, valueMaxLength)}…` : text;
  return visibleControls(shown);
}

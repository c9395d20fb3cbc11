import type { TestItem, TestRequest } from '../../../openapi/gen/types.gen.ts';
import { randomId } from '../../lib/random-id.ts';
import type { Draft } from './items.ts';
import { positionOf } from './json-position.ts';

/** As much as the server takes at once. */
const MOST_BYTES = 300_000;

/** One thing that is wrong with a file. */
export interface FileProblem {
  /** From 1; null where no line can be named. */
  readonly line: number | null;
  /** With dots for nested ones; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
}

export type ReadFile =
  | { readonly text: string; readonly request: TestRequest }
  | { readonly problems: readonly FileProblem[] };

/** The text of a file with a test; its ids are left out, as another test gets its own. */
export function fileTextOf({ title, items }: Draft): string {
  const said = items.map(({ _id, ...item }) => item);
  return `${JSON.stringify({ format: FORMAT, title, items: said }, null, 2)}\n`;
}

const FORMAT = 'candor-test-1';

/** Reads a file as far as this page can judge it; the server looks at its fields. */
export async function readTestFile(file: Blob & { readonly name: string }): Promise<ReadFile> {
  const whole = (message: string, line: number | null = null) => ({
    problems: [{ line, field: '', message }],
  });
  if (file.size > MOST_BYTES) return whole('It is larger than 300 kB. Split it into several tests.');
  const text = (await file.text()).replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return whole('It is no valid JSON here.', lineOfFault(text, error));
  }
  if (typeof value !== 'object' || value === null || !('items' in value) || !Array.isArray(value.items))
    return whole('It has no list “items”.');
  const title =
    'title' in value && typeof value.title === 'string' ? value.title : file.name.replace(/\.\w+$/, '');
  // What has another shape than an item is left to the server to name.
  const items = value.items.map((item) =>
    typeof item === 'object' && item !== null && !Array.isArray(item) ? { ...item, _id: randomId() } : item,
  ) as TestItem[];
  return { text, request: { title, items } };
}

/** The line that the browser names; a file that ends too early is wrong in its last one. */
function lineOfFault(text: string, error: unknown): number {
  const said = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(said)?.[1];
  const position = /position (\d+)/.exec(said)?.[1];
  return line ? Number(line) : lineAt(text, Number(position ?? text.length));
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

/** Where the fields that the server names stand in the file. */
export function locateProblems(
  text: string,
  fields: readonly { readonly field: string; readonly message: string }[],
): FileProblem[] {
  return fields.map(({ field, message }) => ({
    line: lineAt(text, positionOf(text, field.split('.'))),
    field,
    message,
  }));
}

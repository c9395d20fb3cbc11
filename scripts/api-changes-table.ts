import { globSync, readFileSync } from 'node:fs';
import type { ApiChange } from './api-changes.ts';

/** The areas of the page (folders in `src/features` and `src/capabilities`) whose code names an operation. */
export function screensUsing(operationIds: readonly string[], root = 'src'): Map<string, readonly string[]> {
  const files = globSync(`${root}/{features,capabilities}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ area: file.split(/[\\/]/)[2] ?? file, text: readFileSync(file, 'utf8') }));
  return new Map(
    operationIds.map((id) => {
      const name = new RegExp(`\\b${id}(?:(?:Infinite)?(?:Options|QueryKey)|Mutation)?\\b`);
      return [id, [...new Set(files.filter(({ text }) => name.test(text)).map(({ area }) => area))]];
    }),
  );
}

/** As Markdown, what breaks first. */
export function changesTable(
  changes: readonly ApiChange[],
  users: ReadonlyMap<string, readonly string[]>,
): string {
  const row = ({ operationId, isBreaking, what }: ApiChange) =>
    `| ${isBreaking ? 'breaking' : 'other'} | ${operationId} | ${what} | ${users.get(operationId)?.join(', ') || '–'} |`;
  const sorted = [...changes.filter((one) => one.isBreaking), ...changes.filter((one) => !one.isBreaking)];
  return ['| change | operation | what | used by |', '| --- | --- | --- | --- |', ...sorted.map(row)].join(
    '\n',
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder, of whatever kind, that hold one of the texts. */
export function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const content = readFileSync(file);
      return texts.some((text) => content.includes(text));
    })
    .map((file) => relative(folder, file));
}

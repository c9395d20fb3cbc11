import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import type { z } from 'zod';

/** Says which file of the content is wrong, where, and what is expected there. */
export class ContentError extends Error {}

/** What a YAML file of this folder holds, in the shape of a schema. */
export function loadContent<T>(file: string, schema: z.ZodType<T>, folder = import.meta.dirname): T {
  const written = parse(file, readFileSync(join(folder, file), 'utf8'));
  const { data, error } = schema.safeParse(written);
  const issue = error?.issues[0];
  if (issue)
    throw new ContentError(`server/content/${file}: ${placeOf(issue.path, written)}: ${issue.message}`);
  return data as T;
}

/** The names of the files of a folder beside this file. */
export function contentFiles(folder: string): readonly string[] {
  return readdirSync(join(import.meta.dirname, folder));
}

function parse(file: string, text: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new ContentError(`server/content/${file}: line ${error.mark.line + 1}: ${error.reason}`);
  }
}

/** The way to a value, e.g. `software-03 / concepts / symptom / synonyms / 4`: entries by their id, else counted. */
function placeOf(path: readonly PropertyKey[], written: unknown): string {
  let at: unknown = written;
  const steps = path.map((key) => {
    at = (at as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key];
    if (typeof key !== 'number') return String(key);
    const { id, name } = (at ?? {}) as { id?: unknown; name?: unknown };
    return String(id ?? name ?? key + 1);
  });
  return steps.join(' / ') || 'the whole file';
}

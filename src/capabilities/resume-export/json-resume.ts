import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A resume as a JSON Resume document; sections of the person's own stand beside those of the schema. */
export function jsonResumeOf({ content, language }: ResumeDraft): string {
  const said = withoutEmpty(content) as object;
  return `${JSON.stringify({ $schema: SCHEMA, ...said, meta: { version: 'v1.0.0', language } }, null, 2)}\n`;
}

/** Nothing is said by an empty text, list or object. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  const fields = Object.entries(value)
    .map(([key, one]) => [key, withoutEmpty(one)] as const)
    .filter(([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

import { type SQL, sql } from 'drizzle-orm';
import { companyCandidates } from '../../platform/database/schema/index.ts';

/** Candidates in whom each word of a text begins a word; undefined where it has none. */
export function matchesSearch(text: string): SQL | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  if (!words) return text.trim() === '' ? undefined : sql`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`${companyCandidates.search} @@ to_tsquery('simple'::regconfig, ${query})`;
}

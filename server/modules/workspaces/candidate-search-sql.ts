import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { applications, applicationWords, companyCandidates } from '../../platform/database/schema/index.ts';

/** The words of a text; undefined where it is empty. */
const wordsOf = (text: string) =>
  text.trim() === '' ? undefined : (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Candidates in whom each word of a text begins a word; undefined where it has none. */
export function matchesSearch(text: string): SQL | undefined {
  const words = wordsOf(text);
  if (!words) return undefined;
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`${companyCandidates.search} @@ to_tsquery('simple'::regconfig, ${query})`;
}

/** The same of the applications of one workspace, looked up among its own words alone. */
export function matchesSearchIn(workspaceId: string, text: string): SQL | undefined {
  const words = wordsOf(text);
  if (!words) return undefined;
  if (words.length === 0) return sql`false`;
  const key = workspaceKey(workspaceId);
  const query = words.map((word) => `'${key}${word}':*`).join(' & ');
  return sql`${applications.id} = any(array(
    select ${applicationWords.applicationId} from ${applicationWords} where ${applicationWords.words} @@ ${query}::tsquery))`;
}

/** As the database's `workspace_key` makes it. */
const workspaceKey = (id: string) => createHash('md5').update(id).digest('hex').slice(0, 8);

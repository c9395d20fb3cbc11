import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { applications, applicationWords, companyCandidates } from '../../platform/database/schema/index.ts';

/** The words of a text; undefined where it is empty. */
const wordsOf = (text: string) =>
  text.trim() === '' ? undefined : (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** What is found by the words of a text; undefined where it is empty. Nothing is found by one that has none. */
function findBy(text: string, find: (words: readonly string[]) => SQL): SQL | undefined {
  const words = wordsOf(text);
  return words?.length === 0 ? sql`false` : words && find(words);
}

/** Candidates in whom each word of a text begins a word; undefined where it has none. */
export const matchesSearch = (text: string) =>
  findBy(text, (words) => {
    const query = words.map((word) => `${word}:*`).join(' & ');
    return sql`${companyCandidates.search} @@ to_tsquery('simple'::regconfig, ${query})`;
  });

/** The same of the applications of one workspace, looked up among its own words alone. */
export const matchesSearchIn = (workspaceId: string, text: string) =>
  findBy(text, (words) => {
    const query = behind(workspaceKey(workspaceId), words);
    return sql`${applications.id} = any(array(
      select ${applicationWords.applicationId} from ${applicationWords} where ${applicationWords.words} @@ ${query}::tsquery))`;
  });

/**
 * The same of rows of `application_words` of some workspaces, which are a table `m` with their `workspace_id`: nothing is
 * read of others.
 */
export const matchesSearchAmong = (workspaces: SQL, text: string) =>
  findBy(text, (words) => {
    const query = sql`replace(${behind(KEY, words)}, ${KEY}, workspace_key(m.workspace_id))`;
    // Made a query inside, or it would be read from text anew for each row.
    return sql`application_words.words @@ (select string_agg(${query}, ' | ')::tsquery from ${workspaces})`;
  });

/** Stands for that of a workspace, and is in no word. */
const KEY = '#';

const behind = (key: string, words: readonly string[]) =>
  words.map((word) => `'${key}${word}':*`).join(' & ');

/** As the database's `workspace_key` makes it. */
const workspaceKey = (id: string) => createHash('md5').update(id).digest('hex').slice(0, 8);

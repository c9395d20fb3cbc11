import type { ResumeContent } from '../../../../openapi/gen/types.gen.ts';

type Change = (text: string, path: string) => string;

/** A content with other texts; each is told by its place, such as `work.2.position`. */
function withTexts<T>(value: T, change: Change, path = ''): T {
  if (typeof value === 'string') return change(value, path) as T;
  if (typeof value !== 'object' || value === null) return value;
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.map((inner, index) => withTexts(inner, change, at(index))) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '_id' ? inner : withTexts(inner, change, at(key)),
    ]),
  ) as T;
}

function fieldsOf(content: ResumeContent): (readonly [path: string, text: string])[] {
  const found: (readonly [string, string])[] = [];
  withTexts(content, (text, path) => {
    if (text !== '') found.push([path, text]);
    return text;
  });
  return found;
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\u00ad*]+/g, '')
    .toLowerCase();

/** The field that most of a drawn text is from; empty for a text that a template adds. */
export function fieldOf(content: ResumeContent, drawn: string): string {
  const letters = lettersOf(drawn);
  let best = { path: '', length: 0 };
  for (const [path, text] of fieldsOf(content)) {
    const own = lettersOf(text);
    const length = letters.includes(own) ? own.length : own.includes(letters) ? letters.length : 0;
    if (length > best.length) best = { path, length };
  }
  return best.path;
}

/** The field that cannot be drawn, found by drawing each alone; empty where each of them can. */
export async function failingField(
  content: ResumeContent,
  draw: (content: ResumeContent) => Promise<unknown>,
): Promise<string> {
  const fails = (paths: readonly string[]) =>
    draw(withTexts(content, (text, path) => (paths.includes(path) ? text : ''))).then(
      () => false,
      () => true,
    );
  const paths = fieldsOf(content).map(([path]) => path);
  for (const [, fields] of Map.groupBy(paths, entryOf)) {
    if (!(await fails(fields))) continue;
    for (const field of fields) if (await fails([field])) return field;
    return fields[0] ?? '';
  }
  return '';
}

/** The entry that a field is of; outside of lists itself. */
const entryOf = (path: string): string => /^.*?\.\d+(?:\.entries\.\d+)?(?=\.)/.exec(path)?.[0] ?? path;

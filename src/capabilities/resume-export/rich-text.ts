/** A piece of a text in one look. */
export interface Run {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Where it leads. */
  readonly href: string | null;
}

const BOLD = '\\*\\*(?=\\S)(.+?)\\*\\*(?!\\*)';
const ITALIC = '(?<![\\p{L}\\p{N}*])\\*(?=[^\\s*])([^*]+?)\\*(?![\\p{L}\\p{N}])';
const LINK = '\\[([^\\]]+)\\]\\((https?://[^\\s)]+|mailto:[^\\s)]+)\\)';
const MARKED = new RegExp(`${BOLD}|${ITALIC}|${LINK}`, 'gu');

/** The pieces of a line with `**bold**`, `*italic*` and `[a link](https://example.org)`. */
export function runsOf(line: string, look: Partial<Run> = {}): Run[] {
  const runs: Run[] = [];
  let at = 0;
  const plain = (text: string) => {
    if (text !== '') runs.push({ isBold: false, isItalic: false, href: null, ...look, text });
  };
  for (const { 0: whole, 1: bold, 2: italic, 3: words, 4: href, index } of line.matchAll(MARKED)) {
    plain(line.slice(at, index));
    at = index + whole.length;
    if (bold !== undefined) runs.push(...runsOf(bold, { ...look, isBold: true }));
    else if (italic !== undefined) runs.push(...runsOf(italic, { ...look, isItalic: true }));
    else runs.push(...runsOf(words ?? '', { ...look, href: href ?? null }));
  }
  plain(line.slice(at));
  return runs;
}

/** A line without its marks; where a link leads stands in brackets. */
export const plainOf = (line: string): string =>
  runsOf(line)
    .map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text))
    .join('');

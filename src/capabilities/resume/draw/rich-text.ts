import { type DrawNode, link, type Style, span } from './nodes.ts';

/** A paragraph, or a point of a list. */
interface Block {
  readonly isPoint: boolean;
  readonly text: string;
}

/** The paragraphs and points of a text; empty lines are left out. */
export const blocksOf = (text: string): Block[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) =>
      line.startsWith('- ') ? { isPoint: true, text: line.slice(2).trim() } : { isPoint: false, text: line },
    );

const MARK = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*\s][^*]*)\*|\[(?<label>[^\]]+)\]\((?<url>[^\s)]+)\)/g;

/** Bold, italic and links of one line; anything else stands as it was typed. */
export function inlineOf(line: string, linkStyle: Style): (DrawNode | string)[] {
  const parts: (DrawNode | string)[] = [];
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    parts.push(line.slice(end, match.index));
    end = match.index + match[0].length;
    const { bold, italic, label = '', url = '' } = match.groups ?? {};
    if (bold) parts.push(span({ fontWeight: 700 }, [bold]));
    else if (italic) parts.push(span({ fontStyle: 'italic' }, [italic]));
    else parts.push(isSafe(url) ? link(url, linkStyle, label) : label);
  }
  return [...parts, line.slice(end)].filter((part) => part !== '');
}

/** A text as it is read, without its marks. */
export const plainOf = (line: string): string =>
  line.replaceAll(MARK, (...args) => {
    const { bold, italic, label } = args.at(-1) as Record<string, string | undefined>;
    return bold ?? italic ?? label ?? '';
  });

const isSafe = (url: string) => /^(?:https?:|mailto:|tel:)/i.test(url);

/** The address that a typed one leads to; null where it is none. */
export function addressOf(typed: string): string | null {
  const url = typed.trim();
  if (isSafe(url)) return url;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(url) ? `https://${url}` : null;
}

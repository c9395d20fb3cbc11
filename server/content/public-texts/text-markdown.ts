import { escapeHtml } from '../mails/escape-html.ts';
import { inlineOf } from '../mails/mail-markdown.ts';

type Facts = Readonly<Record<string, string>>;

/** A heading with what stands below it. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** The same without marks. */
  readonly plain: string;
}

/** What is wrong with a text, and in which line. */
export interface TextProblem {
  readonly line: number;
  readonly message: string;
}

interface Block {
  /** Counted from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

const HEADING = /^## +(.+?)(?: +\{#([\w-]*)\})?$/;
const ITEM = /^[-*] +/;
const TABLE = /^Table: +/;
const RULE = /^\|(?: *-+ *\|)+$/;

/** A text in Markdown: headings of the second level, paragraphs, lists, and tables below a line `Table: what it shows`. */
export function readText(
  markdown: string,
  facts: Facts,
): { readonly sections: readonly TextSection[]; readonly problems: readonly TextProblem[] } {
  const sections: TextSection[] = [];
  const problems: TextProblem[] = [];
  for (const block of blocksOf(markdown)) {
    const [first = ''] = block.lines;
    if (first.startsWith('#')) {
      const said = headingOf(block, sections);
      if ('message' in said) problems.push(said);
      else sections.push(said);
      continue;
    }
    const section = sections.pop();
    if (!section) {
      problems.push({ line: block.line, message: 'Begin with a heading, such as ## Who we are.' });
      continue;
    }
    const { html, plain, wrong } = bodyOf(block, facts);
    problems.push(...wrong);
    const words = [section.plain, plain].filter(Boolean).join(' ');
    sections.push({ ...section, html: section.html + html, plain: words });
  }
  return { sections, problems };
}

function blocksOf(markdown: string): Block[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [at, line] of markdown.split('\n').entries()) {
    const isHeading = line.startsWith('#');
    if (line.trim() === '') isOpen = false;
    else if (isOpen && !isHeading) blocks.at(-1)?.lines.push(line);
    else {
      blocks.push({ line: at + 1, lines: [line] });
      isOpen = !isHeading;
    }
  }
  return blocks;
}

function headingOf(
  { line, lines: [first = ''] }: Block,
  before: readonly TextSection[],
): TextSection | TextProblem {
  const [, title, named] = HEADING.exec(first) ?? [];
  if (!title) return { line, message: 'Write headings as ## Title.' };
  const id = named ?? slugOf(title);
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    return { line, message: 'Name the heading for links, as in ## Title {#title}.' };
  if (before.some((section) => section.id === id))
    return { line, message: `Another heading is named ${id} too.` };
  return { id, title, html: '', plain: '' };
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

interface Body {
  readonly html: string;
  readonly plain: string;
  readonly wrong: readonly TextProblem[];
}

function bodyOf(block: Block, facts: Facts): Body {
  const { lines } = block;
  if (TABLE.test(lines[0] ?? '')) return tableOf(block, facts);
  const isList = lines.every((line) => ITEM.test(line));
  const told = lines.map((line) => inlineOf(isList ? line.replace(ITEM, '') : line, facts));
  const htmls = told.map(({ html }) => html);
  const html = isList ? `<ul><li>${htmls.join('</li><li>')}</li></ul>` : `<p>${htmls.join('<br>')}</p>`;
  return { html, plain: told.map(({ text }) => text).join(' '), wrong: [] };
}

const cellsOf = (row: string) =>
  row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** The first cell of a row names it. */
function tableOf({ line, lines }: Block, facts: Facts): Body {
  const [caption = '', head = '', rule = '', ...rows] = lines;
  const columns = cellsOf(head);
  const wrong = rows.flatMap((row, at) =>
    cellsOf(row).length === columns.length
      ? []
      : [{ line: line + 3 + at, message: `This row needs ${columns.length} cells.` }],
  );
  if (!RULE.test(rule.trim()) || rows.length === 0)
    wrong.unshift({ line, message: 'Write a table as | A | B |, then | --- | --- |, then its rows.' });
  const told = (text: string) => inlineOf(text, facts).html;
  const header = columns.map((column) => `<th scope="col">${told(column)}</th>`).join('');
  const body = rows.map((row) => {
    const [first = '', ...rest] = cellsOf(row);
    const cells = rest.map(
      (cell, at) => `<td data-column="${escapeHtml(columns[at + 1] ?? '')}">${told(cell)}</td>`,
    );
    return `<tr><th scope="row">${told(first)}</th>${cells.join('')}</tr>`;
  });
  const name = told(caption.replace(TABLE, ''));
  const html = `<table><caption>${name}</caption><thead><tr>${header}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  return { html, plain: rows.map((row) => cellsOf(row).join(', ')).join(' '), wrong };
}

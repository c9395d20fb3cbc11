import { escapeHtml } from './escape-html.ts';
import type { RichBlock } from './mail-frame.ts';
import { fill } from './mail-texts.ts';

type Facts = Readonly<Record<string, string>>;

/** Bold, italic, or a link; what is none of them stays as it was written. */
const MARKED = /\*\*(.+?)\*\*|\*([^\s*].*?)\*|\[([^\]]+)\]\(((?:https?:\/\/|mailto:)[^\s(){}]+)\)/;
const ITEM = /^[-*] +/;
const IN_MAIL = ' target="_top" style="color:inherit"';

/**
 * The blocks of a text in Markdown. What stands for a variable is filled in after the marks were read: no name and no
 * title can mark anything.
 */
export function blocksOf(markdown: string, facts: Facts): RichBlock[] {
  return markdown
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim().split('\n'))
    .filter(([first]) => first !== '')
    .map((lines) => (lines.every((line) => ITEM.test(line)) ? list(lines, facts) : paragraph(lines, facts)));
}

function paragraph(lines: readonly string[], facts: Facts): RichBlock {
  const told = lines.map((line) => inlineOf(line, facts, IN_MAIL));
  return {
    text: told.map(({ text }) => text).join('\n'),
    html: `<p style="margin:0 0 16px">${told.map(({ html }) => html).join('<br>')}</p>`,
  };
}

function list(lines: readonly string[], facts: Facts): RichBlock {
  const told = lines.map((line) => inlineOf(line.replace(ITEM, ''), facts, IN_MAIL));
  const items = told.map(({ html }) => `<li>${html}</li>`).join('');
  return {
    text: told.map(({ text }) => `- ${text}`).join('\n'),
    html: `<ul style="margin:0 0 16px;padding-left:24px">${items}</ul>`,
  };
}

/** One line of a text in Markdown; `link` is what each link has beside its address. */
export function inlineOf(said: string, facts: Facts, link = ''): RichBlock {
  const marked = MARKED.exec(said);
  if (!marked) {
    const text = fill(said, facts);
    return { text, html: escapeHtml(text) };
  }
  const [whole, bold, italic, label = '', url = ''] = marked;
  const before = inlineOf(said.slice(0, marked.index), facts, link);
  const inner = inlineOf(bold ?? italic ?? label, facts, link);
  const after = inlineOf(said.slice(marked.index + whole.length), facts, link);
  const html =
    bold !== undefined
      ? `<strong>${inner.html}</strong>`
      : italic !== undefined
        ? `<em>${inner.html}</em>`
        : `<a href="${escapeHtml(url)}"${link}>${inner.html}</a>`;
  const text = url === '' || inner.text === url ? inner.text : `${inner.text} (${url})`;
  return { text: before.text + text + after.text, html: before.html + html + after.html };
}

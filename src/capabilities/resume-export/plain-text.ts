import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { inCapitals } from '../resume/draw/section-words.ts';
import { type OutlineEntry, outlineOf } from './outline.ts';
import { plainOf } from './rich-text.ts';

/** A resume as plain text, for forms that take no files. */
export function plainTextOf(draft: ResumeDraft): string {
  const { name, label, contact, summary, summaryTitle, sections } = outlineOf(draft);
  const head = [name, label, contact.join(' | ')].filter((line) => line !== '').join('\n');
  const told = summary
    ? [[summaryTitle.toUpperCase(), paragraphs(summary)].filter(Boolean).join('\n\n')]
    : [];
  const blocks = sections.map(({ title, entries }) => {
    const isShort = entries.every(
      ({ facts, dates, url, text, points }) => !facts.length && !dates && !url && !text && !points.length,
    );
    return `${inCapitals(title, draft.language)}\n\n${entries.map(textOf).join(isShort ? '\n' : '\n\n')}`;
  });
  return `${[head, ...told, ...blocks].join('\n\n\n')}\n`;
}

function textOf({ title, facts, dates, url, text, points }: OutlineEntry): string {
  const below = [...facts, dates].filter((part) => part !== '').join(' | ');
  const lines = [title, below, url, paragraphs(text), ...points.map((point) => `- ${plainOf(point)}`)];
  return lines.filter((line) => line !== '').join('\n');
}

const paragraphs = (text: string) => text.split('\n').map(plainOf).join('\n').trim();

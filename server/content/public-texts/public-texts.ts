import { z } from 'zod';
import { loadContent } from '../load-content.ts';
import { escapeHtml } from '../mails/escape-html.ts';
import { readText, type TextSection } from './text-markdown.ts';

/** Texts for everybody, as the software brings them. */
const shipped = z.strictObject({
  /** The day this wording was made. */
  version: z.iso.date(),
  summary: z.string().trim().min(1),
  text: z.string().trim().min(1),
});

const load = (name: string) => loadContent(`public-texts/${name}.yaml`, shipped);

export const publicTexts = {
  terms: load('terms'),
  privacy: load('privacy'),
  cookies: load('cookies'),
  faq: load('faq'),
  'features-candidates': load('features-candidates'),
  'features-recruiters': load('features-recruiters'),
  'features-operators': load('features-operators'),
} as const;

export type PublicTextName = keyof typeof publicTexts;

/** What the texts may name in braces. */
export const TEXT_VARIABLES = ['support', 'address'] as const;

export type TextFacts = Readonly<Record<(typeof TEXT_VARIABLES)[number], string>>;

export interface PublicTextValues {
  readonly summary: string;
  readonly text: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal text with its version, its table of contents and its sections. */
export function legalHtml({ summary, text }: PublicTextValues, version: string, facts: TextFacts): string {
  const { sections } = readText(text, facts);
  const contents = sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  return [
    `<p>Version of <time datetime="${version}">${day.format(new Date(version))}</time></p>`,
    `<p data-part="summary">${escapeHtml(summary)}</p>`,
    `<nav aria-labelledby="contents-title"><h2 id="contents-title">On this page</h2><ol>${contents.join('')}</ol></nav>`,
    ...sections.map(sectionHtml),
  ].join('');
}

const sectionHtml = ({ id, title, html }: TextSection) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${html}</section>`;

/** Headings, each with what is said below it. */
export function listHtml({ text }: PublicTextValues, facts: TextFacts): string {
  const { sections } = readText(text, facts);
  const shown = sections.map(({ title, html }) => `<div><dt>${escapeHtml(title)}</dt><dd>${html}</dd></div>`);
  return `<dl>${shown.join('')}</dl>`;
}

/** Questions with their answers, for people and for search engines. */
export function questionsHtml(values: PublicTextValues, facts: TextFacts): string {
  const { sections } = readText(values.text, facts);
  const linked = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections.map(({ title, plain }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plain },
    })),
  };
  const json = JSON.stringify(linked).replaceAll('<', '\\u003c');
  return `${listHtml(values, facts)}<script type="application/ld+json">${json}</script>`;
}

import type { FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import {
  legalHtml,
  listHtml,
  type PublicTextName,
  type PublicTextValues,
  publicTexts,
  questionsHtml,
  TEXT_VARIABLES,
} from '../../../content/public-texts/public-texts.ts';
import { readText } from '../../../content/public-texts/text-markdown.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import { type ContentPiece, type ContentRules, unknownVariables } from './content-kind.ts';

const LONGEST_SUMMARY = 400;

const MARKDOWN = 'Text (Markdown)';

const textField = { name: 'text', label: MARKDOWN, is_long: true } as const;

/** A heading's name for links is no variable. */
const withoutNames = (text: string) => text.replaceAll(/ \{#[\w-]*\}$/gm, '');

const facts = { support: '', address: '' };

function textProblems(text: string): FieldProblem[] {
  const { sections, problems } = readText(text, facts);
  return [
    ...(text.trim() === '' ? [{ field: 'text', message: 'Enter a text.' }] : []),
    ...problems.map(({ line, message }) => ({ field: 'text', message: `Line ${line}: ${message}` })),
    ...unknownVariables('text', withoutNames(text), TEXT_VARIABLES),
    ...sections
      .filter(({ html }) => html === '')
      .map(({ title }) => ({ field: 'text', message: `Nothing stands below “${title}”.` })),
  ];
}

function summaryProblems(summary: string): FieldProblem[] {
  if (summary === '') return [{ field: 'summary', message: 'Say in a sentence what it is about.' }];
  if (summary.length > LONGEST_SUMMARY)
    return [{ field: 'summary', message: `Use at most ${LONGEST_SUMMARY} characters.` }];
  return [];
}

/** What is published of a text, over what is shipped. */
export const textValuesOf = ({ summary = '', text = '' }: StoredTexts): PublicTextValues => ({
  summary,
  text,
});

function legal(id: 'terms' | 'privacy' | 'cookies', name: string): ContentPiece {
  const { summary, text } = publicTexts[id];
  return {
    id,
    name,
    file: { summary: summary.trim(), text: text.trim() },
    fields: [
      { name: 'summary', label: 'Summary', help: 'Stands above the table of contents.', is_long: true },
      {
        ...textField,
        help: 'Headings ## Title {#name}, paragraphs, lists, tables below a line Table: Title.',
      },
    ],
    variables: TEXT_VARIABLES,
    problems: (values) => [
      ...summaryProblems(values['summary'] ?? ''),
      ...textProblems(values['text'] ?? ''),
    ],
    preview: (values, { now, publicUrl, support }) => ({
      html: legalHtml(textValuesOf(values), now.toISOString().slice(0, 10), { support, address: publicUrl }),
      checks: [],
    }),
  };
}

const pricing: ContentPiece = {
  id: 'faq',
  name: 'Questions on the pricing page',
  file: { text: publicTexts.faq.text.trim() },
  fields: [{ ...textField, help: 'Each question as a heading ## Question, its answer below.' }],
  variables: TEXT_VARIABLES,
  problems: ({ text = '' }) => textProblems(text),
  preview: (values, { publicUrl, support }) => ({
    html: questionsHtml(textValuesOf(values), { support, address: publicUrl }),
    checks: [],
  }),
};

function features(id: Extract<PublicTextName, `features-${string}`>, name: string): ContentPiece {
  return {
    id,
    name,
    file: { text: publicTexts[id].text.trim() },
    fields: [{ ...textField, help: 'Each feature as a heading ## Feature, what it does below.' }],
    variables: TEXT_VARIABLES,
    problems: ({ text = '' }) => textProblems(text),
    preview: (values, { publicUrl, support }) => ({
      html: listHtml(textValuesOf(values), { support, address: publicUrl }),
      checks: [],
    }),
  };
}

export const featureTexts: ContentRules = {
  pieces: [
    features('features-candidates', 'Features for candidates'),
    features('features-recruiters', 'Features for hiring teams'),
    features('features-operators', 'Features for those who run it'),
  ],
};

export const legalTexts: ContentRules = {
  pieces: [legal('terms', 'Terms of use'), legal('privacy', 'Privacy'), legal('cookies', 'Cookies')],
};

export const questionTexts: ContentRules = { pieces: [pricing] };

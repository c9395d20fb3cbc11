import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { type OutlineEntry, outlineOf } from './outline.ts';
import { runsOf } from './rich-text.ts';

/** In twentieths of a point. */
const PAPER = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } } as const;
const MARGIN = { narrow: 720, normal: 1_080, wide: 1_440 } as const;
const FONT = { sans: 'Calibri', serif: 'Cambria' } as const;
const POINTS = 'points';

/** A resume as a Word document with styles. */
export async function wordFileOf(draft: ResumeDraft): Promise<Blob> {
  const { settings, language } = draft;
  const size = PAPER[settings.paper];
  const margin = MARGIN[settings.margins];
  const document = new Document({
    ...{ title: draft.title, creator: draft.content.basics.name, lastModifiedBy: draft.content.basics.name },
    styles: stylesOf(draft),
    numbering: {
      config: [
        {
          reference: POINTS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 360, hanging: 200 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size, margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        children: paragraphsOf(draft, size.width - 2 * margin),
      },
    ],
    ...(language && { defaultTabStop: 720 }),
  });
  return Packer.toBlob(document);
}

function stylesOf({ settings: { font, font_size, accent }, language }: ResumeDraft) {
  const color = accent.slice(1);
  const heading = (size: number, before: number, outlineLevel?: number) => ({
    run: { size: Math.round(size * 2), bold: true, color, font: FONT[font] },
    // LibreOffice takes a heading for one by its level.
    paragraph: {
      spacing: { before, after: 60 },
      keepNext: true,
      ...(outlineLevel !== undefined && { outlineLevel }),
    },
  });
  return {
    default: {
      document: { run: { size: Math.round(font_size * 2), font: FONT[font], language: { value: language } } },
      title: heading(font_size * 2.2, 0),
      heading1: heading(font_size * 1.3, 240, 0),
      heading2: heading(font_size * 1.05, 120, 1),
    },
  };
}

/** What each paragraph and each run of letters has, where lines begin at the right. */
interface Side {
  readonly paragraph: { readonly bidirectional?: boolean };
  readonly run: { readonly rightToLeft?: boolean };
}

const FROM_RIGHT = ['ar', 'fa', 'ur', 'he'];

const sideOf = ({ language }: ResumeDraft): Side =>
  FROM_RIGHT.includes(language.split('-')[0] ?? '')
    ? { paragraph: { bidirectional: true }, run: { rightToLeft: true } }
    : { paragraph: {}, run: {} };

function paragraphsOf(draft: ResumeDraft, width: number): Paragraph[] {
  const { name, label, contact, summary, summaryTitle, sections } = outlineOf(draft);
  const side = sideOf(draft);
  const line = (text: string) => (text ? [lineOf(text, side)] : []);
  const title = (text: string, level: Level) => (text ? [titleOf(text, side, level)] : []);
  return [
    ...title(name, HeadingLevel.TITLE),
    ...line(label),
    ...line(contact.join(' | ')),
    ...(summary ? [...title(summaryTitle, HeadingLevel.HEADING_1), ...body(summary, side)] : []),
    ...sections.flatMap((section) => [
      ...title(section.title, HeadingLevel.HEADING_1),
      ...section.entries.flatMap((entry) => entryOf(entry, width, side)),
    ]),
  ];
}

type Level = (typeof HeadingLevel)[keyof typeof HeadingLevel];

const titleOf = (text: string, { paragraph, run }: Side, heading: Level) =>
  new Paragraph({ ...paragraph, heading, children: [new TextRun({ ...run, text })] });
const lineOf = (text: string, side: Side, options: IParagraphOptions = {}) =>
  new Paragraph({ ...side.paragraph, ...options, children: inline(text, side) });
const point = (text: string, side: Side) =>
  lineOf(text, side, { numbering: { reference: POINTS, level: 0 } });

function entryOf(
  { title, facts, dates, url, text, points }: OutlineEntry,
  width: number,
  side: Side,
): Paragraph[] {
  const isBare = facts.length === 0 && !dates && !url && !text && points.length === 0;
  if (isBare) return [lineOf(title, side)];
  const below = facts.join(' · ') + (dates ? `\t${dates}` : '');
  const tabStops = [{ type: TabStopType.RIGHT, position: width }];
  return [
    ...(title ? [titleOf(title, side, HeadingLevel.HEADING_2)] : []),
    ...(below ? [lineOf(below, side, { tabStops })] : []),
    ...(url ? [lineOf(/^https?:/.test(url) ? `[${url}](${url})` : url, side)] : []),
    ...body(text, side),
    ...points.map((line) => point(line, side)),
  ];
}

const body = (text: string, side: Side) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.startsWith('- ') ? point(line.slice(2), side) : lineOf(line, side)));

const inline = (line: string, { run }: Side) =>
  runsOf(line).map(({ text, isBold, isItalic, href }) => {
    const look = { ...run, text, bold: isBold, italics: isItalic };
    return href
      ? new ExternalHyperlink({ link: href, children: [new TextRun({ ...look, style: 'Hyperlink' })] })
      : new TextRun(look);
  });

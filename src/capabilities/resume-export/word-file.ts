import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
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
  const heading = (size: number, before: number) => ({
    run: { size: Math.round(size * 2), bold: true, color, font: FONT[font] },
    paragraph: { spacing: { before, after: 60 }, keepNext: true },
  });
  return {
    default: {
      document: { run: { size: Math.round(font_size * 2), font: FONT[font], language: { value: language } } },
      title: heading(font_size * 2.2, 0),
      heading1: heading(font_size * 1.3, 240),
      heading2: heading(font_size * 1.05, 120),
    },
  };
}

function paragraphsOf(draft: ResumeDraft, width: number): Paragraph[] {
  const { name, label, contact, summary, sections } = outlineOf(draft);
  const line = (text: string) => (text ? [new Paragraph({ children: inline(text) })] : []);
  return [
    ...(name ? [new Paragraph({ text: name, heading: HeadingLevel.TITLE })] : []),
    ...line(label),
    ...line(contact.join(' | ')),
    ...(summary ? [heading('Summary'), ...body(summary)] : []),
    ...sections.flatMap(({ title, entries }) => [
      heading(title),
      ...entries.flatMap((entry) => entryOf(entry, width)),
    ]),
  ];
}

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const point = (text: string) =>
  new Paragraph({ children: inline(text), numbering: { reference: POINTS, level: 0 } });

function entryOf({ title, facts, dates, url, text, points }: OutlineEntry, width: number): Paragraph[] {
  const isBare = facts.length === 0 && !dates && !url && !text && points.length === 0;
  if (isBare) return [new Paragraph({ children: inline(title) })];
  const below = facts.join(' · ') + (dates ? `\t${dates}` : '');
  const tabStops = [{ type: TabStopType.RIGHT, position: width }];
  return [
    ...(title ? [new Paragraph({ text: title, heading: HeadingLevel.HEADING_2 })] : []),
    ...(below ? [new Paragraph({ tabStops, children: inline(below) })] : []),
    ...(url ? [new Paragraph({ children: inline(/^https?:/.test(url) ? `[${url}](${url})` : url) })] : []),
    ...body(text),
    ...points.map(point),
  ];
}

const body = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line.startsWith('- ') ? point(line.slice(2)) : new Paragraph({ children: inline(line) }),
    );

const inline = (line: string) =>
  runsOf(line).map(({ text, isBold, isItalic, href }) => {
    const look = { text, bold: isBold, italics: isItalic };
    return href
      ? new ExternalHyperlink({ link: href, children: [new TextRun({ ...look, style: 'Hyperlink' })] })
      : new TextRun(look);
  });

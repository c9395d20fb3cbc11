import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { sectionOrder } from '../sections.ts';
import { APART, type DrawnEntry, type DrawnSection, drawnSection } from './entries.ts';
import { type DrawNode, document, image, link, page, type Style, span, text, view } from './nodes.ts';
import { addressOf, blocksOf, inlineOf } from './rich-text.ts';
import { drawnLanguage, drawnTitle, inCapitals } from './section-words.ts';
import { LOOKS, type Look } from './templates.ts';

/** What all parts of a document are drawn with. */
interface Pen {
  readonly look: Look;
  readonly accent: string;
  /** Points: of the text, and of a usual distance. */
  readonly size: number;
  readonly gap: number;
  readonly margin: number;
  readonly isRightToLeft: boolean;
  /** Of the titles. */
  readonly language: string;
  /** Of the column of dates, where there is one. */
  readonly dates: number;
  /** Of every text: the engine would inherit a line height in points. */
  readonly base: Style;
}

const SPACING = { tight: 0.75, normal: 1, airy: 1.3 } as const;
const MARGINS = { narrow: 32, normal: 46, wide: 62 } as const;
const INK = '#1a1a1a';
const QUIET = '#4d4d4d';
const RIGHT_TO_LEFT = ['ar', 'fa', 'ur', 'he'];

/** The document of a resume, to be laid out; `families` are those that have its letters. */
export function documentOf(draft: ResumeDraft, families: readonly string[]): DrawNode {
  const { content, settings, language } = draft;
  const look = LOOKS[settings.template];
  const hidden = new Set(settings.hidden);
  const sections = sectionOrder(draft, look.first)
    .filter((id) => !hidden.has(id))
    .map((id) => drawnSection(content, id, drawnTitle(draft, id), drawnLanguage(language)))
    .filter(({ entries }) => entries.length > 0);
  const pen = penOf(draft, families, sections);
  const side = sections.filter(({ id }) => pen.look.side?.includes(id));
  const main = sections.filter((section) => !side.includes(section));
  const name = content.basics.name.trim();
  const padding = pen.look.header === 'banner' ? 0 : pen.margin;
  return document(
    [
      page(
        {
          fontFamily: families,
          fontSize: pen.size,
          color: INK,
          paddingTop: pen.margin,
          paddingBottom: pen.margin,
          paddingHorizontal: padding,
        },
        [header(draft, pen), body(draft, pen, side, main)],
        { size: settings.paper === 'a4' ? 'A4' : 'LETTER', experimentalPagination: true },
      ),
    ],
    { title: [name, draft.title].filter(Boolean).join(' – '), author: name, language },
  );
}

function penOf(
  { settings, language }: ResumeDraft,
  families: readonly string[],
  sections: readonly DrawnSection[],
): Pen {
  const look = LOOKS[settings.template];
  const size = settings.font_size * look.size;
  const isRightToLeft = RIGHT_TO_LEFT.includes(language.split('-')[0] ?? '');
  return {
    ...{ look, size, isRightToLeft, language, accent: settings.accent },
    dates: size * widthOfDates(sections),
    gap: 6 * SPACING[settings.spacing] * look.air,
    margin: MARGINS[settings.margins],
    base: {
      ...{ fontFamily: families, fontSize: size, lineHeight: 1.35 },
      ...(isRightToLeft && { direction: 'rtl', textAlign: 'right' }),
    },
  };
}

/** In sizes: the longest period has room in one line, as long as it leaves enough to the rest. */
function widthOfDates(sections: readonly DrawnSection[]): number {
  const longest = Math.max(
    0,
    ...sections.flatMap(({ entries }) => entries.map(({ dates }) => widthOf(dates))),
  );
  return Math.min(Math.max(9.5, longest * 0.52), 15);
}

/** In letters; one that is as wide as it is high, such as those of a year in Chinese, counts twice. */
const widthOf = (text: string) =>
  Array.from(text).reduce(
    (sum, letter) => sum + (/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uff60]/u.test(letter) ? 2 : 1),
    0,
  );

function header(draft: ResumeDraft, pen: Pen): DrawNode {
  const { name, label, image: photo } = draft.content.basics;
  const { look, base, size, gap, margin, accent } = pen;
  const isBanner = look.header === 'banner';
  const color = isBanner ? '#ffffff' : INK;
  const align: Style = look.header === 'center' ? { textAlign: 'center' } : {};
  const plain = { ...base, ...align, color };
  const contact = contactOf(draft, { color, textDecoration: 'none' });
  const words = view({ flexGrow: 1, flexShrink: 1, flexBasis: 0 }, [
    name.trim() !== '' &&
      text(
        'H1',
        {
          ...plain,
          fontSize: size * 2.1,
          fontWeight: 700,
          lineHeight: 1.2,
          color: look.heading === 'accent' && !isBanner ? accent : color,
        },
        [name.trim()],
      ),
    label.trim() !== '' &&
      text('P', { ...plain, fontSize: size * 1.2, color: isBanner ? color : QUIET }, [label.trim()]),
  ]);
  const lines =
    contact.length > 0 &&
    text(
      'P',
      { ...plain, fontSize: size * 0.95 },
      contact.flatMap((part, index) => (index === 0 ? [part] : ['  ·  ', part])),
    );
  const hasPhoto = draft.settings.show_photo && photo !== '';
  const row = view({ flexDirection: pen.isRightToLeft ? 'row-reverse' : 'row', gap: 12 }, [
    words,
    hasPhoto && image(photo, { width: size * 7, height: size * 7, objectFit: 'cover' }),
  ]);
  return view(
    {
      marginBottom: gap * 1.5,
      ...(isBanner && {
        backgroundColor: accent,
        marginTop: -margin,
        paddingVertical: margin * 0.7,
        paddingHorizontal: margin,
      }),
    },
    [row, lines && view({ marginTop: gap / 2 }, [lines])],
  );
}

/** How somebody is reached, in the order in which it is read. */
function contactOf({ content }: ResumeDraft, style: Style): (DrawNode | string)[] {
  const { email, phone, url, location, profiles } = content.basics;
  const place = [
    location.address,
    [location.postalCode, location.city].filter(Boolean).join(' '),
    location.region,
    location.countryCode,
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
  const web = [
    url,
    ...profiles.map(
      (profile) => profile.url || [profile.network, profile.username].filter(Boolean).join(': '),
    ),
  ];
  return [
    email.trim() && link(`mailto:${email.trim()}`, style, email.trim()),
    phone.trim(),
    place,
    ...web.map((typed) => linked(typed, style)),
  ].filter((part): part is DrawNode | string => part !== '' && part !== null);
}

function linked(typed: string, style: Style): DrawNode | string | null {
  const shown = typed.trim();
  const address = addressOf(shown);
  return address
    ? link(address, style, shown.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, '').replace(/\/$/, ''))
    : shown || null;
}

function body(
  draft: ResumeDraft,
  pen: Pen,
  side: readonly DrawnSection[],
  main: readonly DrawnSection[],
): DrawNode {
  const { summary } = draft.content.basics;
  const { look, margin } = pen;
  const about = summary.trim() ? richText(summary, pen) : [];
  const parts = main.flatMap((section) => sectionNodes(section, pen));
  const padding = look.header === 'banner' ? { paddingHorizontal: margin } : {};
  if (side.length === 0) return view(padding, [...about, ...parts]);
  const narrow = side.flatMap((section) =>
    sectionNodes(section, { ...pen, look: { ...look, dates: 'below' } }),
  );
  // At its edge by itself: on a page that the narrow column does not reach nothing else would hold it there.
  const wide = pen.isRightToLeft
    ? { paddingRight: COLUMN_GAP, marginRight: 'auto' }
    : { paddingLeft: COLUMN_GAP, marginLeft: 'auto' };
  const columns = view({ flexDirection: pen.isRightToLeft ? 'row-reverse' : 'row' }, [
    view({ width: '30%' }, narrow),
    view({ width: '70%', ...wide }, parts),
  ]);
  // Above both: in the wide column a machine would take it for the end of the narrow one.
  return view(padding, [...about, columns]);
}

const COLUMN_GAP = 20;

/** In sizes: less than a line, or what follows a short entry would be held to it too, and so on to the end. */
const FIRST_LINE = 0.9;

function sectionNodes({ title, isLines, entries }: DrawnSection, pen: Pen): DrawNode[] {
  const drawn = entries.map((entry) => (isLines ? lineEntry(entry, pen) : fullEntry(entry, pen)));
  return [...(title.trim() ? [heading(title.trim(), pen)] : []), ...drawn];
}

/** Letters that are joined are not set apart. */
const JOINED = /\p{Script=Arabic}/u;

function heading(title: string, { look, base, size, gap, accent, language }: Pen): DrawNode {
  const box: Record<Look['heading'], Style> = {
    rule: { borderBottomWidth: 0.75, borderBottomColor: accent, paddingBottom: 1 },
    caps: {},
    accent: {},
    bar: { backgroundColor: `${accent}1f`, paddingHorizontal: 4, paddingVertical: 1.5 },
    quiet: {},
  };
  const font: Record<Look['heading'], Style> = {
    rule: { color: accent, fontSize: size * 1.15 },
    caps: { color: accent, fontSize: size, letterSpacing: JOINED.test(title) ? 0 : 0.8 },
    accent: { color: accent, fontSize: size * 1.25 },
    bar: { color: accent, fontSize: size * 1.1 },
    quiet: { color: QUIET, fontSize: size * 1.1, fontWeight: 400 },
  };
  const shown = look.heading === 'caps' ? inCapitals(title, language) : title;
  return view(
    { marginTop: gap * 1.6, marginBottom: gap * 0.6, ...box[look.heading] },
    [text('H2', { ...base, fontWeight: 700, ...font[look.heading] }, [shown])],
    { wrap: false, minPresenceAhead: size * FIRST_LINE },
  );
}

/** A name and some words in one line. */
function lineEntry({ title, text: words }: DrawnEntry, { base, gap }: Pen): DrawNode {
  const parts = [
    title !== '' && span({ fontWeight: 700 }, [title]),
    title !== '' && words !== '' && ': ',
    words,
  ];
  return text('P', { ...base, marginBottom: gap * 0.3 }, parts);
}

function fullEntry(entry: DrawnEntry, pen: Pen): DrawNode {
  const { look, base, gap, size, isRightToLeft, accent } = pen;
  const { title, subtitle, dates, url } = entry;
  const small = { ...base, fontSize: size * 0.92 };
  const name = look.isOneLine ? [title, subtitle].filter(Boolean).join(APART) : title;
  const head = name !== '' && text('H3', { ...base, fontWeight: 700 }, [name]);
  const when = dates !== '' && text('P', { ...small, color: QUIET }, [dates]);
  const web = linked(url, { color: accent, textDecoration: 'none' });
  const direction = isRightToLeft ? 'row-reverse' : 'row';
  const top =
    look.dates === 'end' && dates !== ''
      ? view({ flexDirection: direction, justifyContent: 'space-between', gap: 10 }, [
          // Or a long title would take its whole width, and run into the dates.
          view({ flexGrow: 1, flexShrink: 1, flexBasis: 0 }, [head]),
          // Dates as long as a sentence leave half of the line to the title.
          view({ flexShrink: 0, maxWidth: '50%' }, [when]),
        ])
      : head;
  const rest = [...richText(entry.text, pen), ...points(entry, pen)];
  // It stands at the foot of a page only with something below it.
  const together = { wrap: false, ...(rest.length > 0 && { minPresenceAhead: size * FIRST_LINE }) };
  const titles = view(
    {},
    [
      top,
      !look.isOneLine && subtitle !== '' && text('P', { ...base, color: QUIET }, [subtitle]),
      look.dates === 'below' && when,
      web && text('P', small, [web]),
    ],
    together,
  );
  if (look.dates !== 'column') return view({ marginBottom: gap }, [titles, ...rest]);
  return view({ flexDirection: direction, gap: 10, marginBottom: gap }, [
    view({ width: pen.dates }, [when]),
    view({ flexGrow: 1, flexShrink: 1, flexBasis: 0 }, [titles, ...rest]),
  ]);
}

const points = (entry: DrawnEntry, pen: Pen) =>
  entry.points.filter((line) => line.trim() !== '').map((line) => point(line.trim(), pen));

function richText(value: string, pen: Pen): DrawNode[] {
  return blocksOf(value).map((block) =>
    block.isPoint
      ? point(block.text, pen)
      : text('P', { ...pen.base, marginBottom: pen.gap * 0.3 }, inlineOf(block.text, { color: pen.accent })),
  );
}

function point(line: string, { base, gap, accent, size, isRightToLeft }: Pen): DrawNode {
  return view({ flexDirection: isRightToLeft ? 'row-reverse' : 'row', marginBottom: gap * 0.25 }, [
    text('Lbl', { ...base, width: size }, ['•']),
    text('LBody', { ...base, flexGrow: 1, flexShrink: 1, flexBasis: 0 }, inlineOf(line, { color: accent })),
  ]);
}

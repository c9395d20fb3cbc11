import FontStore from '@react-pdf/font';
import layoutDocument from '@react-pdf/layout';
import renderPdf from '@react-pdf/render';
import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { breakable } from './breakable.ts';
import { documentOf } from './document.ts';
import { facesOf, isInPieces } from './east-asian.ts';
import { fieldOf } from './fields.ts';
import { type FontFile, familiesOf, scriptsOf, unpackWoff } from './fonts.ts';
import { LaidTexts } from './laid-texts.ts';
import { lettersOf } from './letters.ts';
import type { DrawNode } from './nodes.ts';
import { type Laid, markTexts, TaggedDocument } from './tagged-document.ts';
import { lacksPicture, unfitTexts } from './unfit.ts';

export interface Rendered {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Letters that no font has, each with the text that it stands in, and its field, such as `work.2.position`. */
  readonly missing: readonly { readonly letter: string; readonly text: string; readonly field: string }[];
  /** Texts that run out of their page or column, and the photo where it is no picture. */
  readonly unfit: readonly { readonly text: string; readonly field: string }[];
}

const store = new FontStore();
store.registerHyphenationCallback(breakable);
const loaded = new Map<string, LoadedFont>();
const laidTexts = new LaidTexts();

interface LoadedFont {
  /** Its glyphs by their numbers, each with the letters that it was first asked for by. */
  _glyphs: object;
  hasGlyphForCodePoint(point: number): boolean;
  layout(...text: unknown[]): unknown;
}

/**
 * An accented letter leaves its base behind without the letter it stands for: read back, the next text would lack it.
 * Each text has glyphs of its own, so that it is the same whatever was laid out before.
 */
function forgetGlyphs(font: LoadedFont): void {
  const layout = font.layout.bind(font);
  font.layout = (...text) => {
    font._glyphs = {};
    return layout(...text);
  };
}

/** Its types know the nodes of its renderer for React alone. */
const layOut = layoutDocument as unknown as (root: DrawNode, fonts: FontStore) => Promise<Laid>;
const drawInto = renderPdf as unknown as (file: TaggedDocument, layout: Laid) => void;

/** Makes a font known to the engine, once. */
export async function addFont({ family, weight, style, bytes }: FontFile): Promise<void> {
  const file = await unpackWoff(bytes);
  let binary = '';
  for (let at = 0; at < file.length; at += 0x8000)
    binary += String.fromCharCode(...file.subarray(at, at + 0x8000));
  const src = `data:font/ttf;base64,${btoa(binary)}`;
  store.register({ family, fonts: [{ src, fontWeight: weight, fontStyle: style }] });
  await store.load({ fontFamily: family, fontWeight: weight, fontStyle: style });
  const data = store.getFont({ fontFamily: family, fontWeight: weight, fontStyle: style })?.data;
  if (!data) return;
  const font = data as unknown as LoadedFont;
  forgetGlyphs(font);
  laidTexts.forget();
  if (weight === 400 && style === 'normal') loaded.set(family, font);
}

/** Draws a document that is made already; `families` are those of its letters. Letters without a font are told. */
export async function renderDocument(root: DrawNode, families: readonly string[]): Promise<Rendered> {
  const { isKnown, missing } = lettersWith(families);
  const layout = withoutBlankEnd(await layOut(withoutUnknown(root, isKnown), store));
  const told = missing().map(({ letter, text }) => ({ letter, text, field: '' }));
  return { ...(await drawn(root, layout)), missing: told, unfit: [] };
}

/** Draws a resume with the fonts that were added, faster where it is nearly the one before. */
export async function render(draft: ResumeDraft, texts = laidTexts): Promise<Rendered> {
  const families = familiesFor(draft);
  const { draft: drawable, missing } = withoutMissing(draft, families);
  const root = documentOf(drawable, families);
  const takeLines = texts.give(root);
  const layout = withoutBlankEnd(await layOut(root, store));
  takeLines(layout);
  const unfit = unfitOf(layout, drawable);
  return { ...(await drawn(root, layout)), missing, unfit };
}

/** The file of what was laid out; the layout is used up. */
async function drawn({ props }: DrawNode, layout: Laid): Promise<Pick<Rendered, 'pdf' | 'pages'>> {
  const pages = layout.children ?? [];
  for (const page of pages) markTexts(page);
  const { title, author, language } = props;
  const file = new TaggedDocument({
    ...{ autoFirstPage: false, tagged: true, pdfVersion: '1.7', lang: language, displayTitle: true },
    // None but those of its texts.
    font: null,
    info: { Title: title, Author: author, Creator: 'Candor', Producer: 'Candor' },
  });
  const pdf = collected(file);
  drawInto(file, layout);
  return { pdf: await pdf, pages: pages.length };
}

/** What stands behind the last text, such as the room below an entry, may have begun a page of its own. */
function withoutBlankEnd(layout: Laid): Laid {
  const pages = layout.children ?? [];
  const last = pages.findLastIndex(hasText);
  return { ...layout, children: pages.slice(0, Math.max(1, last + 1)) };
}

const hasText = (node: Laid): boolean => node.type === 'TEXT' || (node.children ?? []).some(hasText);

function unfitOf(layout: Laid, { content }: ResumeDraft): Rendered['unfit'] {
  const texts = new Set((layout.children ?? []).flatMap(unfitTexts));
  return [
    ...(lacksPicture(layout) ? [{ text: '', field: 'basics.image' }] : []),
    ...[...texts].map((text) => ({ text, field: fieldOf(content, text) })),
  ];
}

/** Those of the fonts that were added which a resume needs, in the order in which a letter is looked for. */
function familiesFor(draft: ResumeDraft): string[] {
  const letters = lettersOf(draft);
  const families = familiesOf(draft.settings.font, scriptsOf(letters)).filter((name) => loaded.has(name));
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).filter(isInPieces);
  const pieces = facesOf(draft.language).flatMap((face) =>
    [...loaded].filter(([name]) => name.startsWith(`${face}-`)),
  );
  const needed = points.map((point) => pieces.find(([, font]) => font.hasGlyphForCodePoint(point))?.[0]);
  return [...families, ...new Set(needed.filter((name) => name !== undefined))];
}

function collected(file: TaggedDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    file.on('data', (chunk) => chunks.push(new Uint8Array(chunk)));
    file.on('error', reject);
    file.on('end', () => {
      const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
      }
      resolve(whole);
    });
  });
}

/** Which letters some families have, and those asked for that none has, each with the text that it stands in. */
function lettersWith(families: readonly string[]) {
  const having = families.flatMap((name) => loaded.get(name) ?? []);
  const known = new Map<string, boolean>();
  const missing = new Map<string, string>();
  const isKnown = (letter: string, text: string) => {
    const before = known.get(letter);
    if (before !== undefined) return before;
    const point = letter.codePointAt(0) ?? 0;
    const is = point < 0x20 || having.some((font) => font.hasGlyphForCodePoint(point));
    known.set(letter, is);
    if (!is) missing.set(letter, text);
    return is;
  };
  return { isKnown, missing: () => [...missing].map(([letter, text]) => ({ letter, text })) };
}

type IsKnown = ReturnType<typeof lettersWith>['isKnown'];

const knownLetters = (text: string, isKnown: IsKnown): string => {
  const letters = Array.from(text);
  const left = letters.filter((letter) => isKnown(letter, text));
  return left.length === letters.length ? text : left.join('');
};

/** A letter that no font has would be drawn as another one: it is left out. */
const withoutUnknown = (node: DrawNode, isKnown: IsKnown): DrawNode => ({
  ...node,
  ...(node.value !== undefined && { value: knownLetters(node.value, isKnown) }),
  children: node.children.map((child) => withoutUnknown(child, isKnown)),
});

/** The same of a resume, whose fields are told. */
function withoutMissing(draft: ResumeDraft, families: readonly string[]) {
  const { isKnown, missing } = lettersWith(families);
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return knownLetters(value, isKnown);
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'image' ? inner : clean(inner)]),
    );
  };
  const content = clean(draft.content) as ResumeDraft['content'];
  return {
    draft: { ...draft, content },
    missing: missing().map(({ letter, text }) => ({ letter, text, field: fieldOf(draft.content, text) })),
  };
}

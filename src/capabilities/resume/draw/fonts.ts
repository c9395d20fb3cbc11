import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';

/** One file of a typeface with some of the world's letters. */
export interface FontFile {
  readonly family: string;
  readonly weight: 400 | 700;
  readonly style: 'normal' | 'italic';
  /** WOFF. */
  readonly bytes: ArrayBuffer;
}

/** What is drawn of each family. */
export const FONT_STYLES = [
  { weight: 400, style: 'normal' },
  { weight: 700, style: 'normal' },
  { weight: 400, style: 'italic' },
] as const;

type Typeface = 'sans' | 'serif';

/** Letters that come in one file, as ranges of code points: what `@fontsource` cuts its files by. */
interface Script {
  readonly name: string;
  readonly ranges: readonly (readonly [number, number])[];
}

/** In the order in which a letter is looked for. */
const SCRIPTS: readonly Script[] = [
  {
    name: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2002, 0x2002],
      [0x2009, 0x2009],
      [0x200b, 0x200b],
      [0x2010, 0x2014],
      [0x2018, 0x201a],
      [0x201c, 0x201e],
      [0x2020, 0x2022],
      [0x2026, 0x2026],
      [0x202f, 0x2030],
      [0x2032, 0x2033],
      [0x2039, 0x203a],
      [0x2044, 0x2044],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    name: 'latin-ext',
    ranges: [
      [0x100, 0x2ff],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
      [0x20a0, 0x20c0],
      [0x2c60, 0x2c7f],
      [0xa722, 0xa7ff],
    ],
  },
  {
    name: 'cyrillic',
    ranges: [
      [0x301, 0x301],
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  },
  { name: 'greek', ranges: [[0x370, 0x3ff]] },
  {
    name: 'vietnamese',
    ranges: [
      [0x300, 0x304],
      [0x308, 0x309],
      [0x323, 0x323],
      [0x329, 0x329],
      [0x1ea0, 0x1ef9],
      [0x20ab, 0x20ab],
    ],
  },
  {
    name: 'arabic',
    ranges: [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x200c, 0x200e],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfefc],
    ],
  },
  {
    name: 'hebrew',
    ranges: [
      [0x590, 0x5ff],
      [0x20aa, 0x20aa],
      [0xfb1d, 0xfb4f],
    ],
  },
];

const isIn = (point: number, { ranges }: Script) => ranges.some(([from, to]) => point >= from && point <= to);

/** The scripts that a text is written in; Latin always, for its digits and dots. */
export function scriptsOf(text: string): string[] {
  const found = new Set(['latin']);
  for (const letter of new Set(text)) {
    const point = letter.codePointAt(0) ?? 0;
    const script = SCRIPTS.find((one) => isIn(point, one));
    if (script) found.add(script.name);
  }
  return SCRIPTS.map(({ name }) => name).filter((name) => found.has(name));
}

/** Whether a letter comes in one of the files by script. */
export const isOfScript = (point: number): boolean => SCRIPTS.some((one) => isIn(point, one));

/** Families in the order in which a letter is looked for. */
export const familiesOf = (typeface: Typeface, scripts: readonly string[]): string[] =>
  scripts.map((script) => `${typeface}-${script}`);

/** Scripts that have one typeface for both, without italics. */
const SHARED: Readonly<Record<string, string>> = { arabic: 'vazirmatn', hebrew: 'noto-sans-hebrew' };

/** The file of a family in the packages that the fonts come from. */
export function fontFileOf(family: string, weight: FontFile['weight'], style: FontFile['style']): string {
  const [, face = '', script = ''] = /^([^-]+)-(.+)$/.exec(family) ?? [];
  const isEuropean = (face === 'sans' || face === 'serif') && !SHARED[script];
  const name = SHARED[script] ?? `noto-${isEuropean ? face : `sans-${face}`}`;
  return `@fontsource/${name}/files/${name}-${script}-${weight}-${isEuropean ? style : 'normal'}.woff`;
}

/**
 * Unpacks a WOFF file to what it packs. The engine reads WOFF by unpacking each glyph again, which takes seconds.
 * Source: WOFF File Format 1.0, sections 4 and 5.
 */
export async function unpackWoff(woff: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const input = new DataView(woff);
  const count = input.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = 44 + 20 * index;
      const [offset, packed, length] = [
        input.getUint32(at + 4),
        input.getUint32(at + 8),
        input.getUint32(at + 12),
      ];
      const bytes = new Uint8Array(woff, offset, packed);
      const data = packed < length ? await inflated(bytes) : bytes;
      return { tag: input.getUint32(at), checksum: input.getUint32(at + 16), data };
    }),
  );
  const size = 12 + 16 * count + tables.reduce((sum, { data }) => sum + padded(data.length), 0);
  const font = new Uint8Array(size);
  const output = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  output.setUint32(0, input.getUint32(4));
  output.setUint16(4, count);
  output.setUint16(6, 16 << power);
  output.setUint16(8, power);
  output.setUint16(10, count * 16 - (16 << power));
  let offset = 12 + 16 * count;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = 12 + 16 * index;
    output.setUint32(at, tag);
    output.setUint32(at + 4, checksum);
    output.setUint32(at + 8, offset);
    output.setUint32(at + 12, data.length);
    font.set(data, offset);
    offset += padded(data.length);
  });
  return font;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** All texts of a resume; a photo is none. */
export function textsOf({ content }: Pick<ResumeDraft, 'content'>): string[] {
  const { image: _photo, ...basics } = content.basics;
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk({ ...content, basics });
  return found;
}

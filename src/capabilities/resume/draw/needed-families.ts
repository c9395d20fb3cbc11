import type { ResumeDraft } from '../../../../openapi/gen/types.gen.ts';
import { type Face, facesOf, isInPieces } from './east-asian.ts';
import { familiesOf, scriptsOf } from './fonts.ts';
import { lettersOf } from './letters.ts';

/** The typefaces of Han, kana and hangul, each cut into some hundred pieces, with the letters of each piece. */
const FACES = {
  sc: () => import('@fontsource/noto-sans-sc/unicode.json', { with: { type: 'json' } }),
  jp: () => import('@fontsource/noto-sans-jp/unicode.json', { with: { type: 'json' } }),
  kr: () => import('@fontsource/noto-sans-kr/unicode.json', { with: { type: 'json' } }),
} as const satisfies Record<Face, unknown>;

type Families = readonly string[] | Promise<readonly string[]>;

/** The families that a resume needs; those of most are known without waiting. */
export const neededFamilies = (draft: ResumeDraft): Families =>
  familiesWith(lettersOf(draft), draft.settings.font, draft.language);

/** The families that have some letters. */
export function familiesWith(
  letters: string,
  typeface: ResumeDraft['settings']['font'],
  language: string,
): Families {
  const families = familiesOf(typeface, scriptsOf(letters));
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).filter(isInPieces);
  if (points.length === 0) return families;
  return piecesOf(points, language).then((pieces) => [...families, ...pieces]);
}

/** The pieces that have some letters, such as `jp-17`. */
async function piecesOf(points: readonly number[], language: string): Promise<string[]> {
  const left = new Set(points);
  const found = new Set<string>();
  for (const face of facesOf(language)) {
    if (left.size === 0) break;
    const { default: pieces } = await FACES[face]();
    const ranges = Object.entries(pieces).map(([name, told]) => [name, rangesIn(told)] as const);
    for (const point of left) {
      const piece = ranges.find(([, all]) => all.some(([from, to]) => point >= from && point <= to));
      if (!piece) continue;
      left.delete(point);
      found.add(`${face}-${piece[0].replaceAll(/[[\]]/g, '')}`);
    }
  }
  return [...found];
}

/** Of "U+4e00-4e03,U+4e08". */
const rangesIn = (told: string): (readonly [number, number])[] =>
  told.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

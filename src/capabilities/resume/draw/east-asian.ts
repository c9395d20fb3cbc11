import { isOfScript } from './fonts.ts';

export type Face = 'sc' | 'jp' | 'kr';

/** One Han letter is written in ways that differ: that of the resume's language is first. */
const FIRST: Readonly<Record<string, readonly Face[]>> = { ja: ['jp', 'sc', 'kr'], ko: ['kr', 'jp', 'sc'] };

export const facesOf = (language: string): readonly Face[] =>
  FIRST[language.split('-')[0] ?? ''] ?? ['sc', 'jp', 'kr'];

/** Signs of icon fonts mean something else in each. */
const isPrivate = (point: number) => point >= 0xe000 && point <= 0xf8ff;
const FIRST_SIGN = 0x2000;

/** Letters that are looked for in the pieces. */
export const isInPieces = (point: number): boolean =>
  point >= FIRST_SIGN && !isPrivate(point) && !isOfScript(point);

/** Whether a family is one of the pieces. */
export const isPiece = (family: string): boolean => /^(?:sc|jp|kr)-/.test(family);

/** Longer tokens may have no room in any line. */
const LONGEST_WHOLE = 24;
const UNSPACED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/u;
/** What begins no line, and what ends none. Source: JIS X 4051, in short. */
const NO_START =
  /[、。，．・：；？！）］｝」』】〉》〕’”々ー〜…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)\]}%]/u;
const NO_END = /[（［｛「『【〈《〔‘“([{]/u;

/** The engine draws none, and gives it the font of the letter before. */
const SOFT_HYPHEN = '\u00ad';

/**
 * A text with a mark wherever a line may end between letters that are written without spaces. The engine asks for
 * the parts of what has one font alone, where the letters beside it are not known any more.
 */
export function withBreaks(text: string): string {
  const plain = text.replaceAll(SOFT_HYPHEN, '');
  if (!UNSPACED.test(plain)) return plain;
  const letters = Array.from(plain);
  return letters
    .map((letter, index) => letter + (isBreak(letter, letters[index + 1]) ? SOFT_HYPHEN : ''))
    .join('');
}

const isBreak = (before: string, after: string | undefined) =>
  after !== undefined &&
  /\S/.test(before) &&
  /\S/.test(after) &&
  (UNSPACED.test(before) || UNSPACED.test(after)) &&
  canPart(before, after);

/**
 * The parts of a word between which a line may end. The engine adds a hyphen between two parts; between a part and
 * nothing it adds none.
 */
export const breakable = (word: string): string[] =>
  word.split(SOFT_HYPHEN).flatMap((part, index) => [...(index > 0 ? [''] : []), ...partsOf(part)]);

function partsOf(word: string): string[] {
  if (word === '') return [];
  if (word.length <= LONGEST_WHOLE) return [word];
  const letters = Array.from(word);
  const parts: string[] = [];
  let part = '';
  for (const [index, letter] of letters.entries()) {
    part += letter;
    const next = letters[index + 1];
    if (next === undefined || !canPart(letter, next)) continue;
    parts.push(part, '');
    part = '';
  }
  return [...parts, part];
}

const canPart = (before: string, after: string): boolean =>
  !(NO_START.test(after) || NO_END.test(before) || /\p{M}/u.test(after));

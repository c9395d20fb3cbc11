/** Longer tokens may have no room in any line. */
const LONGEST_WHOLE = 24;
const UNSPACED = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/u;
/** What begins no line, and what ends none. Source: JIS X 4051, in short. */
const NO_START =
  /[、。，．・：；？！）］｝」』】〉》〕’”々ー〜…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)\]}%]/u;
const NO_END = /[（［｛「『【〈《〔‘“([{]/u;

/**
 * The parts of a word between which a line may end. The engine adds a hyphen between two parts; between a part and
 * nothing it adds none.
 */
export function breakable(word: string): string[] {
  if (word.length <= LONGEST_WHOLE && !UNSPACED.test(word)) return [word];
  const letters = Array.from(word);
  const parts: string[] = [];
  let part = '';
  for (const [index, letter] of letters.entries()) {
    part += letter;
    const next = letters[index + 1];
    if (next === undefined || !canPart(letter, next, word.length)) continue;
    parts.push(part, '');
    part = '';
  }
  return [...parts, part];
}

function canPart(before: string, after: string, length: number): boolean {
  if (NO_START.test(after) || NO_END.test(before) || /\p{M}/u.test(after)) return false;
  return length > LONGEST_WHOLE || UNSPACED.test(before) || UNSPACED.test(after);
}

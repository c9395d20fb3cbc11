import { carryingWords } from '../../../checklist/language/everyday-words.ts';
import { type Word, wordsOf } from '../../../checklist/language/words.ts';
import { TOKEN } from '../../../platform/privacy/personal-data.ts';

/** Of the words that carry what a point says: with fewer it says something else. */
const KEPT_SHARE = 0.5;

/** What may stand for a number. "One" is left out: it stands for much else. */
const COUNTED = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const NEGATION = /\b(?:no|not|never|without|none|neither|nor|cannot)\b|n[’']t\b/i;

/**
 * What a wording of a point changes of its facts, in a sentence; null where it changes none: it has every number, name
 * and tool of the point and no other, denies what the point denies, and speaks of the same.
 */
export function changedFact(point: string, wording: string): string | null {
  if (sorted(wording, TOKEN) !== sorted(point, TOKEN))
    return 'The wording changed a name or an address that was taken out.';
  const [before, after] = [factsOf(point), factsOf(wording)];
  const added = after.named.find((word) => !before.all.has(plain(word)));
  if (added) return `The wording added “${added}”.`;
  const lost = before.named.find((word) => !after.all.has(plain(word)));
  if (lost) return `The wording left out “${lost}”.`;
  if (NEGATION.test(point) !== NEGATION.test(wording)) return 'The wording changed what the point denies.';
  const said = carryingWords(wordsOf(point));
  const isKept = said.length - without(said, wordsOf(wording)).length >= said.length * KEPT_SHARE;
  return isKept ? null : 'The wording says something else.';
}

/** The words that carry what one text says and that the other does not have in any form, each once. */
export function wordsOnlyIn(text: string, other: string): string[] {
  const only = without(carryingWords(wordsOf(text)), wordsOf(other));
  return [...new Set(only.map((word) => text.slice(word.start, word.end)))];
}

const without = (words: readonly Word[], others: readonly Word[]): Word[] => {
  const stems = new Set(others.map(({ stem }) => stem));
  return words.filter(({ stem }) => !stems.has(stem));
};

const sorted = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted().join();

/** Every word in the form in which it is compared, and those that name or count as they stand. */
function factsOf(text: string): { all: ReadonlySet<string>; named: readonly string[] } {
  const words = Array.from(
    text.replaceAll(TOKEN, ' ').matchAll(/[\p{L}\p{N}$€£][\p{L}\p{N}+#%&/.,:’'-]*/gu),
    ({ 0: word, index }) => ({ form: word.replace(/[.,:’'/&-]+$/u, ''), isFirst: isFirstAt(text, index) }),
  );
  return {
    all: new Set(words.map(({ form }) => plain(form))),
    named: words.filter(({ form, isFirst }) => isNamed(form, isFirst)).map(({ form }) => form),
  };
}

/** Nothing but the mark of a list or of an end stands before it. */
const isFirstAt = (text: string, index: number) => /(?:^|[.!?;:]\s)[\s"“(•–-]*$/u.test(text.slice(0, index));

/** Whether a word counts, or names somebody or something: by a digit, a sign or a capital that begins no sentence. */
function isNamed(form: string, isFirst: boolean): boolean {
  if (/[\p{N}+#%$€£]|\p{L}\.\p{L}/u.test(form)) return true;
  if (COUNTED.includes(form.toLowerCase())) return true;
  return form !== 'I' && /\p{Lu}/u.test(isFirst ? form.slice(1) : form);
}

/** "1,200" is 1200, "Twelve" is 12, "Siemens’s" is Siemens. */
function plain(form: string): string {
  const bare = form
    .toLowerCase()
    .replace(/[’']s$/u, '')
    .replaceAll(/(?<=\d)[,’'](?=\d{3})/gu, '');
  const counted = COUNTED.indexOf(bare);
  return counted === -1 ? bare : String(counted + 2);
}

import { lightWords, nameWords } from '../language/everyday-words.ts';
import { functionWords } from '../language/function-words.ts';
import type { Range, Sentence } from '../language/sentences.ts';
import { stemOf, type Word, wordsOf } from '../language/words.ts';
import type { AskedQuestion } from '../types.ts';

export interface ConceptMatch extends Range {
  readonly conceptId: string;
}

/** Words that may stand between two words of a synonym: "told my new manager" for "tell manager". */
const MOST_BETWEEN = 2;

/** A synonym by the stems of its words, and the concept it stands for. */
interface Term {
  readonly conceptId: string;
  readonly stems: readonly string[];
  /** Words that may stand between two of them: none where a small word is one of them ("in person"). */
  readonly mostBetween: number;
}

const light = new Set([...lightWords].map(stemOf));
const books = new WeakMap<AskedQuestion, Book>();

/** What is known of a question's words, made once for each. */
interface Book {
  readonly asked: ReadonlySet<string>;
  /** The synonyms by their first stem. */
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  /** The labels and synonyms without small words, likewise. */
  readonly dense: ReadonlyMap<string, readonly (readonly string[])[]>;
}

function bookOf(question: AskedQuestion): Book {
  const known = books.get(question);
  if (known) return known;
  const terms = question.concepts.flatMap(({ id, synonyms }) =>
    synonyms.map((synonym) => termOf(id, wordsOf(synonym))),
  );
  const telling = terms.filter(({ stems }) => stems.length > 1 || !light.has(stems[0] ?? ''));
  const names = question.concepts.flatMap(({ label, synonyms }) => [label, ...synonyms].map(contentStems));
  const book = {
    asked: new Set(wordsOf(question.prompt).map(({ stem }) => stem)),
    terms: Map.groupBy(telling, ({ stems: [first = ''] }) => first),
    dense: Map.groupBy(names, ([first = '']) => first),
  };
  books.set(question, book);
  return book;
}

/** Of words that carry something: so many at least, and such a share of them. */
const stuffed = { least: 7, share: 0.95 };

/** Whether words are hardly more than the question's own terms, one after the other, with whatever small words between. */
export function isStuffed(words: readonly Word[], question: AskedQuestion): boolean {
  const content = words.filter(({ text }) => !functionWords.has(text));
  if (content.length < stuffed.least) return false;
  const { dense } = bookOf(question);
  const covered = content.map(() => false);
  content.forEach(({ stem }, first) => {
    for (const stems of dense.get(stem) ?? [])
      if (stems.every((one, index) => content[first + index]?.stem === one))
        covered.fill(true, first, first + stems.length);
  });
  return covered.filter(Boolean).length >= content.length * stuffed.share;
}

const contentStems = (term: string) =>
  wordsOf(term).flatMap(({ text, stem }) => (functionWords.has(text) ? [] : [stem]));

/** A phrase without its small words; all of it, as it stands, where only one other word would be left ("in person"). */
function termOf(conceptId: string, words: readonly Word[]): Term {
  const content = words.filter(({ text }) => !functionWords.has(text));
  const isLoose = content.length > 1;
  const stems = (isLoose ? content : words).map(({ stem }) => stem);
  return { conceptId, stems, mostBetween: isLoose ? MOST_BETWEEN : 0 };
}

/** Where a sentence speaks about concepts of the question: not in a single word that the question itself has. */
export function findConcepts(sentence: Sentence, question: AskedQuestion): ConceptMatch[] {
  const { words } = sentence;
  const { terms, asked } = bookOf(question);
  return words.flatMap(({ stem }, first) =>
    (terms.get(stem) ?? []).flatMap((term) => {
      const last = endOf(words, first, term);
      if (last === null || (last === first && (asked.has(stem) || isName(sentence, first)))) return [];
      return [{ conceptId: term.conceptId, first, last }];
    }),
  );
}

/** Index of the last word of a term that begins at a word; null where it does not stand there. */
function endOf(words: readonly Word[], first: number, { stems, mostBetween }: Term): number | null {
  let last = first;
  for (const stem of stems.slice(1)) {
    const ahead = words.slice(last + 1, last + 2 + mostBetween).findIndex((word) => word.stem === stem);
    if (ahead < 0) return null;
    last += ahead + 1;
  }
  return last;
}

/** "Penny told me", in the middle of a sentence, is not about coins. */
function isName({ source, words }: Sentence, index: number): boolean {
  const word = words[index];
  return (
    word !== undefined && index > 0 && nameWords.has(word.text) && /\p{Lu}/u.test(source.charAt(word.start))
  );
}

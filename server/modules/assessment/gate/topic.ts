import type { Question } from '../../../content/question-bank.ts';
import { everyQuestionOf, roleFamilies } from '../../../content/role-families.ts';
import { isWeighty } from '../evidence/concepts.ts';
import type { Sentence } from '../language/sentences.ts';
import { nameWords } from '../language/vocabulary/everyday-words.ts';
import { sameWord, type Word, wordsOf } from '../language/words.ts';

/** How the words of an answer lie between its question and all others of the bank; a word counts once. */
export interface TopicFit {
  /** How many different words of content it has. */
  readonly words: number;
  /** How many of them some question of the bank has, without those of the prompt. */
  readonly familiar: number;
  /** How many of them are only the prompt's, or of no question at all. */
  readonly strange: number;
  /** By how many telling words more another question fits than its own; 0 where none does. */
  readonly gap: number;
}

/** A word of the bank, by a base form. */
interface Entry {
  /** The ids of the questions whose concepts and anchors have it. */
  readonly questions: ReadonlySet<string>;
  /** What it tells of which question is spoken about: 1 in a single question, nearly 0 in all. */
  readonly weight: number;
}

type Lexicon = ReadonlyMap<string, Entry>;

let lexicon: Lexicon | undefined;

/** Null for a question that is not in the bank, and so has no others beside it. */
export function topicFit(sentences: readonly Sentence[], question: Question): TopicFit | null {
  lexicon ??= lexiconOf(roleFamilies.flatMap(everyQuestionOf));
  const known = lexicon;
  if (!isInBank(question)) return null;
  const prompt = wordsOf(question.prompt);
  const words = differentWords(sentences, known);
  const familiar = words.filter(
    (word) => isKnown(word, known) && !prompt.some(({ bases }) => sameWord(bases, word.bases)),
  );
  const fits = fitsOf(familiar, known);
  const own = fits.get(question.id) ?? 0;
  return {
    words: words.length,
    familiar: familiar.length,
    strange: words.length - familiar.length,
    gap: Math.max(own, ...fits.values()) - own,
  };
}

function isInBank({ id }: Question): boolean {
  return roleFamilies.some((family) => everyQuestionOf(family).some((question) => question.id === id));
}

function differentWords(sentences: readonly Sentence[], known: Lexicon): readonly Word[] {
  const different = new Map<string, Word>();
  for (const sentence of sentences) {
    sentence.words.forEach((word, index) => {
      if (!isWeighty(word) || /\d/.test(word.text) || mayBeName(sentence, index, known)) return;
      different.set(word.bases.at(-1) ?? word.text, word);
    });
  }
  return [...different.values()];
}

/** "Then Penny told me", "Krzysztof told me": who somebody is must change nothing. A text in capitals names nobody. */
function mayBeName({ source, words }: Sentence, index: number, known: Lexicon): boolean {
  const word = words[index];
  if (!word || !/^\p{Lu}\p{Ll}/u.test(source.slice(word.start))) return false;
  return index > 0 || nameWords.has(word.text) || !isKnown(word, known);
}

function isKnown({ bases }: Word, known: Lexicon): boolean {
  return bases.some((base) => known.has(base));
}

/** By the id of a question, the weight of the words that it shares. */
function fitsOf(words: readonly Word[], known: Lexicon): ReadonlyMap<string, number> {
  const fits = new Map<string, number>();
  for (const { bases } of words) {
    const best = new Map<string, number>();
    for (const { questions, weight } of bases.flatMap((base) => known.get(base) ?? []))
      for (const id of questions) best.set(id, Math.max(weight, best.get(id) ?? 0));
    for (const [id, weight] of best) fits.set(id, weight + (fits.get(id) ?? 0));
  }
  return fits;
}

function lexiconOf(questions: readonly Question[]): Lexicon {
  const byBase = new Map<string, Set<string>>();
  for (const question of questions)
    for (const base of vocabularyOf(question))
      byBase.set(base, (byBase.get(base) ?? new Set()).add(question.id));
  const all = Math.log(questions.length + 1);
  const weightOf = (count: number) => (1 - Math.log(count) / all) ** 2;
  return new Map(
    [...byBase].map(([base, ids]) => [base, { questions: ids, weight: weightOf(ids.size) }] as const),
  );
}

function vocabularyOf({ anchors, concepts }: Question): ReadonlySet<string> {
  const texts = [
    anchors[1],
    anchors[3],
    anchors[5],
    ...concepts.flatMap(({ label, synonyms }) => [label, ...synonyms]),
  ];
  const words = new Map(wordsOf(texts.join('\n')).map((word) => [word.text, word]));
  return new Set([...words.values()].filter(isWeighty).flatMap(({ bases }) => bases));
}

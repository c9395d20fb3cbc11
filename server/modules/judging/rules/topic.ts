import type { Question, RoleFamily } from '../../../content/question-bank.ts';
import { everyQuestionOf, roleFamilies } from '../../../content/role-families.ts';
import { isWeighty } from './concepts.ts';
import type { Sentence } from './sentences.ts';
import { sameWord, type Word, wordsOf } from './words.ts';

/** How far the words of an answer belong to its question, measured against the others of its role family. */
export interface TopicFit {
  /** How many different words of content it has. */
  readonly words: number;
  /** The share of these, without those of the prompt, that somebody might use for any question of the family, from 0 to 1. */
  readonly familiar: number;
  /** How many of these belong to its question; a word of many questions counts for less than one. */
  readonly own: number;
  /** The same for that other question which they belong to most. */
  readonly other: number;
}

interface Lexicon {
  /** By the id of a question, the base forms that its concepts and anchors have. */
  readonly vocabularies: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a base form tells of which question is spoken about: 1 in a single question, nearly 0 in all. */
  readonly weights: ReadonlyMap<string, number>;
}

const lexicons = new Map<string, Lexicon>();

/** Null for a question that is not in the bank, and so has no others beside it. */
export function topicFit(sentences: readonly Sentence[], question: Question): TopicFit | null {
  const lexicon = lexiconFor(question);
  if (!lexicon) return null;
  const prompt = wordsOf(question.prompt);
  const all = differentWords(sentences);
  const words = all.filter(({ bases }) => !prompt.some((asked) => sameWord(bases, asked.bases)));
  const fits = new Map([...lexicon.vocabularies].map(([id, known]) => [id, fitOf(words, known, lexicon)]));
  const own = fits.get(question.id) ?? 0;
  fits.delete(question.id);
  const familiar = words.filter(({ bases }) => bases.some((base) => lexicon.weights.has(base))).length;
  return {
    words: all.length,
    familiar: words.length > 0 ? familiar / words.length : 0,
    own,
    other: Math.max(0, ...fits.values()),
  };
}

function differentWords(sentences: readonly Sentence[]): readonly Word[] {
  const different = new Map<string, Word>();
  for (const word of sentences.flatMap(({ words }) => words)) {
    if (isWeighty(word) && !/\d/.test(word.text)) different.set(word.bases.at(-1) ?? word.text, word);
  }
  return [...different.values()];
}

function fitOf(words: readonly Word[], vocabulary: ReadonlySet<string>, { weights }: Lexicon): number {
  return words.reduce((sum, { bases }) => {
    const known = bases.filter((base) => vocabulary.has(base)).map((base) => weights.get(base) ?? 0);
    return sum + Math.max(0, ...known);
  }, 0);
}

function lexiconFor({ id }: Question): Lexicon | null {
  const family = roleFamilies.find((each) => everyQuestionOf(each).some((question) => question.id === id));
  if (!family) return null;
  const lexicon = lexicons.get(family.id) ?? lexiconOf(family);
  lexicons.set(family.id, lexicon);
  return lexicon;
}

function lexiconOf(family: RoleFamily): Lexicon {
  const questions = everyQuestionOf(family);
  const vocabularies = new Map(questions.map((question) => [question.id, vocabularyOf(question)]));
  const counts = new Map<string, number>();
  for (const base of [...vocabularies.values()].flatMap((vocabulary) => [...vocabulary]))
    counts.set(base, (counts.get(base) ?? 0) + 1);
  const all = questions.length + 1;
  const weights = new Map(
    [...counts].map(([base, count]) => [base, Math.log(all / count) / Math.log(all)] as const),
  );
  return { vocabularies, weights };
}

function vocabularyOf({ anchors, concepts }: Question): ReadonlySet<string> {
  const texts = [
    anchors[1],
    anchors[3],
    anchors[5],
    ...concepts.flatMap(({ label, synonyms }) => [label, ...synonyms]),
  ];
  const words = texts.flatMap((text) => wordsOf(text).filter(isWeighty));
  return new Set(words.flatMap(({ bases }) => bases));
}

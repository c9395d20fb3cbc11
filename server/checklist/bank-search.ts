import MiniSearch from 'minisearch';
import { functionWords } from './language/function-words.ts';
import { wordsOf } from './language/words.ts';
import type { AskedQuestion } from './types.ts';

const NEAREST = 10;

/** Says whether a question of a bank is among the ten that fit a text best by its words. */
export type BankSearch = (questionId: string, text: string) => boolean;

/** The search is made with the first text: a server that judges nothing needs none. */
export function searchBank(bank: readonly AskedQuestion[]): BankSearch {
  let index: MiniSearch | undefined;
  const ids = new Set(bank.map(({ id }) => id));
  return (questionId, text) => {
    // A question that has left the bank has none beside it.
    if (!ids.has(questionId)) return true;
    index ??= indexOf(bank);
    const terms = [...new Set(stemsOf(text))].join(' ');
    return index
      .search(terms)
      .slice(0, NEAREST)
      .some(({ id }) => id === questionId);
  };
}

function indexOf(bank: readonly AskedQuestion[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(bank.map((question) => ({ id: question.id, text: stemsOf(textOf(question)).join(' ') })));
  return index;
}

function textOf({ prompt, anchors, concepts }: AskedQuestion): string {
  const named = concepts.flatMap(({ label, synonyms }) => [label, ...synonyms]);
  return [prompt, anchors[1], anchors[3], anchors[5], ...named].join('\n');
}

function stemsOf(text: string): string[] {
  return wordsOf(text).flatMap(({ text: word, stem }) => (functionWords.has(word) ? [] : [stem]));
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { loadContent } from './load-content.ts';
import { familyFile, type Question, questionsFile, type RoleFamily } from './question-bank.ts';

/** Every family as the files have it. */
export const shippedFamilies: readonly RoleFamily[] = loadContent(
  'families/order.yaml',
  z.array(z.string()),
).map((id) => ({
  id,
  ...loadContent(`families/${id}/family.yaml`, familyFile),
  questions: loadContent(`families/${id}/practice.yaml`, questionsFile),
  hiringQuestions: loadContent(`families/${id}/hiring.yaml`, questionsFile),
}));

/** Every family that can be practised, in the order offered. An importer sees at once what was published since. */
export let roleFamilies: readonly RoleFamily[] = [...shippedFamilies];

/** Asks some questions, by their ids, in place of those of the files. */
export function replaceQuestions(edited: ReadonlyMap<string, Question>): void {
  const isAsShipped = roleFamilies.every((family, at) => family === shippedFamilies[at]);
  if (edited.size === 0 && isAsShipped) return;
  roleFamilies = shippedFamilies.map((family) => withQuestions(family, edited));
}

function withQuestions(family: RoleFamily, edited: ReadonlyMap<string, Question>): RoleFamily {
  const own = everyQuestionOf(family).flatMap(({ id }) => edited.get(id) ?? []);
  if (own.length === 0) return family;
  const today = (question: Question) => edited.get(question.id) ?? question;
  return {
    ...family,
    version: versionOf(family.version, own),
    questions: family.questions.map(today),
    hiringQuestions: family.hiringQuestions.map(today),
  };
}

const ABOVE_FILES = 1_000_000;
const HASH_DIGITS = 7;

/** A number of its own for what was edited here: it is made of the texts, and no file has one as high. */
function versionOf(shipped: number, edited: readonly Question[]): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([shipped, edited]))
    .digest('hex');
  return ABOVE_FILES + Number.parseInt(hash.slice(0, HASH_DIGITS), 16);
}

/** What is made of the families, made anew once some question was replaced. */
export function ofFamilies<T>(make: (families: readonly RoleFamily[]) => T): () => T {
  let made: { readonly of: readonly RoleFamily[]; readonly value: T } | undefined;
  return () => {
    if (made?.of !== roleFamilies) made = { of: roleFamilies, value: make(roleFamilies) };
    return made.value;
  };
}

/** Those of practice and those of hiring: to find one that was asked, never to choose one. */
export function everyQuestionOf({ questions, hiringQuestions }: RoleFamily): readonly Question[] {
  return [...questions, ...hiringQuestions];
}

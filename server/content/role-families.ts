import { createHash } from 'node:crypto';
import { z } from 'zod';
import { loadContent } from './load-content.ts';
import {
  type Competency,
  familyFile,
  type Question,
  questionsFile,
  type RoleFamily,
} from './question-bank.ts';

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

interface Edits {
  /** By their ids. */
  readonly questions: ReadonlyMap<string, Question>;
  /** By `rubricId`. */
  readonly competencies: ReadonlyMap<string, Competency>;
}

let edits: Edits = { questions: new Map(), competencies: new Map() };

/** Names a competency of a family. */
export const rubricId = (familyId: string, competencyId: string) => `${familyId}.${competencyId}`;

/** Asks some questions in place of those of the files. */
export const replaceQuestions = (questions: Edits['questions']) => replace({ ...edits, questions });

/** Holds answers against some competencies in place of those of the files. */
export const replaceCompetencies = (competencies: Edits['competencies']) =>
  replace({ ...edits, competencies });

function replace(next: Edits): void {
  edits = next;
  const isAsShipped = roleFamilies.every((family, at) => family === shippedFamilies[at]);
  if (edits.questions.size + edits.competencies.size === 0 && isAsShipped) return;
  roleFamilies = shippedFamilies.map(withEdits);
}

/** Has all that is made of the families made anew, once their choices or coding problems are others. */
export function renewFamilies(): void {
  roleFamilies = [...roleFamilies];
}

function withEdits(family: RoleFamily): RoleFamily {
  const { questions, competencies } = edits;
  const competencyToday = (one: Competency) => competencies.get(rubricId(family.id, one.id)) ?? one;
  const own = [
    ...everyQuestionOf(family).flatMap(({ id }) => questions.get(id) ?? []),
    ...family.competencies.flatMap(({ id }) => competencies.get(rubricId(family.id, id)) ?? []),
  ];
  if (own.length === 0) return family;
  const today = (question: Question) => questions.get(question.id) ?? question;
  return {
    ...family,
    version: editedVersion(family.version, own),
    competencies: family.competencies.map(competencyToday),
    questions: family.questions.map(today),
    hiringQuestions: family.hiringQuestions.map(today),
  };
}

const ABOVE_FILES = 1_000_000;
const HASH_DIGITS = 7;

/** A number of its own for what was edited here: it is made of the texts, and no file has one as high. */
export function editedVersion(shipped: number, edited: readonly object[]): number {
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

import MiniSearch from 'minisearch';
import { carryingWords } from '../../../checklist/language/everyday-words.ts';
import { wordsOf } from '../../../checklist/language/words.ts';
import type { RoleFamily } from '../../../content/question-bank.ts';
import { everyQuestionOf, ofFamilies } from '../../../content/role-families.ts';

/** Ids of the families that share a word with a text, the nearest first. */
export function familiesByNearness(text: string): string[] {
  return search(text, 'all').map(({ id }) => String(id));
}

/**
 * The family that a few words name, such as a headline; null where they name none, or several alike. Held against names
 * and descriptions alone: a few words share some with what any of them asks about.
 */
export function familyNamedIn(text: string): string | null {
  const [nearest, second] = search(text, 'name');
  return nearest && nearest.score !== second?.score ? String(nearest.id) : null;
}

function search(text: string, field: 'name' | 'all') {
  return indexOf().search([...new Set(stemsOf(text))].join(' '), { fields: [field] });
}

const indexOf = ofFamilies((families) => {
  const made = new MiniSearch({
    fields: ['name', 'all'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  made.addAll(
    families.map((family) => ({
      id: family.id,
      name: stemsOf(`${family.name}\n${family.description}`).join(' '),
      all: stemsOf(textOf(family)).join(' '),
    })),
  );
  return made;
});

function textOf(family: RoleFamily): string {
  const competencies = family.competencies.flatMap(({ name, description, indicators }) => [
    name,
    description,
    ...indicators,
  ]);
  const concepts = everyQuestionOf(family).flatMap(({ concepts }) => concepts.map(({ label }) => label));
  return [family.name, family.description, ...competencies, ...concepts].join('\n');
}

const stemsOf = (text: string) => carryingWords(wordsOf(text)).map(({ stem }) => stem);

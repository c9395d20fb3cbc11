import { choiceSets } from '../../../content/choices/choice-sets.ts';
import { codingSets } from '../../../content/coding/coding-sets.ts';
import { roleFamilies } from '../../../content/role-families.ts';

/** All that is asked in interviews for hiring alone, in words, with a key or by code. */
export const keptForHiring = [
  ...roleFamilies.flatMap(({ hiringQuestions }) => hiringQuestions),
  ...choiceSets.flatMap(({ hiringQuestions }) => hiringQuestions),
  ...codingSets.flatMap(({ hiringProblems }) => hiringProblems),
];

/** The ids of those whose id or words are somewhere in what a candidate is given. */
export function hiringIdsIn(given: unknown): string[] {
  const json = JSON.stringify(given);
  const holds = (text: string) => json.includes(JSON.stringify(text).slice(1, -1));
  return keptForHiring.filter(({ id, prompt }) => holds(id) || holds(prompt)).map(({ id }) => id);
}

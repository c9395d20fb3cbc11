import { contentFiles, loadContent } from '../load-content.ts';
import { editedVersion, renewFamilies, shippedFamilies } from '../role-families.ts';
import { type BankChoice, type ChoiceSet, choicesFile } from './choice-set.ts';

/** Every set as the files have it; a family without one offers no multiple choice. */
export const shippedChoiceSets: readonly ChoiceSet[] = shippedFamilies
  .filter(({ id }) => contentFiles(`families/${id}`).includes('choices.yaml'))
  .map(({ id }) => {
    const { version, practice, hiring } = loadContent(`families/${id}/choices.yaml`, choicesFile);
    return { familyId: id, version, questions: practice, hiringQuestions: hiring };
  });

/** Every set there is. An importer sees at once what was published since. */
export let choiceSets: readonly ChoiceSet[] = [...shippedChoiceSets];

/** Asks some choices, by their ids, in place of those of the files. */
export function replaceChoices(edited: ReadonlyMap<string, BankChoice>): void {
  const isAsShipped = choiceSets.every((set, at) => set === shippedChoiceSets[at]);
  if (edited.size === 0 && isAsShipped) return;
  choiceSets = shippedChoiceSets.map((set) => withEdits(set, edited));
  renewFamilies();
}

function withEdits(set: ChoiceSet, edited: ReadonlyMap<string, BankChoice>): ChoiceSet {
  const own = [...set.questions, ...set.hiringQuestions].flatMap(({ id }) => edited.get(id) ?? []);
  if (own.length === 0) return set;
  const today = (one: BankChoice) => edited.get(one.id) ?? one;
  return {
    ...set,
    version: editedVersion(set.version, own),
    questions: set.questions.map(today),
    hiringQuestions: set.hiringQuestions.map(today),
  };
}

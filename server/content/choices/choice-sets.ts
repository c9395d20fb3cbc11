import { contentFiles, loadContent } from '../load-content.ts';
import { shippedFamilies } from '../role-families.ts';
import { type ChoiceSet, choicesFile } from './choice-set.ts';

/** Every set there is; a family without one offers no multiple choice. */
export const choiceSets: readonly ChoiceSet[] = shippedFamilies
  .filter(({ id }) => contentFiles(`families/${id}`).includes('choices.yaml'))
  .map(({ id }) => {
    const { version, practice, hiring } = loadContent(`families/${id}/choices.yaml`, choicesFile);
    return { familyId: id, version, questions: practice, hiringQuestions: hiring };
  });

import type { ChoiceSet } from './choice-set.ts';
import { dataChoices } from './data.ts';
import { softwareChoices } from './software.ts';

/** Every set there is; a family without one offers no multiple choice. */
export const choiceSets: readonly ChoiceSet[] = [softwareChoices, dataChoices];

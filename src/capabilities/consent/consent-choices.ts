import type { ConsentDecisions, ConsentText } from '../../../openapi/gen/types.gen.ts';

/** What was chosen for each item; nothing where it is still open. */
export type Choices = Partial<Record<ConsentText['item'], boolean>>;

/** The DOM id of where the decision on an item begins. */
export const decisionId = (item: ConsentText['item']) => `decision-${item}`;

/** What the server has of the texts as they are now worded. */
export function storedChoices(consents: readonly ConsentText[]): Choices {
  return Object.fromEntries(
    consents.flatMap(({ item, decision }) => (decision ? [[item, decision.is_given]] : [])),
  );
}

/** The decisions that the server does not have yet, each for the version that was read. */
export function changedDecisions(
  consents: readonly ConsentText[],
  choices: Choices,
): ConsentDecisions['decisions'] {
  return consents.flatMap(({ item, version, decision }) => {
    const isGiven = choices[item];
    if (isGiven === undefined || isGiven === decision?.is_given) return [];
    return [{ item, version, is_given: isGiven }];
  });
}

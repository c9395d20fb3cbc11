import type { ConsentDecisions, ConsentText } from '../../../openapi/gen/types.gen.ts';

type Decision = ConsentDecisions['decisions'][number];

/** What was chosen here, in the order in which it was; the last word on an item holds. */
export type Chosen = readonly Decision[];

/** What was decided on each item; nothing where it is still open. */
export type Choices = Partial<Record<ConsentText['item'], boolean>>;

/** The DOM id of where the decision on an item begins. */
export const decisionId = (item: ConsentText['item']) => `decision-${item}`;

/** What the server has of the texts as they are now worded, and over it what was chosen here on these very words. */
export function currentChoices(consents: readonly ConsentText[], chosen: Chosen): Choices {
  return Object.fromEntries(
    consents.flatMap(({ item, version, decision }) => {
      const here = chosen.findLast((one) => one.item === item && one.version === version);
      const isGiven = here ? here.is_given : decision?.is_given;
      return isGiven === undefined ? [] : [[item, isGiven]];
    }),
  );
}

/** The decisions that the server does not have yet, each for the version that was read. */
export function changedDecisions(consents: readonly ConsentText[], choices: Choices): Decision[] {
  return consents.flatMap(({ item, version, decision }) => {
    const isGiven = choices[item];
    if (isGiven === undefined || isGiven === decision?.is_given) return [];
    return [{ item, version, is_given: isGiven }];
  });
}

/** When the last of the decisions was stored; null where there is none. */
export function lastDecided(consents: readonly ConsentText[]): string | null {
  const times = consents.flatMap(({ decision }) => decision?.decided_at ?? []);
  return times.toSorted().at(-1) ?? null;
}

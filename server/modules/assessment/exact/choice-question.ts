import type { Choices } from '../../../../openapi/gen/types.gen.ts';
import type { BankChoice, ChoiceQuestion } from '../../../content/choices/choice-set.ts';
import { seededRandom, shuffled } from '../selection/seeded-random.ts';

/** Some of the questions, and the options of each, in an order that is the same for the same seed. */
export function drawChoices(bank: readonly BankChoice[], count: number, seed: string): ChoiceQuestion[] {
  const random = seededRandom(seed);
  return shuffled(bank, random)
    .slice(0, count)
    .map((question) => ({
      ...question,
      type: 'multiple_choice',
      options: shuffled(question.options, random).map((option, index) => ({
        ...option,
        id: String.fromCharCode('a'.charCodeAt(0) + index),
      })),
    }));
}

/** Whether more than one option is right, which the candidate is told. */
function asksForSeveral({ options }: Pick<ChoiceQuestion, 'options'>): boolean {
  return options.filter(({ isRight }) => isRight).length > 1;
}

/** The ids an answer names, or null where it is no answer to this question: none, an unknown one, too many. */
export function chosenOptions(question: ChoiceQuestion, answer: string): ReadonlySet<string> | null {
  const chosen = new Set(answer.split(' ').filter(Boolean));
  const known = question.options.filter(({ id }) => chosen.has(id)).length;
  if (chosen.size === 0 || known < chosen.size) return null;
  return chosen.size > 1 && !asksForSeveral(question) ? null : chosen;
}

/** Without the key: that leaves the server in the report only. */
export function presentChoices(question: ChoiceQuestion): Choices {
  return {
    several: asksForSeveral(question),
    options: question.options.map(({ id, text }) => ({ _id: id, text })),
  };
}

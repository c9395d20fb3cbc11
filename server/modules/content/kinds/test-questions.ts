import type { ContentCheck, ContentField, FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import { type BankChoice, choice as choiceSchema, namesPlace } from '../../../content/choices/choice-set.ts';
import { replaceChoices, shippedChoiceSets } from '../../../content/choices/choice-sets.ts';
import type { BankProblem } from '../../../content/coding/coding-set.ts';
import { replaceProblems, shippedCodingSets } from '../../../content/coding/coding-sets.ts';
import { escapeHtml } from '../../../content/mails/escape-html.ts';
import { shippedFamilies } from '../../../content/role-families.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import { drawChoices } from '../../assessment/exact/choice-question.ts';
import { scoreChoice } from '../../assessment/exact/score-choice.ts';
import { parsedProblem, problemPiece } from './coding-problems.ts';
import {
  type ContentPiece,
  type ContentRules,
  linesOf,
  longField,
  secondsField,
  shortOf,
} from './content-kind.ts';
import { asked, askedTexts, explanation, headed, prompt, toldOf } from './test-question-texts.ts';

const choiceFields: readonly ContentField[] = [
  prompt,
  secondsField,
  longField('options', 'Options', 'One a line: 3 to 6. “* ” before each that is right.'),
  explanation,
];

const RIGHT = /^\* */;

const optionsIn = (text = '') =>
  linesOf(text).map((line) => ({
    text: line.replace(RIGHT, '').trim(),
    isRight: RIGHT.test(line),
  }));

const parsedChoice = (shipped: BankChoice, values: StoredTexts) =>
  choiceSchema.safeParse({ ...shipped, ...asked(values), options: optionsIn(values['options']) });

function choiceProblems(shipped: BankChoice, values: StoredTexts): FieldProblem[] {
  const options = optionsIn(values['options']);
  const problem = (message: string) => ({ field: 'options', message });
  const twice = options.findIndex(({ text }, at) => options.findIndex((one) => one.text === text) !== at);
  const kinds = new Set(options.map(({ isRight }) => isRight));
  const named = ['prompt', 'explanation', 'options'].filter((field) => namesPlace.test(values[field] ?? ''));
  return [
    ...toldOf(parsedChoice(shipped, values).error?.issues),
    ...(twice < 0 ? [] : [problem(`Line ${twice + 1}: this option stands there twice.`)]),
    ...(kinds.has(true) ? [] : [problem('Mark what is right with “* ” before it.')]),
    ...(kinds.has(false) ? [] : [problem('One option has to be wrong.')]),
    ...named.map((field) => ({
      field,
      message: 'It names the place of an option: they stand in another order each time.',
    })),
  ];
}

/** What is chosen has to earn what it must. */
function checksOf(choice: BankChoice): ContentCheck[] {
  const [drawn] = drawChoices([choice], 1, choice.id);
  if (!drawn) return [];
  const chosen = (wanted: (isRight: boolean) => boolean) =>
    drawn.options.flatMap(({ id, isRight }) => (wanted(isRight) ? [id] : []));
  const pointsFor = (ids: readonly string[]) => scoreChoice(drawn, ids.join(' ')).points ?? 0;
  const check = (name: string, points: number, wanted: number) => ({
    name,
    has_passed: points === wanted,
    outcome: `${points} of 1 point; ${wanted} expected.`,
  });
  return [
    check('What is right', pointsFor(chosen((isRight) => isRight)), 1),
    check('What is wrong', pointsFor(chosen((isRight) => !isRight).slice(0, 1)), 0),
    check('Nothing', pointsFor([]), 0),
  ];
}

function choiceHtml({ prompt: title, options, explanation: why }: BankChoice): string {
  const items = options.map(({ text, isRight }) =>
    isRight ? `<li><b>${escapeHtml(text)}</b> (right)</li>` : `<li>${escapeHtml(text)}</li>`,
  );
  return `${headed(title, why)}<ul>${items.join('')}</ul>`;
}

const familyName = (id: string) => shippedFamilies.find((family) => family.id === id)?.name ?? id;

const common = (familyId: string, what: string, { id, prompt: text }: BankChoice | BankProblem) => ({
  id,
  name: `${familyName(familyId)} ${what} ${id.slice(-2)}: ${shortOf(text)}`,
  variables: [],
});

const optionLines = ({ options }: BankChoice) =>
  options.map(({ text, isRight }) => `${isRight ? '* ' : ''}${text}`).join('\n');

const choicePiece = (familyId: string, shipped: BankChoice): ContentPiece => ({
  ...common(familyId, 'choice', shipped),
  file: { ...askedTexts(shipped), options: optionLines(shipped) },
  fields: choiceFields,
  problems: (values) => choiceProblems(shipped, values),
  preview(values) {
    const choice = parsedChoice(shipped, values).data ?? shipped;
    return { html: choiceHtml(choice), checks: checksOf(choice) };
  },
});

const shippedChoices = shippedChoiceSets.flatMap(({ familyId, questions, hiringQuestions }) =>
  [...questions, ...hiringQuestions].map((shipped) => ({ shipped, piece: choicePiece(familyId, shipped) })),
);

const shippedProblems = shippedCodingSets.flatMap(({ familyId, problems, hiringProblems }) =>
  [...problems, ...hiringProblems].map((shipped) => ({
    shipped,
    piece: problemPiece(shipped, common(familyId, 'coding', shipped)),
  })),
);

/** What an upgrade made impossible is none any more: the file's is asked. */
function editedOf<One>(
  all: readonly { readonly shipped: One; readonly piece: ContentPiece }[],
  published: ReadonlyMap<string, StoredTexts>,
  parse: (shipped: One, values: StoredTexts) => { readonly data?: One | undefined },
): ReadonlyMap<string, One> {
  const edited = all.flatMap(({ shipped, piece }) => {
    const values = published.get(piece.id);
    const today = values && parse(shipped, { ...piece.file, ...values }).data;
    return today ? [[piece.id, today] as const] : [];
  });
  return new Map(edited);
}

export const testQuestions: ContentRules = {
  pieces: [...shippedChoices, ...shippedProblems].map(({ piece }) => piece),
  use(published) {
    replaceChoices(editedOf<BankChoice>(shippedChoices, published, parsedChoice));
    replaceProblems(editedOf<BankProblem>(shippedProblems, published, parsedProblem));
  },
};

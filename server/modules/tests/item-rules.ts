import type { FieldProblem, TestCase, TestCode, TestItem } from '../../../openapi/gen/types.gen.ts';
import { missing } from '../../platform/problem.ts';
import { jsonValue } from './json-text.ts';

/** What is wrong with the draft of a test, beside what the description says; empty where it can be published. */
export function testProblems(items: readonly TestItem[]): FieldProblem[] {
  if (items.length === 0) return [{ field: 'items', message: 'Add an item first.' }];
  return items.flatMap((item, index) =>
    itemProblems(item).map(({ field, message }) => ({ field: `items.${index}.${field}`, message })),
  );
}

/** Whether candidates can be asked an item as it stands. */
export const isFinished = (item: TestItem): boolean => itemProblems(item).length === 0;

function itemProblems(item: TestItem): FieldProblem[] {
  const blank = (['prompt', 'competency'] as const).filter((name) => item[name].trim() === '').map(missing);
  return [...blank, ...partProblems[item.kind](item)];
}

const partProblems: Readonly<Record<TestItem['kind'], (item: TestItem) => FieldProblem[]>> = {
  choice: ({ choice }) => optionProblems(choice?.options ?? []),
  text: ({ text }) =>
    (['1', '3', '5'] as const).flatMap((anchor) =>
      text?.anchors[anchor].trim() ? [] : [missing(`text.anchors.${anchor}`)],
    ),
  code: ({ code }) => (code ? codeProblems(code) : [missing('code')]),
};

const FEWEST_OPTIONS = 2;

function optionProblems(options: readonly { text: string; right: boolean }[]): FieldProblem[] {
  const problem = (message: string) => [{ field: 'choice.options', message }];
  if (options.length < FEWEST_OPTIONS) return problem('Add at least two options.');
  const texts = options.map(({ text }) => text.trim());
  const blank = texts.flatMap((text, index) => (text ? [] : [missing(`choice.options.${index}.text`)]));
  if (blank.length > 0) return blank;
  if (new Set(texts).size < texts.length) return problem('Two options are the same.');
  if (!options.some(({ right }) => right)) return problem('Mark at least one option as right.');
  return options.every(({ right }) => right) ? problem('Leave at least one option wrong.') : [];
}

const WORD = /^[a-z]+$/;
const NAME = /^[A-Za-z_]\w*$/;

/** Of JavaScript and Python, as far as they are lower-case words; a function cannot be called so. */
const RESERVED =
  'and as assert async await break case catch class const continue debugger def default del delete do elif else enum eval except export extends finally for from function global if import in instanceof is lambda let new nonlocal not null or pass raise return static super switch this throw try typeof var void while with yield'.split(
    ' ',
  );

function codeProblems({ function_name: name, parameters, cases, reference }: TestCode): FieldProblem[] {
  const problem = (field: string, message: string): FieldProblem => ({ field: `code.${field}`, message });
  const isNamed = WORD.test(name) && !RESERVED.includes(name);
  const areNamed = parameters.every((one) => NAME.test(one) && !RESERVED.includes(one));
  const isDistinct = new Set(parameters).size === parameters.length;
  return [
    ...(isNamed ? [] : [problem('function_name', 'Enter one lower-case word that is not a keyword.')]),
    ...(parameters.length > 0 && areNamed && isDistinct
      ? []
      : [problem('parameters', 'Name each parameter, all different.')]),
    ...(cases.some(({ hidden }) => !hidden)
      ? []
      : [problem('cases', 'Add at least one case that candidates see.')]),
    ...cases.flatMap((one, index) => caseProblems(one, parameters.length, `code.cases.${index}`)),
    ...(reference.trim() ? [] : [missing('code.reference')]),
  ];
}

function caseProblems({ name, hidden, ...given }: TestCase, count: number, field: string): FieldProblem[] {
  const values = jsonValue(given.arguments);
  const isList = Array.isArray(values) && values.length === count;
  const listed = count === 1 ? 'one value' : `${count} values`;
  return [
    ...(hidden && name.trim() === '' ? [missing(`${field}.name`)] : []),
    ...(isList ? [] : [{ field: `${field}.arguments`, message: `Enter a JSON list with ${listed}.` }]),
    ...(jsonValue(given.expected) === undefined
      ? [{ field: `${field}.expected`, message: 'Enter a JSON value.' }]
      : []),
  ];
}

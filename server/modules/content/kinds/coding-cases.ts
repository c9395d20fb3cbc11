import type { FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import type { BankProblem, CodingCase, HiddenCase } from '../../../content/coding/coding-set.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import { jsonOf } from '../../../platform/json.ts';
import { linesOf } from './content-kind.ts';

const ARROW = '=>';

/** Words of either language that name no function, of those that are lower-case letters alone. */
const RESERVED = new Set(
  (
    'and as assert async await break case catch class const continue debugger def default del delete do elif else ' +
    'enum except export extends false finally for from function global if import in instanceof is lambda let match ' +
    'new nonlocal not null or package pass private protected public raise return static super switch this throw ' +
    'true try typeof var void while with yield'
  ).split(' '),
);

type Shape = Pick<BankProblem, 'functionName' | 'parameters'>;

/** How the function of a problem is called, as in “merge(spans)”. */
export const callText = ({ functionName, parameters }: Shape): string =>
  `${functionName}(${parameters.join(', ')})`;

const caseText = ({ arguments: given, expected }: CodingCase) =>
  `${JSON.stringify(given)} ${ARROW} ${JSON.stringify(expected)}`;

/** The function and the cases of a problem, a case a line. */
export const caseTexts = (problem: BankProblem) => ({
  function: callText(problem),
  visible: problem.visible.map(caseText).join('\n'),
  hidden: problem.hidden.map((one) => `${one.name}: ${caseText(one)}`).join('\n'),
});

const CALL = /^([a-z]+)\(\s*([a-z_]+(?:\s*,\s*[a-z_]+)*)\s*\)$/;

function shapeIn(text: string): Shape | null {
  const [, functionName = '', parameters = ''] = CALL.exec(text.trim()) ?? [];
  if (functionName === '') return null;
  return { functionName, parameters: parameters.split(',').map((one) => one.trim()) };
}

/** The two sides of a line; a text among them may have an arrow of its own. */
function caseIn(line: string): CodingCase | null {
  for (let at = line.indexOf(ARROW); at >= 0; at = line.indexOf(ARROW, at + 1)) {
    const [given, expected] = [jsonOf(line.slice(0, at)), jsonOf(line.slice(at + ARROW.length))];
    if (Array.isArray(given) && expected !== undefined)
      return { arguments: given, expected: expected as CodingCase['expected'] };
  }
  return null;
}

function hiddenIn(line: string): HiddenCase | null {
  const begin = /:\s*\[/.exec(line)?.index ?? -1;
  const found = begin < 0 ? null : caseIn(line.slice(begin + 1));
  return found && { name: line.slice(0, begin).trim(), ...found };
}

/** What the texts say of the function and its cases; what cannot be read is left out, and told by `caseProblems`. */
export const casesIn = (values: StoredTexts) => ({
  ...shapeIn(values['function'] ?? ''),
  visible: linesOf(values['visible'] ?? '').flatMap((line) => caseIn(line) ?? []),
  hidden: linesOf(values['hidden'] ?? '').flatMap((line) => hiddenIn(line) ?? []),
});

/** What is wrong with single lines. */
export function caseProblems(values: StoredTexts): FieldProblem[] {
  const shape = shapeIn(values['function'] ?? '');
  if (!shape) return [{ field: 'function', message: 'Write it as merge(spans), in lower-case letters.' }];
  const reserved = [shape.functionName, ...shape.parameters].find((name) => RESERVED.has(name));
  if (reserved)
    return [{ field: 'function', message: `“${reserved}” is a word of JavaScript or Python. Use another.` }];
  const shown = new Set<string>();
  const names = new Set<string>();
  const wrongCase = (one: CodingCase) => {
    const given = JSON.stringify(one.arguments);
    if (one.arguments.length !== shape.parameters.length)
      return `${callText(shape)} takes ${shape.parameters.length}, this case gives ${one.arguments.length}.`;
    if (shown.has(given)) return 'These arguments stand in another case too.';
    shown.add(given);
    return '';
  };
  const wrongVisible = (line: string) => {
    const one = caseIn(line);
    return one ? wrongCase(one) : 'Write it as [arguments] => result, both as JSON.';
  };
  const wrongHidden = (line: string) => {
    const one = hiddenIn(line);
    if (!one?.name) return 'Write it as Name: [arguments] => result, both as JSON.';
    if (names.has(one.name)) return 'This name stands there twice.';
    names.add(one.name);
    return wrongCase(one);
  };
  const told = (field: string, wrong: (line: string) => string) =>
    linesOf(values[field] ?? '').flatMap((line, at) => {
      const message = wrong(line);
      return message ? [{ field, message: `Line ${at + 1}: ${message}` }] : [];
    });
  return [...told('visible', wrongVisible), ...told('hidden', wrongHidden)];
}

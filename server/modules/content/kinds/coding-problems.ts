import { isDeepStrictEqual } from 'node:util';
import type { ContentCheck, ContentField, FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import {
  type BankProblem,
  MOST_CHARACTERS,
  problem as problemSchema,
} from '../../../content/coding/coding-set.ts';
import { escapeHtml } from '../../../content/mails/escape-html.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import { asQuestion } from '../../assessment/exact/code-question.ts';
import { scoreCode } from '../../assessment/exact/score-code.ts';
import { callText, caseProblems, casesIn, caseTexts } from './coding-cases.ts';
import { runSamples } from './coding-check-service.ts';
import { type ContentPiece, longField, secondsField } from './content-kind.ts';
import { asked, askedTexts, explanation, headed, prompt, toldOf } from './test-question-texts.ts';

const fields: readonly ContentField[] = [
  prompt,
  secondsField,
  {
    ...{ name: 'function', label: 'Function', is_long: false },
    help: 'One word and its parameters, as in merge(spans).',
  },
  longField('visible', 'Examples', '2 or 3, one a line: [arguments] => result, as JSON.'),
  longField(
    'hidden',
    'Hidden cases',
    '6 to 10, one a line: Name: [arguments] => result. The small ones first.',
  ),
  explanation,
  longField(
    'answer_sound',
    'Sample: a sound solution',
    'JavaScript. Never shown to candidates. Run before publishing.',
  ),
  longField(
    'answer_weak',
    'Sample: an unsound solution',
    'JavaScript. Never shown to candidates. Run before publishing.',
  ),
];

/** A problem with the texts of its fields. */
export const parsedProblem = (shipped: BankProblem, values: StoredTexts) =>
  problemSchema.safeParse({ ...shipped, ...asked(values), ...casesIn(values) });

/** What the samples of a problem are run on. */
const ranOn = ({ functionName, parameters, visible, hidden }: BankProblem) => ({
  ...{ functionName, parameters, visible, hidden },
});

function problemsOf(shipped: BankProblem, values: StoredTexts): FieldProblem[] {
  const ofLines = caseProblems(values);
  const parsed = parsedProblem(shipped, values);
  // A line that cannot be read is one too few as well.
  const others = toldOf(parsed.error?.issues).filter(
    ({ field }) => ofLines.length === 0 || !['visible', 'hidden'].includes(field),
  );
  const problems = [...ofLines, ...others];
  if (problems.length > 0 || !parsed.data) return problems;
  if (JSON.stringify(parsed.data).length >= MOST_CHARACTERS)
    return [{ field: 'hidden', message: 'The cases are too long: they are read with each interview.' }];
  if (isDeepStrictEqual(ranOn(parsed.data), ranOn(shipped))) return [];
  return ['answer_sound', 'answer_weak']
    .filter((field) => !values[field]?.trim())
    .map((field) => ({ field, message: 'The function or its cases differ from the file: add a sample.' }));
}

/** Whoever gives back the same for every case, or what comes in, must earn nothing. */
function checksOf(problem: BankProblem): ContentCheck[] {
  const question = asQuestion(problem);
  const cases = [...problem.visible, ...problem.hidden];
  const answer = { language: 'javascript', source: '' } as const;
  const pointsFor = (results: readonly string[]) =>
    scoreCode(
      question,
      answer,
      results.map((json) => ({ kind: 'result', json }) as const),
    ).points ?? 0;
  const fixed = cases.map(({ expected }) => pointsFor(cases.map(() => JSON.stringify(expected))));
  const same = pointsFor(cases.map((one) => JSON.stringify(one.arguments[0])));
  const check = (name: string, points: number): ContentCheck => ({
    name,
    has_passed: points === 0,
    outcome: `${Math.round(points * 100)}% of the points; 0% expected.`,
  });
  return [check('One fixed result', Math.max(...fixed)), check('What comes in', same)];
}

const SHOWN_CHARACTERS = 200;

function htmlOf(problem: BankProblem): string {
  const { prompt: title, explanation: why, functionName, visible, hidden } = problem;
  const code = (text: string) =>
    `<code>${escapeHtml(text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text)}</code>`;
  const row = ({ arguments: given, expected }: (typeof visible)[number]) =>
    `${code(`${functionName}(${given.map((one) => JSON.stringify(one)).join(', ')})`)} gives ${code(JSON.stringify(expected))}`;
  const shown = visible.map((one) => `<li>${row(one)}</li>`);
  const kept = hidden.map((one) => `<li>${escapeHtml(one.name)}: ${row(one)}</li>`);
  return [
    headed(title, why),
    `<p>${code(callText(problem))}</p><ul>${shown.join('')}</ul>`,
    `<p><b>Hidden cases</b></p><ul>${kept.join('')}</ul>`,
  ].join('');
}

/** A coding problem as it is edited. */
export function problemPiece(
  shipped: BankProblem,
  named: Pick<ContentPiece, 'id' | 'name' | 'variables'>,
): ContentPiece {
  const problemIn = (values: StoredTexts) => parsedProblem(shipped, values).data ?? shipped;
  return {
    ...named,
    file: { ...askedTexts(shipped), ...caseTexts(shipped), answer_sound: '', answer_weak: '' },
    fields,
    problems: (values) => problemsOf(shipped, values),
    preview(values) {
      const problem = problemIn(values);
      return { html: htmlOf(problem), checks: checksOf(problem) };
    },
    run: (values) => runSamples(problemIn(values), values),
  };
}

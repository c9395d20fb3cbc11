import type { ContentCheck, ContentField, FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import { checkAnswer } from '../../../checklist/checklist.ts';
import { escapeHtml } from '../../../content/mails/escape-html.ts';
import {
  type Question,
  question as questionSchema,
  type RoleFamily,
} from '../../../content/question-bank.ts';
import { everyQuestionOf, replaceQuestions, shippedFamilies } from '../../../content/role-families.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import {
  type ContentPiece,
  type ContentRules,
  linesOf,
  longField,
  SECONDS_PROBLEM,
  secondsField,
  shortOf,
} from './content-kind.ts';

const LEAST_OF_SOUND = 3;
const MOST_OF_WEAK = 2;

const fields: readonly ContentField[] = [
  longField('prompt', 'Question'),
  secondsField,
  longField('anchor_1', 'Anchor of 1'),
  longField('anchor_3', 'Anchor of 3'),
  longField('anchor_5', 'Anchor of 5'),
  longField('concepts', 'Concepts', 'One a line: “Label: term, term, term”. “* Label” asks what came of it.'),
  longField(
    'answer_sound',
    'Sample: a sound answer',
    'Never shown to candidates. Checked before publishing.',
  ),
  longField('answer_weak', 'Sample: a weak answer', 'Never shown to candidates. Checked before publishing.'),
];

/** Of the schema's issues: which field shows them. */
const fieldOf: Readonly<Record<string, string>> = {
  prompt: 'prompt',
  suggestedSeconds: 'seconds',
  'anchors.1': 'anchor_1',
  'anchors.3': 'anchor_3',
  'anchors.5': 'anchor_5',
};

const OUTCOME = /^\* */;

function conceptLines({ concepts }: Question): string {
  return concepts
    .map(({ label, isOutcome, synonyms }) => `${isOutcome ? '* ' : ''}${label}: ${synonyms.join(', ')}`)
    .join('\n');
}

/** A concept keeps its id as long as it keeps its label: reports name it. */
function conceptsIn(text: string, { concepts }: Question) {
  return linesOf(text).map((line) => {
    const [label = '', ...terms] = line.replace(OUTCOME, '').split(':');
    const known = concepts.find((concept) => concept.label === label.trim());
    return {
      id: known?.id ?? idOf(label),
      label: label.trim(),
      ...(OUTCOME.test(line) && { isOutcome: true as const }),
      synonyms: terms
        .join(':')
        .split(',')
        .map((term) => term.trim())
        .filter(Boolean),
    };
  });
}

const idOf = (label: string) =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The question that the texts make of the one in the files; what is no text of it stays. */
function parsed(shipped: Question, values: StoredTexts) {
  return questionSchema.safeParse({
    ...shipped,
    prompt: values['prompt'],
    suggestedSeconds: Number(values['seconds']),
    anchors: { 1: values['anchor_1'], 3: values['anchor_3'], 5: values['anchor_5'] },
    concepts: conceptsIn(values['concepts'] ?? '', shipped),
  });
}

function problemsOf(shipped: Question, values: StoredTexts): FieldProblem[] {
  const issues = parsed(shipped, values).error?.issues ?? [];
  const line = (at: unknown) => (typeof at === 'number' ? `Line ${at + 1}: ` : '');
  const told = issues.map(({ path, message }) => {
    const field = fieldOf[path.join('.')] ?? 'concepts';
    if (field === 'seconds') return { field, message: SECONDS_PROBLEM };
    return { field, message: `${path[0] === 'concepts' ? line(path[1]) : ''}${message}.` };
  });
  const ids = conceptsIn(values['concepts'] ?? '', shipped).map(({ id }) => id);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0)
    told.push({ field: 'concepts', message: `Line ${twice + 1}: this concept stands there twice.` });
  for (const name of ['answer_sound', 'answer_weak'])
    if (!values[name])
      told.push({ field: name, message: 'Write the sample: it is checked before publishing.' });
  return told;
}

/** The answers beside a question have to yield what they must. */
function checksOf(question: Question, values: StoredTexts): ContentCheck[] {
  const found = (answer: string) => {
    const checklist = checkAnswer(question, [{ turnId: 'sample', prompt: question.prompt, answer }]);
    return checklist ? { found: checklist.found, of: checklist.items.length } : null;
  };
  const said = (result: ReturnType<typeof found>) =>
    result ? `${result.found} of ${result.of} kinds of evidence found` : 'Nothing to evaluate';
  const sound = found(values['answer_sound'] ?? '');
  const weak = found(values['answer_weak'] ?? '');
  const empty = found('');
  return [
    {
      name: 'Sound answer',
      has_passed: (sound?.found ?? 0) >= LEAST_OF_SOUND,
      outcome: `${said(sound)}; at least ${LEAST_OF_SOUND} are needed.`,
    },
    {
      name: 'Weak answer',
      has_passed: (weak?.found ?? 0) <= MOST_OF_WEAK,
      outcome: `${said(weak)}; at most ${MOST_OF_WEAK} may be.`,
    },
    { name: 'Empty answer', has_passed: empty === null, outcome: `${said(empty)}.` },
  ];
}

function htmlOf({ prompt, anchors, concepts }: Question): string {
  const items = [1, 3, 5] as const;
  return [
    `<h1 style="font-size:1.25rem">${escapeHtml(prompt)}</h1>`,
    `<dl>${items.map((at) => `<dt><b>${at}</b></dt><dd>${escapeHtml(anchors[at])}</dd>`).join('')}</dl>`,
    `<ul>${concepts.map(({ label, synonyms }) => `<li>${escapeHtml(label)} <small>(${synonyms.length} terms)</small></li>`).join('')}</ul>`,
  ].join('');
}

function pieceOf({ name }: RoleFamily, shipped: Question): ContentPiece {
  const { id, prompt, suggestedSeconds, anchors } = shipped;
  return {
    id,
    name: `${name} ${id.slice(-2)}: ${shortOf(prompt)}`,
    file: {
      prompt,
      seconds: String(suggestedSeconds),
      anchor_1: anchors[1],
      anchor_3: anchors[3],
      anchor_5: anchors[5],
      concepts: conceptLines(shipped),
      answer_sound: '',
      answer_weak: '',
    },
    fields,
    variables: [],
    problems: (values) => problemsOf(shipped, values),
    preview(values) {
      const question = questionOf(shipped, values);
      return { html: htmlOf(question), checks: checksOf(question, values) };
    },
  };
}

function questionOf(shipped: Question, values: StoredTexts): Question {
  const { data } = parsed(shipped, values);
  if (!data) throw new TypeError(`The texts of ${shipped.id} make no question.`);
  return data;
}

const shippedQuestions = shippedFamilies.flatMap((family) =>
  everyQuestionOf(family).map((question) => ({ question, piece: pieceOf(family, question) })),
);

export const questions: ContentRules = {
  pieces: shippedQuestions.map(({ piece }) => piece),
  use(published) {
    const edited = shippedQuestions.flatMap(({ question, piece }) => {
      const values = published.get(question.id);
      // What an upgrade made impossible is no question any more: the file's is asked.
      return values && parsed(question, { ...piece.file, ...values }).success
        ? [[question.id, questionOf(question, { ...piece.file, ...values })] as const]
        : [];
    });
    replaceQuestions(new Map(edited));
  },
};

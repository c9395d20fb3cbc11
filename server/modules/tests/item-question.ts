import { createHash } from 'node:crypto';
import type { Level, TestCode, TestItem } from '../../../openapi/gen/types.gen.ts';
import type { CodeQuestion } from '../../content/coding/coding-set.ts';
import type { AskedQuestion } from '../../platform/database/schema/interviews.ts';
import { drawChoices } from '../assessment/exact/choice-question.ts';
import { TEST_QUESTION } from '../assessment/exact/withheld-key.ts';
import { jsonValue } from './json-text.ts';

const SECONDS_A_MINUTE = 60;
const ID_CHARACTERS = 24;

/** Where an item is asked. */
export interface AskedIn {
  readonly testId: string;
  readonly level: Level;
  /** Of the interview's rubric. */
  readonly competency: string;
}

/** A finished item as a session asks it. */
export function questionOfItem(item: TestItem, { testId, level, competency }: AskedIn): AskedQuestion {
  const asked = {
    id: questionIdOf(testId, item),
    levels: [level],
    competency,
    prompt: item.prompt.trim(),
    suggestedSeconds: item.minutes * SECONDS_A_MINUTE,
    worth: item.points,
  };
  const { explanation, choice, text, code } = item;
  if (choice && item.kind === 'choice') {
    const options = choice.options.map(({ text: words, right }) => ({ text: words.trim(), isRight: right }));
    // One order for everybody, which is not the author's: the right one often stands first there.
    const [question] = drawChoices([{ ...asked, explanation, options }], 1, asked.id);
    if (question) return { ...question, worth: item.points };
  }
  if (code && item.kind === 'code') return { ...asked, ...codeOf(code), explanation };
  if (!text) throw new RangeError(`The item ${item._id} is not finished.`);
  const { type, anchors } = text;
  return {
    ...asked,
    type,
    anchors: { 1: anchors['1'].trim(), 3: anchors['3'].trim(), 5: anchors['5'].trim() },
    concepts: [],
  };
}

/** The same as long as nothing is changed in an item that its answers hang on, in whatever version. */
export function questionIdOf(testId: string, { kind, prompt, choice, text, code }: TestItem): string {
  const scored = { choice: [kind, choice], text: [kind, text], code: [kind, code && codeOf(code)] }[kind];
  const hash = createHash('sha256').update(stableJson([testId, prompt.trim(), ...scored]));
  return `${TEST_QUESTION}${hash.digest('hex').slice(0, ID_CHARACTERS)}`;
}

/** JSON that says the same for the same value: the database keeps no order of properties. */
const stableJson = (value: unknown) =>
  JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

type CodePart = Pick<
  CodeQuestion,
  'type' | 'functionName' | 'parameters' | 'visible' | 'hidden' | 'timeLimitMs'
>;

function codeOf({ function_name, parameters, cases, time_limit_ms }: TestCode): CodePart {
  const read = (one: TestCode['cases'][number]) => ({
    arguments: (jsonValue(one.arguments) ?? []) as [],
    expected: (jsonValue(one.expected) ?? null) as null,
  });
  return {
    type: 'coding',
    functionName: function_name,
    parameters,
    visible: cases.filter(({ hidden }) => !hidden).map(read),
    hidden: cases.filter(({ hidden }) => hidden).map((one) => ({ name: one.name.trim(), ...read(one) })),
    timeLimitMs: time_limit_ms,
  };
}

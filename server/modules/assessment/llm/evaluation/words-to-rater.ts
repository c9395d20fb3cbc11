import { z } from 'zod';
import { jsonOf } from '../../../../platform/json.ts';
import { jsonSchemaOf } from '../../../../platform/json-schema.ts';
import type { Model } from '../model.ts';
import { raterMessages } from '../prompt.ts';
import { askModel } from './ask-model.ts';
import type { ValidJudgement } from './judge-once.ts';

const verdict = z.strictObject({ speak_to_rater: z.array(z.int()) });

const verdictSchema = jsonSchemaOf('words_to_rater', verdict);

/**
 * Judgements without the evidence that speaks to a rater, which a second call decides that sees the quoted sentences
 * alone; null for each where it gives no answer that holds, so that no score counts unasked.
 */
export async function withoutWordsToRater(
  model: Model,
  judgements: readonly (ValidJudgement | null)[],
): Promise<readonly (ValidJudgement | null)[]> {
  const quoted = judgements.flatMap((judgement) => (judgement?.isAddressed ? judgement.evidence : []));
  const sentences = [...new Set(quoted.map(({ sentence }) => sentence))];
  if (sentences.length === 0) return judgements;
  const refused = await refusedOf(model, sentences);
  if (refused === null) return judgements.map(() => null);
  return judgements.map((judgement) => {
    if (!judgement) return null;
    const evidence = judgement.evidence.filter(({ sentence }) => !refused.has(sentence));
    const dropped = judgement.evidence.length - evidence.length;
    return { ...judgement, evidence, droppedQuotes: judgement.droppedQuotes + dropped };
  });
}

function refusedOf(model: Model, sentences: readonly string[]): Promise<ReadonlySet<string> | null> {
  return askModel(model, {
    messages: raterMessages(sentences),
    schema: verdictSchema,
    read: (text) => readVerdict(text, sentences),
  });
}

type Refused = { readonly value: ReadonlySet<string> } | { readonly problem: string };

function readVerdict(text: string, sentences: readonly string[]): Refused {
  const parsed = verdict.safeParse(jsonOf(text));
  const numbers = parsed.data?.speak_to_rater ?? [];
  if (!parsed.success || numbers.some((number) => number < 1 || number > sentences.length))
    return { problem: `The reply lists numbers from 1 to ${sentences.length} by the schema.` };
  return { value: new Set(numbers.flatMap((number) => sentences[number - 1] ?? [])) };
}

import { z } from 'zod';
import { jsonOf } from '../../../../platform/json.ts';
import { jsonSchemaOf } from '../../../../platform/json-schema.ts';

const RUNGS = [1, 3, 5] as const;
const SCORES = [1, 2, 3, 4, 5] as const;
const MOST_QUOTES = 8;

/**
 * What a model is asked for, in this order: whether the question is addressed, and the evidence before what rests on
 * it. It writes no text that anybody reads: its reason is for itself, quotes are looked up in the answer.
 */
const judgement = z.strictObject({
  addresses_question: z.strictObject({ reason: z.string(), answer: z.literal(['yes', 'no']) }),
  evidence: z.array(z.strictObject({ turn: z.int(), quote: z.string() })).max(MOST_QUOTES),
  anchor: z.literal(RUNGS),
  missing: z.array(z.int()),
  score: z.literal(SCORES),
});

export type Judgement = z.infer<typeof judgement>;

/** A judgement, or one sentence on what is wrong with it, for the model to mend. */
export type ReadJudgement = { readonly judgement: Judgement } | { readonly problem: string };

export const judgementSchema = jsonSchemaOf('judgement', judgement);

/** Reads what a model wrote. `indicators` is how many there are; they are numbered from 1. */
export function readJudgement(text: string, indicators: number): ReadJudgement {
  const parsed = judgement.safeParse(jsonOf(text));
  if (!parsed.success)
    return { problem: `The reply does not follow the schema: ${z.prettifyError(parsed.error)}` };
  const { anchor, missing, score } = parsed.data;
  if (Math.abs(score - anchor) > 1) return { problem: `Score ${score} does not fit anchor ${anchor}.` };
  if (missing.some((number) => number < 1 || number > indicators))
    return { problem: `Indicators are numbered from 1 to ${indicators}.` };
  return { judgement: parsed.data };
}

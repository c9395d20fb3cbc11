import type { Competency, Question } from '../../../../content/question-bank.ts';
import type { EvidenceSpan } from '../../../../gen/types/types.gen.ts';
import type { ChatMessage } from '../../../../platform/ai/chat.ts';
import { EngineUnavailable } from '../../engine-unavailable.ts';
import type { Model } from '../model.ts';
import { findQuote, type MaskedAnswer } from '../personal-data/masked-answer.ts';
import { judgeMessages } from '../prompt.ts';
import { type Judgement, judgementSchema, readJudgement } from './judgement.ts';

const CALL_MS = 90_000;
const RETRIES = 2;
/** The first try and one repair. */
const TRIES = 2;

/** One judgement that holds: its quotes were said, its indicators exist. */
export interface SoundJudgement {
  readonly score: number;
  readonly anchor: number;
  readonly evidence: readonly EvidenceSpan[];
  /** How many further quotes do not stand in the answer. */
  readonly droppedQuotes: number;
  /** The texts of the indicators that were not shown. */
  readonly missing: readonly string[];
}

/**
 * Asks the model to judge one answer, and once more where its reply does not hold; null where it still does not.
 * @throws EngineUnavailable where the endpoint gives no reply
 */
export async function judgeOnce(
  model: Model,
  { question, competency }: { readonly question: Question; readonly competency: Competency },
  indicators: readonly string[],
  answers: readonly MaskedAnswer[],
): Promise<SoundJudgement | null> {
  const messages = judgeMessages(question, competency, indicators, answers);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = await complete(model, messages);
    const checked = check(text, indicators, answers);
    if (!('problem' in checked)) return checked;
    messages.push({ role: 'assistant', content: text }, repairOf(checked.problem));
  }
  return null;
}

/** What the model wrote; empty where the endpoint replied with something else. */
async function complete({ chat, name }: Model, messages: readonly ChatMessage[]): Promise<string> {
  const reply = await chat.complete({
    model: name,
    messages: [...messages],
    schema: judgementSchema,
    timeoutMs: CALL_MS,
    retries: RETRIES,
  });
  if ('text' in reply) return reply.text;
  if (reply.failure.kind === 'unusable') return '';
  throw new EngineUnavailable(`The AI did not judge: ${reply.failure.reason}`);
}

function repairOf(problem: string): ChatMessage {
  return { role: 'user', content: `${problem} Send the whole JSON object again.` };
}

function check(
  text: string,
  indicators: readonly string[],
  answers: readonly MaskedAnswer[],
): SoundJudgement | { readonly problem: string } {
  const read = readJudgement(text, indicators.length);
  if ('problem' in read) return read;
  const { score, anchor, missing, evidence: claimed } = read.judgement;
  const evidence = claimed.flatMap((claim) => spanOf(claim, answers) ?? []);
  if (claimed.length > 0 && evidence.length === 0)
    return { problem: 'None of the quotes stands in the turn that it names, word for word.' };
  return {
    score,
    anchor,
    evidence,
    droppedQuotes: claimed.length - evidence.length,
    missing: [...new Set(missing)].flatMap((number) => indicators[number - 1] ?? []),
  };
}

function spanOf({ turn, quote }: Judgement['evidence'][number], answers: readonly MaskedAnswer[]) {
  const answer = answers[turn - 1];
  return answer ? findQuote(answer, quote) : null;
}

import { z } from 'zod';
import type { Question } from '../../../content/question-bank.ts';
import type { ChatReply } from '../../../platform/ai/chat.ts';
import { gateForQuestion } from '../gate.ts';
import type { FollowUp, FollowUpRequest, SpokenTurn } from '../ports.ts';
import { findConcepts } from '../rules/concepts.ts';
import { echoedWords, echoOf, promptsOf } from '../rules/echo.ts';
import { askForMore, isCapReached } from '../rules/follow-up.ts';
import { sentencesOf } from '../rules/sentences.ts';
import type { Model } from './judge-once.ts';
import { maskAnswer } from './masked-answer.ts';
import { findPersonalData } from './personal-data.ts';
import { followUpMessages, followUpSchema } from './prompt.ts';

/** As long as a candidate waits for the next question. */
const PATIENCE_MS = 8000;
const LONGEST = 300;

const notes = {
  absent: 'The AI could not be reached for a follow-up, so the interview went on without one.',
  unusable: 'The AI’s follow-up could not be used, so the interview went on without one.',
} as const;

const reply = z.strictObject({ ask: z.string().nullable() });

/** Has the model ask for evidence that is missing. Whatever it does, the interview goes on. */
export async function nextFollowUp(model: Model, request: FollowUpRequest): Promise<FollowUp> {
  const { question, turns, cap, names = [] } = request;
  if (isCapReached(turns, cap)) return { prompt: null, note: null };
  const answers = turns
    .filter(({ prompt, answer }) => gateForQuestion(question, prompt, answer).outcome === 'answered')
    .map((turn) => maskAnswer(turn, promptsOf(question, turn.prompt), names));
  if (answers.length === 0) return { prompt: askForMore(question, turns), note: null };
  if (model.chat.trouble()) return { prompt: null, note: notes.absent };
  const written = await model.chat.complete({
    model: model.name,
    messages: followUpMessages(question, answers),
    schema: followUpSchema,
    timeoutMs: PATIENCE_MS,
    retries: 0,
  });
  return read(written, question, turns);
}

function read(written: ChatReply, question: Question, turns: readonly SpokenTurn[]): FollowUp {
  if ('failure' in written) return { prompt: null, note: notes.absent };
  const parsed = reply.safeParse(jsonOf(written.text));
  if (!parsed.success) return { prompt: null, note: notes.unusable };
  const ask = parsed.data.ask?.trim() ?? null;
  if (ask === null || isFairQuestion(ask, question, turns)) return { prompt: ask, note: null };
  return { prompt: null, note: notes.unusable };
}

/** One short question that gives nothing away: no words of the anchors, no concept nobody spoke of yet. */
export function isFairQuestion(ask: string, question: Question, turns: readonly SpokenTurn[]): boolean {
  const isOne = ask.length <= LONGEST && /^[^?[\]\p{C}]+\?$/u.test(ask);
  if (!isOne || turns.some(({ prompt }) => prompt === ask) || findPersonalData(ask, []).length > 0)
    return false;
  const sentences = sentencesOf(ask);
  const anchors = echoOf(Object.values(question.anchors));
  if (sentences.some((sentence) => echoedWords(sentence, anchors).some(Boolean))) return false;
  const known = conceptsIn(
    [question.prompt, ...turns.flatMap(({ prompt, answer }) => [prompt, answer])],
    question,
  );
  return [...conceptsIn([ask], question)].every((concept) => known.has(concept));
}

function conceptsIn(texts: readonly string[], question: Question): ReadonlySet<string> {
  const matches = texts.flatMap(sentencesOf).flatMap((sentence) => findConcepts(sentence, question));
  return new Set(matches.map(({ conceptId }) => conceptId));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

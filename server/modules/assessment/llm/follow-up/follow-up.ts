import { askForMore, isCapReached } from '../../../../checklist/follow-up.ts';
import { validTurns } from '../../../../checklist/gate/gate.ts';
import type { ChatMessage, ChatReply } from '../../../../platform/ai/chat.ts';
import type { FollowUp, FollowUpRequest, Writing } from '../../ports.ts';
import { type Fairness, fairnessOf } from '../fairness/fair-question.ts';
import { maskAnswers } from '../masked-answer.ts';
import type { Model } from '../model.ts';
import { followUpMessages } from '../prompt.ts';
import { followUpNotes } from './follow-up-notes.ts';
import { showWords } from './shown-words.ts';

/** What is left of the time has to be enough for a question, in milliseconds. */
const LEAST_MS = 1000;

/** An endpoint that failed when it was last asked may be back: nobody waits long to find out. */
const AFTER_TROUBLE_MS = 4000;

/** Of what a model wrote, in UTF-16 units. */
const MOST_REPEATED = 400;
const MOST_NAMED = 8;

/** Of a stream that was read no further than is fair, which may be in the middle of a word. */
const unfinished = /[\p{L}\p{N}'’-]+$/u;

const nothing: FollowUp = { prompt: null, note: null };

/** What is asked next where that is known without the model, which is asked only where it may help. */
export function followUpAtOnce({ question, turns, cap }: FollowUpRequest): FollowUp | 'write' {
  if (isCapReached(turns, cap)) return nothing;
  if (validTurns(question, turns).length > 0) return 'write';
  const ask = askForMore(question, turns);
  return { prompt: ask?.prompt ?? null, kind: ask?.kind ?? null, note: null };
}

/**
 * Has the model ask for evidence that is missing, and once more where that may not be asked. Whatever it does, the
 * interview goes on.
 */
export async function writeFollowUp(
  { chat, name }: Model,
  { question, turns, names = [], elsewhere = [] }: FollowUpRequest,
  { timeoutMs, onWords, onWithdrawn }: Writing,
): Promise<FollowUp> {
  const answers = maskAnswers(validTurns(question, turns), { names, elsewhere });
  const fairness = fairnessOf(question, turns);
  const messages = followUpMessages(question, answers);
  const patienceMs = chat.trouble() ? Math.min(timeoutMs, AFTER_TROUBLE_MS) : timeoutMs;
  const until = performance.now() + patienceMs;
  const write = (leftMs: number) =>
    chat.stream({ model: name, messages, timeoutMs: leftMs, onText: showWords(fairness, onWords) });

  const written = await write(patienceMs);
  const left = Math.floor(until - performance.now());
  if (!('text' in written) || isDone(written.text, fairness) || left < LEAST_MS)
    return read(written, fairness);
  onWithdrawn();
  messages.push(...repairOf(written.text, fairness));
  return read(await write(left), fairness);
}

/** Whether there is nothing to mend in it. */
function isDone(text: string, fairness: Fairness): boolean {
  return text.trim() === '' || isNone(text) || fairness.whole(text.trim());
}

function isNone(text: string): boolean {
  return /^none\W*$/i.test(text.trim());
}

function read(written: ChatReply, fairness: Fairness): FollowUp {
  if ('failure' in written) return { prompt: null, note: followUpNotes[written.failure.kind] };
  if (isNone(written.text)) return nothing;
  const ask = written.text.trim();
  return fairness.whole(ask) ? { prompt: ask, note: null } : { prompt: null, note: followUpNotes.unfair };
}

/** Asks for another follow-up: what the model wrote, and why that may not be asked. */
function repairOf(text: string, { strangeWords }: Fairness): ChatMessage[] {
  const beginning = text.slice(0, MOST_REPEATED);
  const written = beginning.replace(unfinished, '').trim() || beginning;
  const strange = [...new Set(strangeWords(written))].slice(0, MOST_NAMED);
  const problem =
    strange.length > 0
      ? `These words are neither plain words of asking nor words of the question or the answer: ${strange.join(', ')}.`
      : 'That is not one open question in one sentence that hints at nothing.';
  return [
    { role: 'assistant', content: written },
    { role: 'user', content: `${problem} Ask in another way, by the same rules, or reply NONE.` },
  ];
}

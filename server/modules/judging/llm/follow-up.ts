import type { Question } from '../../../content/question-bank.ts';
import type { ChatReply } from '../../../platform/ai/chat.ts';
import { gateForQuestion } from '../gate.ts';
import type { FollowUp, FollowUpRequest, SpokenTurn, Writing } from '../ports.ts';
import { promptsOf } from '../rules/echo.ts';
import { askForMore, isCapReached } from '../rules/follow-up.ts';
import { type Fairness, fairnessOf } from './fair-question.ts';
import type { Model } from './judge-once.ts';
import { maskAnswer } from './masked-answer.ts';
import { followUpMessages } from './prompt.ts';
import { showWords } from './shown-words.ts';

const notes = {
  absent: 'The AI could not be reached for a follow-up, so the interview went on without one.',
  unusable: 'The AI’s follow-up could not be used, so the interview went on without one.',
} as const;

const nothing: FollowUp = { prompt: null, note: null };

/** What is asked next where that is known without the model, which is asked only where it may help. */
export function followUpAtOnce({ chat }: Model, request: FollowUpRequest): FollowUp | 'write' {
  const { question, turns, cap } = request;
  if (isCapReached(turns, cap)) return nothing;
  if (soundTurns(question, turns).length === 0) return { prompt: askForMore(question, turns), note: null };
  return chat.trouble() ? { prompt: null, note: notes.absent } : 'write';
}

/** Has the model ask for evidence that is missing. Whatever it does, the interview goes on. */
export async function writeFollowUp(
  { chat, name }: Model,
  { question, turns, names = [] }: FollowUpRequest,
  { timeoutMs, onWords }: Writing,
): Promise<FollowUp> {
  const answers = soundTurns(question, turns).map((turn) =>
    maskAnswer(turn, promptsOf(question, turn.prompt), names),
  );
  const fairness = fairnessOf(question, turns);
  const written = await chat.stream({
    model: name,
    messages: followUpMessages(question, answers),
    timeoutMs,
    onText: showWords(fairness, onWords),
  });
  return read(written, fairness);
}

function read(written: ChatReply, fairness: Fairness): FollowUp {
  if ('failure' in written) {
    const note = written.failure.kind === 'unusable' ? notes.unusable : notes.absent;
    return { prompt: null, note };
  }
  const ask = written.text.trim();
  if (/^none\W*$/i.test(ask)) return nothing;
  return fairness.whole(ask) ? { prompt: ask, note: null } : { prompt: null, note: notes.unusable };
}

function soundTurns(question: Question, turns: readonly SpokenTurn[]): readonly SpokenTurn[] {
  return turns.filter(
    ({ prompt, answer }) => gateForQuestion(question, prompt, answer).outcome === 'answered',
  );
}

import type { ChatMessage } from '../../../../platform/ai/chat.ts';
import type { Fairness } from '../fairness/fair-question.ts';

/** Of what a model wrote, in UTF-16 units. */
const MOST_REPEATED = 400;
const MOST_NAMED = 8;

/** Of a stream that was read no further than is fair, which may be in the middle of a word. */
const unfinished = /[\p{L}\p{N}'’-]+$/u;

/** Asks for another follow-up: what the model wrote, and why that may not be asked. */
export function repairOf(text: string, { strangeWords }: Fairness): ChatMessage[] {
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

import type { Question } from '../../../content/question-bank.ts';
import type { Sentence } from '../language/sentences.ts';
import { type Word, wordsOf } from '../language/words.ts';

const RUN = 4;
const PERSONS = new Map([
  ['you', 'i'],
  ['me', 'i'],
  ['your', 'my'],
  ['yourself', 'myself'],
  ['were', 'was'],
  ['are', 'am'],
]);

/** Runs of words of the prompts, to find them again in an answer. */
export type Echo = ReadonlySet<string>;

/** What an answer may be pasted from: what was asked, and the anchors, which a report shows. */
export function promptsOf(question: Question, prompt: string): readonly string[] {
  const { anchors, bankPrompt = question.prompt } = question;
  return [prompt, question.prompt, bankPrompt, anchors[1], anchors[3], anchors[5]];
}

/** Prepares prompts for `echoedWords`. */
export function echoOf(prompts: readonly string[]): Echo {
  return new Set(prompts.flatMap((prompt) => runsOf(wordsOf(prompt))));
}

/**
 * For each word, whether it stands in a run of four that the prompt has too. "You" and "I" are the
 * same here: "a time I was stuck" repeats "a time you were stuck".
 */
export function echoedWords({ words }: Sentence, echo: Echo): readonly boolean[] {
  const echoed = words.map(() => false);
  runsOf(words).forEach((run, first) => {
    if (echo.has(run)) echoed.fill(true, first, first + RUN);
  });
  return echoed;
}

function runsOf(words: readonly Word[]): string[] {
  const persons = words.map(({ text }) => PERSONS.get(text) ?? text);
  return persons.slice(RUN - 1).map((_, first) => persons.slice(first, first + RUN).join(' '));
}

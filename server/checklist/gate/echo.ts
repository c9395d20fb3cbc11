import { functionWords } from '../language/function-words.ts';
import type { Sentence } from '../language/sentences.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { AskedQuestion } from '../types.ts';

const RUN = 4;
const ECHOED_SHARE = 0.6;
/** Of the words that carry something. */
const REPEATED_SHARE = 0.75;
const LEAST_CARRYING = 3;

const persons = new Map([
  ['you', 'i'],
  ['me', 'i'],
  ['your', 'my'],
  ['yourself', 'myself'],
  ['were', 'was'],
  ['are', 'am'],
]);

/** Runs of words of some texts, to find them again in an answer. */
export type Echo = ReadonlySet<string>;

/** What an answer may be pasted from: what was asked, and the anchors, which a report shows. */
export function promptsOf(question: AskedQuestion, prompt: string): readonly string[] {
  const { anchors, bankPrompt = question.prompt } = question;
  return [prompt, question.prompt, bankPrompt, anchors[1], anchors[3], anchors[5]];
}

export function echoOf(texts: readonly string[]): Echo {
  return new Set(texts.flatMap((text) => runsOf(wordsOf(text))));
}

/**
 * For each word, whether it stands in a run of four that the texts have too. "You" and "I" are the
 * same here: "a time I was stuck" repeats "a time you were stuck".
 */
export function echoedWords({ words }: Pick<Sentence, 'words'>, echo: Echo): readonly boolean[] {
  const echoed = words.map(() => false);
  runsOf(words).forEach((run, first) => {
    if (echo.has(run)) echoed.fill(true, first, first + RUN);
  });
  return echoed;
}

/** Says whether words are hardly more than a copy of one of the texts, or of the words that carry what was asked. */
export function echoTester(prompts: readonly string[]): (words: readonly Word[]) => boolean {
  const echo = echoOf(prompts);
  const asked = new Set(wordsOf(prompts[0] ?? '').map(({ stem }) => stem));
  return (words) => isCopied(words, echo) || repeatsWords(words, asked);
}

/** Whether most words stand in runs of an echo. */
export function isCopied(words: readonly Word[], echo: Echo): boolean {
  return echoedWords({ words }, echo).filter(Boolean).length >= words.length * ECHOED_SHARE;
}

/** "What would I do when one team writes that all is on track": the words of the question in another order. */
function repeatsWords(words: readonly Word[], asked: ReadonlySet<string>): boolean {
  const carrying = words.filter(({ text }) => !functionWords.has(text));
  const repeated = carrying.filter(({ stem }) => asked.has(stem)).length;
  return carrying.length >= LEAST_CARRYING && repeated >= carrying.length * REPEATED_SHARE;
}

function runsOf(words: readonly Word[]): string[] {
  const texts = words.map(({ text }) => persons.get(text) ?? text);
  return texts.slice(RUN - 1).map((_, first) => texts.slice(first, first + RUN).join(' '));
}

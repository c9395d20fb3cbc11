import type { Question } from '../../../../content/question-bank.ts';
import type { EvidenceSpan } from '../../../../gen/types/types.gen.ts';
import { promptsOf } from '../../gate/echo.ts';
import { substanceOf } from '../../gate/substance.ts';
import { sentencesOf } from '../../language/sentences.ts';
import type { SpokenTurn } from '../../ports.ts';
import { findPersonalData, TOKEN } from './personal-data.ts';
import { type Replacement, withoutOverlaps } from './replacement.ts';

/** A shorter quote could be found in any answer; what stands for a name or the like is no word of it. */
const LEAST_QUOTED_WORDS = 4;

const REMOVED = '[removed]';

/** An answer as a model sees it, with the way back to what the candidate said. */
export interface MaskedAnswer {
  readonly turn: SpokenTurn;
  readonly text: string;
  /** For each character of `text`, where it begins in the answer, and one more: where the answer ends. */
  readonly starts: readonly number[];
  /** For each character of `text`, where it ends in the answer. */
  readonly ends: readonly number[];
}

/** Nothing is found across it. */
const BREAK = '\n\n';

/** What tells who is named in an answer: the candidate's own names, and all that they wrote in the session. */
interface Known {
  readonly names: readonly string[];
  readonly elsewhere: readonly string[];
}

/** The answers to one question: who is named in one of them, or elsewhere, is nobody in the others either. */
export function maskAnswers(
  question: Question,
  turns: readonly SpokenTurn[],
  { names, elsewhere }: Known,
): MaskedAnswer[] {
  const answers = turns.map(({ answer }) => answer);
  const found = findPersonalData([...answers, ...elsewhere].join(BREAK), names);
  let next = 0;
  return turns.map((turn) => {
    const first = next;
    const last = first + turn.answer.length;
    next = last + BREAK.length;
    const named = found
      .filter(({ start, end }) => start >= first && end <= last)
      .map(({ start, end, token }) => ({ start: start - first, end: end - first, token }));
    return maskAnswer(turn, promptsOf(question, turn.prompt), names, named);
  });
}

/**
 * The answer without personal data, and without the sentences that are none of the candidate's own
 * saying: what speaks to the rater, or repeats the question or its anchors, reaches no model. `named` is what is known
 * to be personal from elsewhere.
 */
export function maskAnswer(
  turn: SpokenTurn,
  prompts: readonly string[],
  names: readonly string[],
  named: readonly Replacement[] = [],
): MaskedAnswer {
  const { answer } = turn;
  const replacements = withoutOverlaps([
    ...foreignSentences(answer, prompts),
    ...findPersonalData(answer, names),
    ...named,
  ]);
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  const copy = (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      starts.push(at);
      ends.push(at + 1);
    }
    text += answer.slice(from, to);
  };
  let done = 0;
  for (const { start, end, token } of replacements) {
    copy(done, start);
    for (const _unit of token) {
      starts.push(start);
      ends.push(end);
    }
    text += token;
    done = end;
  }
  copy(done, answer.length);
  return { turn, text, starts, ends };
}

function foreignSentences(answer: string, prompts: readonly string[]): Replacement[] {
  const own = new Set(substanceOf(answer, prompts).sentences.map(({ words }) => words[0]?.start));
  const sentences = sentencesOf(answer);
  return sentences.flatMap(({ words }, index) => {
    const start = words[0]?.start ?? 0;
    const next = sentences[index + 1]?.words[0]?.start ?? answer.length;
    return own.has(start) ? [] : [{ start, end: next, token: ` ${REMOVED} ` }];
  });
}

/**
 * Where a quote stands in what the candidate said: an exact run of whole words, white space folded.
 * Null where nobody said so, where it is too short to show anything, or where it reaches over what was
 * taken out: that is no evidence.
 */
export function findQuote(masked: MaskedAnswer, quote: string): EvidenceSpan | null {
  const words = quote.trim().split(/\s+/);
  if (wordsSaid(quote) < LEAST_QUOTED_WORDS || quote.includes(REMOVED)) return null;
  const pattern = words.map((word) => RegExp.escape(word)).join(String.raw`\s+`);
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'u');
  const match = whole.exec(masked.text);
  if (!match) return null;
  const start = masked.starts[match.index] ?? 0;
  const end = masked.ends[match.index + match[0].length - 1] ?? start;
  const { turnId, answer } = masked.turn;
  return { turn_id: turnId, start, end, quote: answer.slice(start, end) };
}

/** How many words of a quote are the candidate's: neither a mark alone nor what stands in the place of another. */
function wordsSaid(quote: string): number {
  const said = quote.replaceAll(TOKEN, ' ').split(/\s+/);
  return said.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

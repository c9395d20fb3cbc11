import type { EvidenceSpan } from '../../../../openapi/gen/types.gen.ts';
import { sentencesOf } from '../../../checklist/language/sentences.ts';
import { findPersonalData, TOKEN } from '../../../platform/privacy/personal-data.ts';
import { movedBy, type Replacement, withoutOverlaps } from '../../../platform/privacy/replacement.ts';
import type { SpokenTurn } from '../ports.ts';

/** A shorter quote could be found in any answer; what stands for a name or the like is no word of it. */
const LEAST_QUOTED_WORDS = 4;

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
export function maskAnswers(turns: readonly SpokenTurn[], { names, elsewhere }: Known): MaskedAnswer[] {
  const answers = turns.map(({ answer }) => answer);
  const found = findPersonalData([...answers, ...elsewhere].join(BREAK), names);
  let next = 0;
  return turns.map((turn) => {
    const first = next;
    const last = first + turn.answer.length;
    next = last + BREAK.length;
    const named = found
      .filter(({ start, end }) => start >= first && end <= last)
      .map((one) => movedBy(-first, one));
    return maskAnswer(turn, names, named);
  });
}

/** The answer without personal data. `named` is what is known to be personal from elsewhere. */
export function maskAnswer(
  turn: SpokenTurn,
  names: readonly string[],
  named: readonly Replacement[] = [],
): MaskedAnswer {
  return replaceIn(turn, withoutOverlaps([...findPersonalData(turn.answer, names), ...named]));
}

/** The answer with these in it; they are in order, none inside another. */
export function replaceIn(turn: SpokenTurn, replacements: readonly Replacement[]): MaskedAnswer {
  const { answer } = turn;
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

/** A quote as the candidate said it. */
export interface FoundQuote {
  readonly span: EvidenceSpan;
  /** The whole of the sentences it lies in, without personal data. */
  readonly sentence: string;
}

const marks = new Map(
  ['\'’‘‛ʼ`´"“”„«»', '-‐‑‒–—−'].flatMap((alike) =>
    [...alike].map((mark) => [mark, `[${RegExp.escape(alike)}]`]),
  ),
);

/**
 * Where a quote stands in what the candidate said: a run of whole words, whatever their case, white space, marks of
 * quotation, apostrophes, dashes and closing stop. Null where nobody said so, or where it is too short to show anything.
 */
export function findQuote(masked: MaskedAnswer, quote: string): FoundQuote | null {
  const words = quote
    .trim()
    .replace(/[.!?…,;]+["'”’]?$/u, '')
    .split(/\s+/);
  if (wordsSaid(quote) < LEAST_QUOTED_WORDS) return null;
  const pattern = words.map(folded).join(String.raw`\s+`);
  const match = new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'iu').exec(masked.text);
  if (!match) return null;
  const last = match.index + match[0].length - 1;
  const start = masked.starts[match.index] ?? 0;
  const end = masked.ends[last] ?? start;
  const { turnId, answer } = masked.turn;
  const span = { turn_id: turnId, start, end, quote: answer.slice(start, end) };
  return { span, sentence: sentenceAround(masked.text, match.index, last) };
}

const folded = (word: string) =>
  [...word].map((letter) => marks.get(letter) ?? RegExp.escape(letter)).join('');

function sentenceAround(text: string, first: number, last: number): string {
  const within = sentencesOf(text).filter(
    ({ words }) => (words[0]?.start ?? 0) <= last && (words.at(-1)?.end ?? 0) > first,
  );
  const start = Math.min(first, within[0]?.words[0]?.start ?? first);
  return text.slice(start, Math.max(last + 1, within.at(-1)?.words.at(-1)?.end ?? 0));
}

/** How many words of a quote are the candidate's: neither a mark alone nor what stands in the place of another. */
function wordsSaid(quote: string): number {
  const said = quote.replaceAll(TOKEN, ' ').split(/\s+/);
  return said.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

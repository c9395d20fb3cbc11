import type { CitedMoment, CodeResult, Rating, ScorecardDraft } from '../../../openapi/gen/types.gen.ts';
import { findOwnNames } from '../../platform/privacy/own-names.ts';
import { findPersonalData } from '../../platform/privacy/personal-data.ts';
import { withoutOverlaps } from '../../platform/privacy/replacement.ts';
import { type MaskedAnswer, maskAnswer, maskAnswers, replaceIn } from '../assessment/llm/masked-answer.ts';
import type { SpokenTurn } from '../assessment/ports.ts';

interface Said {
  readonly id: string;
  readonly isCode: boolean;
  /** As it is read where names are not hidden. */
  readonly answer: string | null;
}

/** Answers without names, by turn, with the way back to what was said. */
export type MaskedTurns = ReadonlyMap<string, MaskedAnswer>;

/** The answers of an attempt as a model would see them. */
export function maskTurns(said: readonly Said[], names: readonly string[]): MaskedTurns {
  const turnsOf = (isCode: boolean) =>
    said.flatMap((one) => (one.answer !== null && one.isCode === isCode ? [turnOf(one.answer, one.id)] : []));
  const masked = [
    ...maskAnswers(turnsOf(false), { names, elsewhere: [] }),
    ...turnsOf(true).map((turn) => maskCode(turn, names)),
  ];
  return new Map(masked.map((one) => [one.turn.turnId, one]));
}

const turnOf = (answer: string, turnId = ''): SpokenTurn => ({ turnId, prompt: '', answer });

/** What the candidate wrote elsewhere, or is asked because of what they said. */
export const maskText = (text: string, names: readonly string[]): string =>
  maskAnswer(turnOf(text), names).text;

/** Of code only the candidate's own names and addresses are taken out: much of it looks like other personal data. */
function maskCode(turn: SpokenTurn, names: readonly string[]): MaskedAnswer {
  const { answer } = turn;
  const addresses = findPersonalData(answer, names).filter(({ token }) => token === '[email]');
  return replaceIn(turn, withoutOverlaps([...addresses, ...findOwnNames(answer, names)]));
}

/** How code ran, without them in any of its texts. */
export function maskResult(code: CodeResult, names: readonly string[]): CodeResult {
  return JSON.parse(JSON.stringify(code), (_key, value: unknown) =>
    typeof value === 'string' ? maskCode(turnOf(value), names).text : value,
  ) as CodeResult;
}

/** Where in what was said a place of the answer without names lies; undefined where there is no such place. */
function placeSaid({ starts, ends }: MaskedAnswer, { start, end }: Place): Place | undefined {
  const from = starts[start];
  const to = ends[end - 1];
  return from === undefined || to === undefined || start >= end ? undefined : { start: from, end: to };
}

/** Where in the answer without names a place of what was said lies, with all of a name that it touches. */
function placeMasked({ text, starts, ends }: MaskedAnswer, { start, end }: Place): Place {
  const from = ends.findIndex((last) => last > start);
  const behind = starts.findIndex((first) => first >= end);
  return { start: Math.max(from, 0), end: behind < 0 ? text.length : behind };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A draft that was written over answers without names, with its moments in what was said. */
export function draftOverSaid(draft: ScorecardDraft, turns: MaskedTurns): ScorecardDraft {
  const moment = (one: CitedMoment): CitedMoment => {
    const { turn_id: turnId = '', start, end } = one;
    const masked = turns.get(turnId);
    if (!masked || start === undefined || end === undefined) return one;
    // A place that is not there stays one.
    return { ...one, ...(placeSaid(masked, { start, end }) ?? { start: end, end: start }) };
  };
  const ratings = draft.ratings.map((rating) => ({ ...rating, moments: rating.moments.map(moment) }));
  return { ...draft, ratings };
}

/** Ratings as they stand over answers without names. */
export function maskRatings(ratings: readonly Rating[], turns: MaskedTurns): Rating[] {
  return ratings.map((rating) => ({
    ...rating,
    citations: rating.citations.map((citation) => {
      const { turn_id: turnId, start, end } = citation;
      const masked = turns.get(turnId ?? '');
      if (!masked || start === null || end === null) return citation;
      const place = placeMasked(masked, { start, end });
      return { ...citation, ...place, quote: masked.text.slice(place.start, place.end) };
    }),
  }));
}

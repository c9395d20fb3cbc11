import type { HiringReview, Rating, Scorecard } from '../../../../openapi/gen/types.gen.ts';
import {
  engineQuotes,
  engineWords,
  findingOf,
  isParted,
  scoresOf,
  spreadOf,
} from '../../../capabilities/hiring/parting.ts';
import { overallWords, scoreWords } from '../../../capabilities/hiring/rating-words.ts';

interface FoundCell {
  readonly words: string;
  /** What it rests on, each once. */
  readonly said: readonly string[];
}

/** A competency, or the whole, with a cell for each rater and one for the engine. */
export interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly FoundCell[];
  readonly spread: number | null;
  readonly isParted: boolean;
}

/** What was found in an attempt, competency by competency, and at last as a whole. */
export function foundRows({ team: rated, engine, competencies }: HiringReview): FoundRow[] {
  const team = rated ?? [];
  const rows = competencies.map(({ _id: id, name }) => {
    const finding = findingOf(engine, id);
    const { quotes, missing } = engineQuotes(engine, id);
    const said = [...quotes.map(quoted), ...missing.map((words) => `Missing: ${words}`)];
    const of = [team, id, finding?.assessment?.score ?? null] as const;
    return {
      id,
      name,
      cells: [...scoresOf(team, id).map(ratedCell), { words: engineWords(finding), said }],
      spread: spreadOf(...of),
      isParted: isParted(...of),
    };
  });
  const whole = { id: '', name: 'Overall', spread: null, isParted: false };
  return [...rows, { ...whole, cells: [...team.map(overallCell), { words: '–', said: [] }] }];
}

const quoted = (words: string) => `“${words}”`;

const ratedCell = (rating: Rating | undefined): FoundCell => ({
  words: rating?.score === null ? 'N/A' : scoreWords(rating?.score),
  said: [
    ...new Set(
      (rating?.citations ?? []).map(({ quote, question_number: number }) =>
        quote === null ? `Question ${number}` : quoted(quote),
      ),
    ),
  ],
});

const overallCell = ({ overall, reason, is_independent: isBefore }: Scorecard): FoundCell => ({
  words: overall ? overallWords[overall] : '–',
  said: [...(isBefore ? [] : ['Rated after seeing results']), ...(reason ? [reason] : [])],
});

import type {
  CitedMoment,
  HiringReview,
  OverallRating,
  Scorecard,
  ScorecardDraft,
} from '../../../openapi/gen/types.gen.ts';

/** What somebody says of one competency so far; `undefined` while there is no score. */
export interface Rating {
  readonly score?: number | null | undefined;
  readonly moments: readonly CitedMoment[];
}

/** A scorecard while it is written. */
export interface Draft {
  readonly ratings: Readonly<Record<string, Rating>>;
  readonly overall: OverallRating | null;
  readonly reason: string;
}

const unrated: Rating = { moments: [] };

export const ratingOf = ({ ratings }: Draft, competencyId: string): Rating =>
  ratings[competencyId] ?? unrated;

/** What was saved last. */
export function draftOf(saved: Scorecard | null): Draft {
  const ratings = (saved?.ratings ?? []).map(({ competency_id, score, citations }) => {
    const moments = citations.map(({ question_number, turn_id, start, end, mark_position }) => ({
      question_number,
      ...(turn_id !== null && start !== null && end !== null && { turn_id, start, end }),
      ...(mark_position !== undefined && { mark_position }),
    }));
    return [competency_id, { score, moments }] as const;
  });
  return {
    ratings: Object.fromEntries(ratings),
    overall: saved?.overall ?? null,
    reason: saved?.reason ?? '',
  };
}

/** As the API takes it: what was neither rated nor cited is left out. */
export function bodyOf({ ratings, overall, reason }: Draft): ScorecardDraft {
  return {
    ratings: Object.entries(ratings).flatMap(([competency_id, { score, moments }]) =>
      score === undefined && moments.length === 0
        ? []
        : [{ competency_id, ...(score !== undefined && { score }), moments: [...moments] }],
    ),
    overall,
    reason,
  };
}

export const withRating = (draft: Draft, competencyId: string, change: Partial<Rating>): Draft => ({
  ...draft,
  ratings: { ...draft.ratings, [competencyId]: { ...ratingOf(draft, competencyId), ...change } },
});

/** Whether one moment is another or holds it. */
const covers = (one: CitedMoment, other: CitedMoment) =>
  one.question_number === other.question_number &&
  one.turn_id === other.turn_id &&
  one.mark_position === other.mark_position &&
  (one.start ?? 0) <= (other.start ?? 0) &&
  (one.end ?? 0) >= (other.end ?? 0);

export const isCited = ({ moments }: Rating, moment: CitedMoment): boolean =>
  moments.some((one) => covers(one, moment));

/** Cites a moment for a competency in place of those within it, or no longer what holds it. */
export function toggled(draft: Draft, competencyId: string, moment: CitedMoment): Draft {
  const { moments } = ratingOf(draft, competencyId);
  const others = moments.filter((one) => !covers(one, moment));
  return withRating(draft, competencyId, {
    moments:
      others.length < moments.length ? others : [...moments.filter((one) => !covers(moment, one)), moment],
  });
}

/** The words of a moment, or the question it is. */
export function wordsOf(
  { question_number: number, turn_id: turnId, start, end, mark_position: position }: CitedMoment,
  { questions, live }: Pick<HiringReview, 'questions' | 'live'>,
): string {
  const mark = live?.marks.find((one) => one.position === position);
  if (mark) return `“${mark.text}”`;
  const turn = questions[number - 1]?.turns.find(({ _id }) => _id === turnId);
  return turn?.answer && start !== undefined && end !== undefined
    ? `“${turn.answer.slice(start, end)}”`
    : `Question ${number}`;
}

/** What still keeps it from being submitted, in the order of the screen. */
export function missingIn(draft: Draft, competencies: HiringReview['competencies']): string[] {
  return [
    ...competencies.flatMap(({ _id, name }) => {
      const { score, moments } = ratingOf(draft, _id);
      if (score === undefined) return [`Rate ${name}`];
      const needsWords = score !== null && score >= 3;
      const isTied = needsWords
        ? moments.some((one) => one.turn_id ?? one.mark_position)
        : moments.length > 0;
      return isTied ? [] : [needsWords ? `Cite words for ${name}` : `Cite a question for ${name}`];
    }),
    ...(draft.overall ? [] : ['Choose overall']),
    ...(draft.reason.trim() ? [] : ['Give a reason']),
  ];
}

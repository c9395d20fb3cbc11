import type { CitedMoment, FieldProblem, Rating, ScorecardDraft } from '../../../openapi/gen/types.gen.ts';
import type { Mark } from './mark-rules.ts';

/** What a scorecard is held against: the attempt that it rates. */
export interface Rated {
  readonly competencyIds: readonly string[];
  /** How many were asked. */
  readonly questions: number;
  readonly turns: readonly {
    readonly id: string;
    readonly questionNumber: number;
    readonly answer: string | null;
  }[];
  /** One's own, of a live interview. */
  readonly marks: readonly Mark[];
}

/** From this score on a rating rests on words; below, a question may show that they are missing. */
const LOWEST_WITH_WORDS = 3;

/** What of a draft is about nothing in the attempt; empty where it can be saved. */
export function draftProblems({ ratings }: ScorecardDraft, rated: Rated): FieldProblem[] {
  const ids = ratings.map(({ competency_id: id }) => id);
  return ratings.flatMap(({ competency_id, moments }, index) => {
    const problem = (message: string) => [{ field: `ratings.${index}`, message }];
    if (!rated.competencyIds.includes(competency_id))
      return problem('This interview has no such competency.');
    if (ids.indexOf(competency_id) < index) return problem('Rate each competency once.');
    return moments.every((moment) => isThere(moment, rated)) ? [] : problem('There is no such moment.');
  });
}

/** What keeps a draft from being submitted, beside that. */
export function submissionProblems(
  { ratings, overall, reason }: ScorecardDraft,
  rated: Rated,
): FieldProblem[] {
  const unrated = rated.competencyIds.filter(
    (id) => !ratings.some(({ competency_id, score }) => competency_id === id && score !== undefined),
  );
  return [
    ...unrated.map((id) => ({ field: `ratings.${id}`, message: 'Rate it, or choose Not assessed.' })),
    ...ratings.flatMap(({ competency_id: id, score, moments }) => {
      if (score === undefined) return [];
      const field = `ratings.${id}`;
      if (moments.length === 0) return [{ field, message: 'Cite at least one moment.' }];
      const needsWords = score !== null && score >= LOWEST_WITH_WORDS;
      return needsWords && !moments.some(isOfWords)
        ? [{ field, message: 'Cite the words it rests on.' }]
        : [];
    }),
    ...(overall ? [] : [{ field: 'overall', message: 'Choose one.' }]),
    ...(reason.trim() ? [] : [{ field: 'reason', message: 'Give a reason.' }]),
  ];
}

const isOfWords = ({ turn_id: turnId, mark_position: position }: CitedMoment) =>
  turnId !== undefined || position !== undefined;

function isThere(moment: CitedMoment, rated: Rated): boolean {
  const { question_number: number, turn_id: turnId, start, end, mark_position: position } = moment;
  if (number > rated.questions) return false;
  if (position !== undefined) {
    const isMarked = rated.marks.some((mark) => mark.position === position && mark.questionNumber === number);
    return isMarked && turnId === undefined && start === undefined && end === undefined;
  }
  if (turnId === undefined) return start === undefined && end === undefined;
  const turn = rated.turns.find(({ id, questionNumber }) => id === turnId && questionNumber === number);
  if (!turn?.answer || start === undefined || end === undefined) return false;
  return start < end && end <= turn.answer.length;
}

/** Ratings with the words they cite. */
export function ratingsWithQuotes({ ratings }: ScorecardDraft, { turns, marks }: Rated): Rating[] {
  return ratings.map(({ competency_id, score, moments }) => ({
    competency_id,
    ...(score !== undefined && { score }),
    citations: moments.map(({ question_number, turn_id = null, start = null, end = null, mark_position }) => {
      const place = { question_number, turn_id, start, end };
      if (mark_position !== undefined) {
        const quote = marks.find(({ position }) => position === mark_position)?.text ?? null;
        return { ...place, mark_position, quote };
      }
      const answer = turns.find(({ id }) => id === turn_id)?.answer ?? '';
      const quote = start === null || end === null ? null : answer.slice(start, end);
      return { ...place, quote };
    }),
  }));
}

interface Seen {
  /** Whether one has submitted a scorecard of one's own. */
  readonly hasSubmitted: boolean;
  readonly choseToSee: boolean;
  /** Raters who have submitted. */
  readonly submitted: number;
  readonly needed: number;
  /** Whether one is asked to rate it, or sees it for that alone. */
  readonly isRater: boolean;
}

/** Whether somebody sees what others and the engine found (`hiring.md` rule 1). */
export function isRevealed({ hasSubmitted, choseToSee, submitted, needed, isRater }: Seen): boolean {
  return hasSubmitted || choseToSee || (!isRater && submitted >= needed);
}

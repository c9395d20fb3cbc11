import type { liveEvents } from '../../platform/database/schema/index.ts';

/** What an interviewer marked in a live interview, under the question that was on the screen. */
export interface Mark {
  readonly position: number;
  readonly questionNumber: number;
  readonly text: string;
}

type Happened = Pick<
  typeof liveEvents.$inferSelect,
  'position' | 'kind' | 'userId' | 'text' | 'questionNumber' | 'rating'
>;

/** Somebody's marks; one before the first question counts for that. */
export function marksOf(events: readonly Happened[], userId: string): Mark[] {
  let shown = 1;
  return events.flatMap(({ kind, userId: by, text, questionNumber, rating, position }) => {
    if (kind === 'question') shown = questionNumber ?? shown;
    if (kind !== 'mark' || by !== userId) return [];
    const words = [text, rating && `(${rating}/5)`].filter(Boolean).join(' ');
    return [{ position, questionNumber: shown, text: words }];
  });
}

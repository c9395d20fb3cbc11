import type { TurnRow } from '../interviews/session/session-state.ts';

/** The core question that was asked last by a moment, from 1; null before the first. */
export function questionAt(
  turns: readonly Pick<TurnRow, 'askedAt' | 'questionNumber' | 'outcome'>[],
  at: Date,
): number | null {
  const asked = turns.filter(({ askedAt, outcome }) => outcome !== 'unasked' && askedAt <= at);
  return asked.length > 0 ? Math.max(...asked.map(({ questionNumber }) => questionNumber)) : null;
}

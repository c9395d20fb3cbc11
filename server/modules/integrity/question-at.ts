import type { TurnRow } from '../interviews/session/session-state.ts';

type Asked = Pick<TurnRow, 'askedAt' | 'position' | 'questionNumber' | 'outcome'>;

/** The turn that was asked last by a moment; null before the first. */
export function turnAt<Turn extends Asked>(turns: readonly Turn[], at: Date): Turn | null {
  const asked = turns.filter(({ askedAt, outcome }) => outcome !== 'unasked' && askedAt <= at);
  return asked.toSorted((a, b) => b.position - a.position)[0] ?? null;
}

/** Its core question, from 1. */
export function questionAt(turns: readonly Asked[], at: Date): number | null {
  return turnAt(turns, at)?.questionNumber ?? null;
}

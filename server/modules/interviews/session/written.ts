import { hasKey, questionOf, type SessionState } from './session-state.ts';

/** All that a candidate wrote or said in a session: what was pasted for it, and every answer in words. */
export function writtenIn({ interview, turns }: Pick<SessionState, 'interview' | 'turns'>): string[] {
  const inWords = turns.filter(({ questionNumber }) => !hasKey(questionOf(interview, questionNumber)));
  return [interview.jobDescription, ...inWords.map(({ answer }) => answer)].filter((text) => text !== null);
}

import type { Step } from '../session/session-machine.ts';
import type { TurnRow } from '../session/session-state.ts';
import { withTurn } from '../session/turns.ts';

const explanation =
  'This is what a machine made of a recording that it hardly understood, so it was not looked at. It does not count against you.';

/** The step that took an answer; with the outcome `poor_audio` where that was hardly understood and not corrected. */
export function withPoorAudio(step: Step, turn: TurnRow, poorTranscripts: readonly string[]): Step {
  if ('refused' in step || turn.outcome !== null) return step;
  const closed = step.turns.find(({ id }) => id === turn.id);
  if (!closed?.answer || !isPoorAudio(closed.answer, poorTranscripts)) return step;
  return withTurn(step, { ...closed, outcome: 'poor_audio', insufficientReason: null, explanation });
}

/** Whether an answer is nothing but what was hardly understood, as the machine wrote it, whatever its blanks. */
export function isPoorAudio(answer: string, poorTranscripts: readonly string[]): boolean {
  const longestFirst = poorTranscripts
    .map(folded)
    .filter((transcript) => transcript !== '')
    .toSorted((a, b) => b.length - a.length);
  const all = folded(answer);
  const rest = longestFirst.reduce((text, transcript) => text.replaceAll(transcript, ''), all);
  return rest !== all && rest.trim() === '';
}

function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

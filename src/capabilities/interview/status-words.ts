/** What became of an answer, by the outcome of its turn or by what was made of it: one word wherever it is told. */
export const statusNames = {
  answered: 'Answered',
  insufficient: 'Could not be used',
  poor_audio: 'Hardly understood',
  skipped: 'Skipped',
  interrupted: 'Interrupted',
  unasked: 'Not asked',
  /** Looked at, and nothing of it counts. */
  not_counted: 'Not counted',
  /** The AI found no words on which a score could rest. */
  no_evidence: 'Not scored',
  /** No reply of the AI could be used. */
  not_judged: 'Not judged',
  needs_human: 'Waits for a person',
} as const;

export type AnswerStatus = keyof typeof statusNames;

/** How many answers that became of: "2 skipped", "1 waits for a person". */
export function statusCount(status: AnswerStatus, count: number): string {
  if (status === 'needs_human') return `${count} ${count === 1 ? 'waits' : 'wait'} for a person`;
  return `${count} ${statusNames[status].toLowerCase()}`;
}

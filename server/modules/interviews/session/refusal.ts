const sentences = {
  not_started: 'Start the session first.',
  already_started: 'This session has already been started.',
  closed: 'The deadline for starting this interview has passed.',
  ended: 'This session has ended.',
  not_evaluated: 'This session hasn’t been evaluated yet.',
  time_up: 'The time of this session is up. What you wrote is kept.',
  abandoned: 'This session ended after seven days without activity.',
  not_begun: 'This practice wasn’t started within a day, so it ended. Start a new one.',
  open_elsewhere: 'This interview is open elsewhere. Take over to continue here.',
  turn_closed: 'This question is closed, so its answer can’t be changed.',
  no_feedback: 'There’s no feedback to continue from.',
  no_retries: 'You’ve used all retries for this question. Continue with the next one.',
  no_option: 'Choose one of the options.',
  no_code: 'Write the function first, or choose Skip.',
  no_function: 'The function that the question asks for is missing.',
} as const;

export type RefusalReason = keyof typeof sentences;

/** What the state of a session does not allow, as a value: the caller may still have to store the state. */
export interface Refusal {
  readonly refused: RefusalReason;
}

/** The answer is none to its question: whoever gave it can mend it. */
const ofAnswer: readonly RefusalReason[] = ['no_option', 'no_code', 'no_function'];

export const isOfAnswer = ({ refused }: Refusal): boolean => ofAnswer.includes(refused);

export function refuse(reason: RefusalReason): Refusal {
  return { refused: reason };
}

/** The sentence for the person whose action was refused. */
export function refusalSentence({ refused }: Refusal): string {
  return sentences[refused];
}

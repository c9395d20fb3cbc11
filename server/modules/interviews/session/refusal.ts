const sentences = {
  not_started: 'Start the session first.',
  already_started: 'This session has already been started.',
  closed: 'The deadline for starting this interview has passed.',
  ended: 'This session has ended.',
  not_evaluated: 'This session has not been evaluated yet.',
  time_up: 'The time of this session is up. What you had written is kept.',
  abandoned: 'This session ended because nothing happened in it for seven days.',
  not_begun: 'This practice was not begun within a day, so it was given up. Set up a new one.',
  open_elsewhere: 'This interview is open in another place. Take over to go on here.',
  turn_closed: 'This question is closed; its answer can no longer be changed.',
  no_feedback: 'There is no feedback to go on from in this session now.',
  no_retries: 'This question was retried as often as it can be. Go on with the next one.',
  no_option: 'Choose among the options of this question.',
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

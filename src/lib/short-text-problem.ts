/** The longest name, company or title of the contract. */
const MAX_LENGTH = 120;

/** What is wrong with a short text as typed, or nothing; `whenEmpty` is said where there is none. */
export function shortTextProblem(typed: string, whenEmpty: string): string | undefined {
  const { length } = typed.trim();
  if (length === 0) return whenEmpty;
  return length > MAX_LENGTH ? `Use at most ${MAX_LENGTH} characters.` : undefined;
}

/** What is wrong with a person's name as typed, or nothing. */
export const nameProblem = (typed: string): string | undefined => shortTextProblem(typed, 'Enter your name.');

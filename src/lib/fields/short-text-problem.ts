/** The longest name, company or title of the contract. */
const MAX_LENGTH = 120;

/** Scripts in which names are spelt with zero-width joiners and non-joiners. */
const joining = 'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Orya Sinh Syrc Taml Telu'
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const joiner = String.raw`[\u200c\u200d]`;

/** What the contract's format `visible-text` refuses: controls, fillers, marks of no width but a joiner within a word. */
const INVISIBLE = new RegExp(
  String.raw`(?!${joiner})[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?<![${joining}])${joiner}|${joiner}(?![${joining}])`,
  'u',
);

/** What is wrong with a text that holds characters nobody can see, or nothing; the server says it alike. */
export const invisibleProblem = (text: string): string | undefined =>
  INVISIBLE.test(text) ? 'Remove invisible characters.' : undefined;

/** What is wrong with a short text as typed, or nothing; `whenEmpty` is said where there is none. */
export function shortTextProblem(typed: string, whenEmpty: string): string | undefined {
  const text = typed.trim();
  if (text === '') return whenEmpty;
  if (text.length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters.`;
  return invisibleProblem(text);
}

/** What is wrong with a person's name as typed, or nothing. */
export const nameProblem = (typed: string): string | undefined => shortTextProblem(typed, 'Enter your name.');

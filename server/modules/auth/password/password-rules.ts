const MIN_LENGTH = 12;
const MAX_LENGTH = 1024;

/** With fewer letters of its own, a password consists of the name or the address. */
const OWN_LETTERS = 4;

const COMMON = 'This password is commonly used or has been leaked. Choose another one.';

/** Whom the password is for, and the list of those that guessing tries first. */
export interface PasswordContext {
  readonly fullName: string;
  readonly email: string;
  readonly isCommon: (password: string) => Promise<boolean>;
}

/** What is wrong with a new password in one sentence, or null. Any characters may be mixed or not. */
export async function passwordProblem(password: string, context: PasswordContext): Promise<string | null> {
  const length = [...password].length;
  if (length < MIN_LENGTH) return `Use at least ${MIN_LENGTH} characters.`;
  if (length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters.`;
  if (await context.isCommon(password)) return COMMON;
  if (isMadeOf(password, personalWords(context)))
    return 'Do not make the password of your name or email address.';
  return null;
}

function personalWords({ fullName, email }: PasswordContext): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [
    fullName,
    ...fullName.split(/\s+/),
    email,
    local,
    ...local.split(/[._+-]/),
    domain.split('.')[0] ?? '',
  ];
  return words
    .map(lettersAndDigits)
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = lettersAndDigits(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && rest.replace(/\d/g, '').length < OWN_LETTERS;
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

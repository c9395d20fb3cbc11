import { lettersAndDigits, type PersonalWords, wordsOf } from './personal-words.ts';

/** The contract's limits of `Registration.password`, counted in characters. */
const passwordLength = { min: 12, max: 1024 } as const;

/** With fewer letters of its own, a password consists of the name or the address. */
const ownLetters = 4;

/** Why the server would not take this password, or null; the server also knows a longer list of common ones. */
export function passwordRefusal(password: string, personal: PersonalWords): string | null {
  const length = [...password].length;
  if (length === 0) return 'Choose a password.';
  if (length < passwordLength.min) {
    return `Use at least ${passwordLength.min} characters; ${passwordLength.min - length} to go.`;
  }
  if (length > passwordLength.max) return `Use at most ${passwordLength.max} characters.`;
  if (isMadeOf(password, personal)) return 'Do not make the password of your name or email address.';
  return null;
}

/** Whether next to nothing is left once the own name and address are taken out. */
function isMadeOf(password: string, personal: PersonalWords): boolean {
  const plain = lettersAndDigits(password);
  const rest = wordsOf(personal).reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && rest.replace(/\d/g, '').length < ownLetters;
}

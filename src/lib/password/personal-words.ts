/** What the person typed about themselves in the same form; a password made of it is easy to guess. */
export interface PersonalWords {
  fullName: string;
  email: string;
}

/** Words of a name and an address that are long enough to be searched for; the longest first. */
export function wordsOf({ fullName, email }: PersonalWords): string[] {
  const [local = '', domain = ''] = email.split('@');
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

/** The text in lower case, without spaces and signs. */
export function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

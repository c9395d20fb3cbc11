/** Whether a text has no letter that only looks like a Latin one, or belongs to another script. */
export function isInLatinLetters(text: string): boolean {
  return !/(?![\p{Script=Latin}µ])\p{L}/u.test(text);
}

/** The text as it reads: wide and accented letters as plain ones, so that a word is found however it is written. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

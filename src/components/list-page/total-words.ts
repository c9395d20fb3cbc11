/** Beyond it a list says how many there are at least. */
const MOST_TOLD = 10_000;

/** How many rows a list has, e.g. "1,204" or "10,000+". */
export const totalWords = (total: number): string =>
  total > MOST_TOLD ? `${MOST_TOLD.toLocaleString('en-US')}+` : total.toLocaleString('en-US');

/** The same with what they are. */
export const countOf = (total: number, [one, several]: readonly [string, string]): string =>
  total === 1 ? `1 ${one}` : `${totalWords(total)} ${several}`;

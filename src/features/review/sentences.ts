/** A sentence of an answer, by its place in UTF-16 code units. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** The sentences of an answer without the blanks between them; lines end one, too. */
export function sentencesOf(answer: string): Sentence[] {
  return [...answer.matchAll(/[^.!?\n]+[.!?]*["”’)]*/g)].flatMap(({ 0: text, index }) => {
    const start = index + (text.length - text.trimStart().length);
    const end = index + text.trimEnd().length;
    return start < end ? [{ start, end }] : [];
  });
}

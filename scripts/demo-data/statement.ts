/** Where the second sentence of an answer stands, or its only one: what somebody cites who rates it. */
export function statementOf(answer: string): { readonly start: number; readonly end: number } {
  const sentences = [...answer.matchAll(/[^.!?]+[.!?]*/g)];
  const [first, second] = sentences;
  const cited = second ?? first;
  const text = cited?.[0] ?? answer;
  const start = (cited?.index ?? 0) + (text.length - text.trimStart().length);
  return { start, end: start + text.trim().length };
}

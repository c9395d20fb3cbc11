import type { Report } from '../../../../openapi/gen/types.gen.ts';

/** A sentence of an answer that counted as evidence. */
export interface Quote {
  readonly text: string;
  readonly question: number;
}

/** What the candidate said that was found to be evidence, each once. */
export function quotesOf({ questions }: Pick<Report, 'questions'>): Quote[] {
  const quotes = questions.flatMap(({ number, checklist, assessment }) => {
    const items = checklist?.items.filter(({ found }) => found) ?? [];
    const spans = [...items.flatMap(({ evidence }) => evidence), ...(assessment?.evidence ?? [])];
    return spans.map(({ quote }) => ({ text: quote.trim(), question: number }));
  });
  // A quote within a longer one says nothing of its own.
  return quotes.filter(
    ({ text }, index) =>
      text !== '' &&
      !quotes.some(
        (other, at) => at !== index && other.text.includes(text) && (other.text !== text || at < index),
      ),
  );
}

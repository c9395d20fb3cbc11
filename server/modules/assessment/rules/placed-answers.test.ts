import { describe, expect, it } from 'vitest';
import type { QuestionType } from '../../../content/question-bank.ts';
import type { EvidenceSpan } from '../../../gen/types/types.gen.ts';
import { imaginedPlaces } from '../answers/placed/imagined-places.fixture.ts';
import { toldPlaces } from '../answers/placed/told-places.fixture.ts';
import { bicycleQuestion, judge } from '../judging-bank.fixture.ts';

const headings = { context: 's', action: 'a', result: 'r' } as const;

/** A stretch of an answer under the letters of its headings; in capitals it has to be found. */
interface Place {
  readonly letters: string;
  readonly start: number;
  readonly end: number;
}

/** "{A I called him} and he came" without its marks, and where they stood. */
function readMarks(marked: string): { readonly text: string; readonly places: readonly Place[] } {
  let text = '';
  const places: Place[] = [];
  for (const [all, letters, words] of marked.matchAll(/\{([SAR]+) ([^}]*)\}|[^{]+/gi)) {
    const start = text.length;
    text += words ?? all;
    if (letters) places.push({ letters, start, end: text.length });
  }
  return { text, places };
}

/** How much of what is shown under a heading belongs there, and in how many answers it shows something that does. */
function measure(answers: readonly string[], type: QuestionType, check: keyof typeof headings) {
  const counts = { shown: 0, right: 0, answers: 0, found: 0 };
  const question = { ...bicycleQuestion, type, prompt: 'Tell me how you dealt with something of this kind.' };
  for (const { text, places } of answers.map(readMarks)) {
    const evidence = judge(question, text)?.items.find((item) => item.check === check)?.evidence ?? [];
    const allowed = places.filter(({ letters }) => letters.toLowerCase().includes(headings[check]));
    const right = evidence.filter((span) => allowed.some((place) => overlap(span, place)));
    const isThere = allowed.some(({ letters }) => letters.includes(headings[check].toUpperCase()));
    counts.shown += evidence.length;
    counts.right += right.length;
    counts.answers += isThere ? 1 : 0;
    counts.found += isThere && right.length > 0 ? 1 : 0;
  }
  return { precision: counts.right / counts.shown, recall: counts.found / counts.answers };
}

const overlap = (span: EvidenceSpan, place: Place) => span.start < place.end && place.start < span.end;

describe('what is shown under each heading', () => {
  it.each<[type: QuestionType, check: keyof typeof headings, precision: number, recall: number]>([
    ['behavioural', 'context', 0.97, 0.97],
    ['behavioural', 'action', 0.94, 0.97],
    ['behavioural', 'result', 0.95, 0.85],
    ['situational', 'context', 0.97, 0.9],
    ['situational', 'action', 0.94, 0.97],
    ['situational', 'result', 0.97, 0.88],
  ])('%s, %s: belongs there', (type, check, precision, recall) => {
    const measured = measure(type === 'behavioural' ? toldPlaces : imaginedPlaces, type, check);
    expect(measured.precision, 'of what is shown').toBeGreaterThanOrEqual(precision);
    expect(measured.recall, 'of the answers that have it').toBeGreaterThanOrEqual(recall);
  });
});

/** The five checks of the evidence checklist. */
export type Check = 'context' | 'action' | 'result' | 'specifics' | 'concepts';

interface Passage {
  text: string;
  check?: Check;
}

interface Finding {
  check: Check;
  label: string;
  /** What would have shown it; null where it was found. */
  missing: string | null;
}

/** A question of the bank, by its id there. */
export const sampleQuestion = {
  id: 'software-03',
  prompt: 'Tell me about the hardest bug you have tracked down. How did you find its cause?',
};

/** An invented answer; of the spans that the checklist marks in it, those that do not overlap. */
export const samplePassages: readonly Passage[] = [
  { text: 'Last March our checkout page froze for one customer in 200', check: 'context' },
  { text: ', and nobody could make it happen on purpose. ' },
  { text: 'I compared the timestamps in the log with our last 14 deploys', check: 'action' },
  { text: '. I suspected a ' },
  { text: 'race condition', check: 'concepts' },
  { text: ', because ' },
  { text: 'two requests', check: 'specifics' },
  { text: ' wrote the same cart at the same moment, and ' },
  { text: 'I put a lock around the write', check: 'action' },
  { text: '.' },
];

/** What the checklist says of that answer. */
export const sampleFindings: readonly Finding[] = [
  { check: 'context', label: 'The situation', missing: null },
  { check: 'action', label: 'What you did yourself', missing: null },
  {
    check: 'result',
    label: 'What came of it',
    missing: 'A sentence on how it ended, or what was different afterwards.',
  },
  { check: 'specifics', label: 'Numbers, dates and names of things', missing: null },
  { check: 'concepts', label: 'What this question is about', missing: null },
];

import { expect, test } from 'vitest';
import type { Checklist, EvidenceSpan } from '../../../openapi/gen/types.gen.ts';
import { withValidQuotes } from './quotes.ts';

const turns = [
  { turnId: 'core', prompt: 'Why?', answer: 'I read 😀 the logs.' },
  { turnId: 'more', prompt: 'And?', answer: 'It was 5 ms.' },
];

function checklist(evidence: EvidenceSpan[]): Checklist {
  const mark = { label: 'What you did', found: true, evidence };
  return {
    found: 1,
    of: 1,
    items: [{ ...mark, check: 'action', missing: null }],
    concepts: [{ ...mark, _id: 'logs' }],
  };
}

test.each<[string, EvidenceSpan, boolean]>([
  ['exactly said', { turn_id: 'core', start: 0, end: 6, quote: 'I read' }, true],
  ['after an emoji, counted in UTF-16', { turn_id: 'core', start: 10, end: 18, quote: 'the logs' }, true],
  ['in a follow-up', { turn_id: 'more', start: 7, end: 11, quote: '5 ms' }, true],
  ['in another turn', { turn_id: 'more', start: 0, end: 6, quote: 'I read' }, false],
  ['in no turn', { turn_id: 'gone', start: 0, end: 6, quote: 'I read' }, false],
  ['beside it', { turn_id: 'core', start: 1, end: 7, quote: 'I read' }, false],
  ['with another case', { turn_id: 'core', start: 0, end: 6, quote: 'I Read' }, false],
  ['of nothing', { turn_id: 'core', start: 3, end: 3, quote: '' }, false],
  ['counted from the end', { turn_id: 'more', start: -3, end: -1, quote: 'ms' }, false],
])('a quote %s', (_what, span, valid) => {
  const checked = withValidQuotes(checklist([span]), turns);
  expect(checked).toMatchObject({
    found: valid ? 1 : 0,
    items: [{ found: valid, evidence: valid ? [span] : [] }],
    concepts: [{ found: valid }],
  });
  expect(checked.items[0]?.missing === null).toBe(valid);
});

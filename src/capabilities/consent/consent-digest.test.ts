import { expect, it } from 'vitest';
import { agreedText, consentDigest } from './consent-digest.ts';

const consent = (title: string, isGiven: boolean | null) => ({
  title,
  decision: isGiven === null ? null : { is_given: isGiven, decided_at: '2026-11-22T09:00:00Z' },
});

it.each([
  [[], 'You agreed to no notes.'],
  [[consent('Camera', false), consent('Microphone', null)], 'You agreed to no notes.'],
  [
    [consent('Notes', true), consent('Camera', true), consent('Microphone', false)],
    'You agreed to “Notes” and “Camera”: what is noted and who sees it stands in the invitation.',
  ],
])('%j → %s', (consents, text) => expect(agreedText(consents)).toBe(text));

it.each([
  [true, 2, 'Whether the microphone is on. This records nothing.'],
  [true, 0, /though nothing is spoken in it/],
  [false, 2, /though nothing is spoken in it/],
])('the microphone, where it is %j that %i questions in words can be recorded', (can_record, words, text) => {
  const integrity = {
    signals: ['device_interrupted' as const],
    camera: 'none' as const,
    may_decline_signals: true,
  };
  const question_kinds = { words, choices: 1, code: 0 };
  expect(consentDigest('microphone', { integrity, question_kinds, can_record })).toMatch(text);
});

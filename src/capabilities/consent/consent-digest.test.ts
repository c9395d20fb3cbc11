import { expect, it } from 'vitest';
import { consentDigest } from './consent-digest.ts';

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

import { expect, it } from 'vitest';
import { agreedText } from './consent-digest.ts';

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

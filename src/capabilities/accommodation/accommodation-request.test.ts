import { describe, expect, it } from 'vitest';
import type { InterviewAccommodations } from '../../../openapi/gen/types.gen.ts';
import {
  accommodationProblem,
  accommodationText,
  grantedText,
  initialRequest,
  requestText,
} from './accommodation-request.ts';

describe('accommodations', () => {
  const nothing = { extra_time_percent: 0, text_only: false, pauses: false } as const;
  const asked = { extra_time_percent: 25, text_only: false, pauses: true } as const;
  const decided: InterviewAccommodations = {
    state: 'waiting',
    requested: asked,
    note: 'A quiet hour.',
    requested_at: '2026-11-21T12:00:00Z',
    granted: nothing,
    decided_at: null,
  };

  it.each([
    [nothing, null],
    [{ ...nothing, text_only: true }, 'text only'],
    [asked, '25% extra time and breaks away from the screen'],
  ])('%j → %s', (accommodation, text) => expect(accommodationText(accommodation)).toBe(text));

  it.each([
    [{ ...nothing, note: ' ' }, 'Choose what you need, or describe it in the note.'],
    [{ ...nothing, note: 'A reader.' }, null],
    [{ ...asked, note: '' }, null],
    [{ ...asked, note: 'x'.repeat(1001) }, 'Too long by 1 character.'],
  ])('can be asked for or not: %#', (request, problem) =>
    expect(accommodationProblem(request)).toBe(problem),
  );

  it('that wait can be changed; those decided on are asked for anew', () => {
    expect(initialRequest(decided)).toEqual({ ...asked, note: 'A quiet hour.' });
    expect(initialRequest({ ...decided, state: 'decided' })).toEqual({ ...nothing, note: '' });
  });

  it('begin with what was wished once for all, but only before the first request', () => {
    const wishes = { ...asked, note: 'A reader.' };
    const first = { ...decided, state: 'none', requested: null, note: null } as const;
    expect(initialRequest(first, wishes)).toBe(wishes);
    expect(initialRequest(first)).toEqual({ ...nothing, note: '' });
    expect(initialRequest(decided, wishes).note).toBe('A quiet hour.');
    expect(initialRequest({ ...decided, state: 'decided' }, wishes).note).toBe('');
  });
});

it('what was asked for in own words alone, and what was granted of nothing, are said as such', () => {
  const none = { extra_time_percent: 0, text_only: false, pauses: false } as const;
  expect([requestText(none), grantedText(none)]).toEqual(['what your note says', 'nothing beyond the usual']);
});

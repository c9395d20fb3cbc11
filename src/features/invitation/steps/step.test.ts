import { expect, it } from 'vitest';
import type { ConsentText, InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { stepNamed, whereLeft } from './step.ts';

type Prepared = Parameters<typeof whereLeft>[0];

const consents = (...decided: (boolean | null)[]) =>
  decided.map((isGiven) => ({
    decision: isGiven === null ? null : { is_given: isGiven, decided_at: '2026-11-21T12:00:00Z' },
  })) as ConsentText[];

const accommodations = (state: 'none' | 'waiting') => ({ state }) as InvitedInterview['accommodations'];

const interview = (change: Partial<Prepared>): Prepared => ({
  waits_for: 'attempt',
  session_id: null,
  consents: consents(null, null),
  accommodations: accommodations('none'),
  ...change,
});

it.each<[string, Partial<Prepared>, string]>([
  ['nothing was done', {}, 'expect'],
  ['one of two was decided', { consents: consents(false, null) }, 'choices'],
  ['something was asked for', { accommodations: accommodations('waiting') }, 'choices'],
  ['all is decided', { consents: consents(true, false) }, 'ready'],
  ['what is required was declined', { consents: consents(false, true), waits_for: 'declined' }, 'choices'],
  ['nothing is to be decided', { consents: [] }, 'expect'],
  ['nothing is to be decided, and it was opened', { consents: [], session_id: 'session' }, 'ready'],
  ['an attempt is open', { waits_for: 'open_attempt', session_id: 'session' }, 'ready'],
])('where %s, it goes on from there', (_what, change, id) => {
  expect(whereLeft(interview(change)).id).toBe(id);
});

it('an address names one of the steps or none', () => {
  expect([stepNamed('choices')?.name, stepNamed('else'), stepNamed(null)]).toEqual([
    'Your choices',
    undefined,
    undefined,
  ]);
});

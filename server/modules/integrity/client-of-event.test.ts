import { expect, it } from 'vitest';
import { moment } from '../interviews/session/session-state.fixture.ts';
import { isOfLeftPage } from './client-of-event.ts';

interface Case {
  /** Seconds, as all that follow. */
  readonly from: number;
  readonly to?: number;
  readonly told: number;
  readonly drafts?: readonly number[];
  readonly answers?: readonly number[];
  readonly active?: string | null;
  readonly client?: string | null;
}

const turn = (draft: number | null, answer: number | null) => ({
  draftSavedAt: draft === null ? null : moment(draft),
  closedAt: answer === null ? null : moment(answer),
});

function isLeft({ from, to, told, drafts = [], answers = [], ...clients }: Case): boolean {
  const { active = 'the-phone', client = 'the-laptop' } = clients;
  const turns = [...drafts.map((at) => turn(at, null)), ...answers.map((at) => turn(null, at))];
  const event = { at: moment(from), durationMs: to === undefined ? null : (to - from) * 1000 };
  return isOfLeftPage({ session: { activeClient: active }, turns }, event, { client, now: moment(told) });
}

it.each<[string, boolean, Case]>([
  ['where the attempt goes on', false, { from: 100, to: 120, told: 123, client: 'the-phone' }],
  [
    'where the attempt was left and no other page took it',
    false,
    { from: 100, to: 120, told: 123, active: null },
  ],
  ['from a page that does not say which it is', false, { from: 100, to: 120, told: 123, client: null }],
  ['at once, where the attempt does not go on', true, { from: 100, to: 120, told: 123 }],
  ['at once, without a duration', true, { from: 100, told: 103 }],
  [
    'late, and ended before anything was written elsewhere',
    false,
    { from: 100, to: 120, told: 400, answers: [300] },
  ],
  [
    'late, with something answered elsewhere in its time',
    true,
    { from: 100, to: 380, told: 400, answers: [300] },
  ],
  [
    'late, with something typed elsewhere in its time',
    true,
    { from: 100, to: 380, told: 400, drafts: [200] },
  ],
  ['late, with something typed at its very end', true, { from: 100, to: 200, told: 400, drafts: [200] }],
  [
    'late, right after its page had stored what was typed',
    false,
    { from: 100, to: 380, told: 400, drafts: [101] },
  ],
  ['late, with everything written before it', false, { from: 100, to: 380, told: 400, answers: [40, 90] }],
  ['late, without a duration', false, { from: 100, told: 400, answers: [300] }],
])('told %s: %s', (_how, expected, given) => expect(isLeft(given)).toBe(expected));

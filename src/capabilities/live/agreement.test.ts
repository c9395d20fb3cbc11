import { expect, it } from 'vitest';
import type { LiveEvent, LivePlace, LivePresent } from '../../../openapi/gen/types.gen.ts';
import { agreedAt } from './agreement.ts';

const media = { microphone: true, camera: false, screen: false, hand: false };
const here = (id: string, place: LivePlace = 'room'): LivePresent => ({
  person_id: id,
  device_id: id,
  place,
  is_connected: true,
  media,
});
const said = (position: number, id: string, kind: LiveEvent['kind']): LiveEvent => ({
  position,
  kind,
  person_id: id,
  at: '2026-01-05T10:00:00.000Z',
  text: '',
  question_number: null,
  rating: null,
});

it('stands while everybody in the room agrees, and anew after each change of mind', () => {
  const events = [said(1, 'zoe', 'agreed'), said(2, 'ann', 'chat')];
  const both = [here('zoe'), here('ann')];
  expect(agreedAt('recording', events, both, 'zoe')).toBeNull();
  events.push(said(3, 'ann', 'agreed'), said(4, 'ann', 'chat'));
  expect(agreedAt('recording', events, both, 'zoe')).toBe(3);
  expect(agreedAt('recording', events, [...both, here('bob', 'lobby')], 'zoe')).toBe(3);
  expect(agreedAt('recording', events, [...both, here('bob')], 'zoe')).toBeNull();
  events.push(said(5, 'ann', 'disagreed'));
  expect(agreedAt('recording', events, both, 'zoe')).toBeNull();
  events.push(said(6, 'ann', 'agreed'));
  expect(agreedAt('recording', events, both, 'zoe')).toBe(6);
  expect(agreedAt('recording', events, both, 'bob')).toBeNull();
});

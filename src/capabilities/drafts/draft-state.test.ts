import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../openapi/gen/types.gen.ts';
import {
  acceptedRemote,
  answerMaxLength,
  type DraftState,
  joined,
  kept,
  keptLocal,
  openDraft,
  saveStatus,
  sendDelay,
  sendFailed,
  sendStarted,
  sendStored,
  storable,
  typed,
} from './draft-state.ts';
import type { StoredDraft } from './draft-storage.ts';

const local = (text: string, revision: number, savedAt = '2026-01-01T10:00:00Z'): StoredDraft => ({
  userId: 'u',
  sessionId: 's',
  turnId: 't',
  text,
  revision,
  savedAt,
});
const server = (text: string, revision: number, saved_at = '2026-01-01T10:00:00Z'): Draft => ({
  text,
  revision,
  saved_at,
});
const empty = openDraft(null, null);
const ofCode = openDraft(null, null, (text) => Math.max(0, text.length - 2 * answerMaxLength));

describe('openDraft takes the newer of device and server', () => {
  it.each([
    ['neither', null, null, '', false],
    ['only the device', local('here', 3), null, 'here', true],
    ['only the server', null, server('there', 3), 'there', false],
    ['a higher revision on the device', local('here', 4), server('there', 3), 'here', true],
    ['a higher revision on the server', local('here', 3), server('there', 4), 'there', false],
    [
      'the same revision, the device later',
      local('here', 3, '2026-01-01T10:00:05Z'),
      server('there', 3),
      'here',
      true,
    ],
    [
      'the same revision, the server later',
      local('here', 3),
      server('there', 3, '2026-01-01T10:00:05Z'),
      'there',
      false,
    ],
    ['the same text in both', local('same', 3), server('same', 3), 'same', false],
    ['a text that was deleted on the device', local('', 4), server('there', 3), '', true],
  ] as const)('%s', (_case, ofDevice, ofServer, text, mustBeSent) => {
    const state = openDraft(ofDevice, ofServer);
    expect(state.text).toBe(text);
    expect(sendDelay(state) !== null).toBe(mustBeSent);
  });

  const unsent = (text: string, revision: number, unanswered: string[] = []): StoredDraft => ({
    ...local(text, revision),
    unanswered,
  });

  it.each([
    ['on the same text', unsent('here', 4), server('there', 4)],
    ['on the same text, and more often there', unsent('here', 4), server('there', 9)],
  ] as const)('leaves the choice to a person where both wrote %s', (_case, ofDevice, ofServer) => {
    const state = openDraft(ofDevice, ofServer);
    expect(state).toMatchObject({ text: 'here', hasConflict: true });
    expect(sendDelay(state)).toBeNull();
    expect(storable(state)).toMatchObject({ text: 'here', unanswered: [] });
  });

  it('goes on with its own where the server has what was sent last and not heard of', () => {
    const state = openDraft(unsent('here and more', 4, ['here']), server('here', 4));
    expect(state).toMatchObject({ text: 'here and more', base: 4, hasConflict: false });
    expect(sendDelay(state)).not.toBeNull();
  });

  it('outranks what the server holds, so that the server takes it', () => {
    const state = openDraft(local('here', 3, '2026-01-01T10:00:05Z'), server('there', 3));
    expect(state.revision).toBe(4);
  });
});

describe('saveStatus', () => {
  const changed = typed(empty, 'a');
  const sending = sendStarted(changed);
  it.each<[string, DraftState, string]>([
    ['nothing typed', empty, 'empty'],
    ['typed', changed, 'saving'],
    ['on its way', sending, 'saving'],
    ['stored', sendStored(sending, 'a', server('a', 1)), 'saved'],
    ['failed, on this device', kept(sendFailed(sending), 1), 'kept'],
    ['failed, nowhere', sendFailed(sending), 'at-risk'],
    ['failed, on this device, typed again', typed(kept(sendFailed(sending), 1), 'ab'), 'at-risk'],
    ['too long', typed(empty, 'a'.repeat(answerMaxLength + 1)), 'too-long'],
    [
      'as long as it may be in emojis, each of which is one',
      typed(empty, '🙂'.repeat(answerMaxLength)),
      'saving',
    ],
    ['too long by one emoji', typed(empty, '🙂'.repeat(answerMaxLength + 1)), 'too-long'],
    ['long, but of code', typed(ofCode, 'a'.repeat(2 * answerMaxLength)), 'saving'],
    ['too long for code', typed(ofCode, 'a'.repeat(2 * answerMaxLength + 1)), 'too-long'],
  ])('%s → %3$s', (_case, state, status) => expect(saveStatus(state)).toBe(status));
});

describe('sendStored', () => {
  const sending = sendStarted(typed(empty, 'a'));

  it('goes on with what was typed meanwhile', () => {
    const state = sendStored(typed(sending, 'ab'), 'a', server('a', 1));
    expect(saveStatus(state)).toBe('saving');
    expect(sendDelay(state)).not.toBeNull();
  });

  it('is content when another device typed the same', () => {
    expect(saveStatus(sendStored(sending, 'a', server('a', 7)))).toBe('saved');
  });

  it('sends nothing once another device has a newer text', () => {
    const state = sendStored(typed(sending, 'ab'), 'a', server('there', 7));
    expect(state).toMatchObject({ text: 'ab', hasConflict: true });
    expect(sendDelay(state)).toBeNull();
  });
});

it('is kept as unanswered until the server has it', () => {
  const sending = sendStarted(typed(openDraft(null, server('', 3)), 'a'));
  expect(storable(typed(sending, 'ab'))).toEqual({ text: 'ab', revision: 4, unanswered: ['a'] });
  expect(storable(sendStored(sending, 'a', server('a', 4)))).toEqual({ text: 'a', revision: 4 });
});

describe('between the texts of two devices', () => {
  const remote = server('there', 7);
  const overtaken = sendStored(sendStarted(typed(empty, 'here')), 'here', remote);

  it('goes on with the other one', () => {
    const state = acceptedRemote(overtaken, remote);
    expect(state).toMatchObject({ text: 'there', revision: 7, savedRevision: 7, hasConflict: false });
    expect(saveStatus(state)).toBe('saved');
    expect(typed(state, 'there and here').revision).toBe(8);
  });

  it('goes on with its own, as the newer one', () => {
    const state = keptLocal(overtaken, remote);
    expect(state).toMatchObject({ text: 'here', revision: 8, savedRevision: 7, hasConflict: false });
    expect(sendDelay(state)).not.toBeNull();
  });

  it('goes on with both, the other one first, as the newer text', () => {
    const state = joined(overtaken, remote);
    expect(state).toMatchObject({ text: 'there\n\nhere', savedRevision: 7, base: 7, hasConflict: false });
    expect(state.revision).toBeGreaterThan(7);
    expect(sendDelay(state)).not.toBeNull();
  });

  it.each([
    ['there \n\n', '\nhere', 'there\n\nhere'],
    ['', 'here', 'here'],
    ['there', '  ', 'there'],
  ])('of %j and %j leaves one empty line at most: %j', (there, here, both) => {
    const sent = sendStarted(typed(empty, here));
    const of = server(there, 7);
    expect(joined(sendStored(sent, here, of), of).text).toBe(both);
  });

  it('has nothing to choose where there is one', () => {
    expect(acceptedRemote(empty, remote)).toBe(empty);
    expect(keptLocal(empty, remote)).toBe(empty);
    expect(joined(empty, remote)).toBe(empty);
  });
});

describe('sendDelay', () => {
  it('never has two saves under way', () => {
    expect(sendDelay(typed(sendStarted(typed(empty, 'a')), 'ab'))).toBeNull();
  });

  it('waits longer after every failure, and not for ever', () => {
    let state = typed(empty, 'a');
    const delays = Array.from({ length: 8 }, () => {
      state = sendFailed(sendStarted(state));
      return sendDelay(state);
    });
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('does not send what the server must refuse', () => {
    expect(sendDelay(typed(empty, 'a'.repeat(answerMaxLength + 1)))).toBeNull();
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { completeness, newRecording, type PartRow, placeOf, type RecordingRow } from './recording.ts';
import { sounds, webm } from './sound.fixture.ts';

const at = new Date(0);

function stored(parts: readonly number[] = [], change: Partial<RecordingRow> = {}) {
  const identity = { id: 'recording', sessionId: 'session', turnId: 'turn', recordingAttempt: 1 };
  const recording = { ...newRecording(identity, 'audio/webm', at), ...change };
  const rows = parts.map(
    (bytes, index): PartRow => ({
      recordingId: 'recording',
      number: index + 1,
      digest: digestOf(webm),
      bytes,
    }),
  );
  return { recording, parts: rows };
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url');
const part = (number: number, bytes = webm) => ({ number, bytes, digest: digestOf(bytes) });
const large = Buffer.alloc(limits.part_bytes + 1);

describe('a part', () => {
  test.each([
    ['the first', stored(), part(1), 'next'],
    ['the one after', stored([5]), part(2, Buffer.from('more')), 'next'],
    ['the same again', stored([5, 5]), part(1), 'known'],
    ['the same again after the end', stored([5], { state: 'transcribed' }), part(1), 'known'],
    ['others under a known number', stored([5]), part(1, Buffer.from('other')), 'other_part'],
    ['one too early', stored([5]), part(3), 'part_missing'],
    ['more after the end', stored([5], { state: 'transcribing' }), part(2), 'finished'],
    ['nothing', stored([5]), part(2, Buffer.alloc(0)), 'empty_part'],
    ['one byte too many', stored([5]), part(2, large), 'part_too_large'],
    ['one part too many', stored(Array(limits.parts).fill(1)), part(limits.parts + 1), 'too_many_parts'],
    ['one byte too many in all', stored([limits.bytes]), part(2, Buffer.from('x')), 'too_large'],
    ['the last byte', stored([limits.bytes - 1]), part(2, Buffer.from('x')), 'next'],
    ['another container', stored(), part(1, sounds['audio/ogg']), 'other_container'],
    ['a page', stored(), part(1, Buffer.from('<!doctype html>')), 'other_container'],
  ] as const)('%s', (_what, found, sent, place) => {
    expect(placeOf(found, sent)).toBe(place);
  });
});

describe('the end', () => {
  test.each([
    ['with all parts', stored([5, 5]), 2, 4, 'complete'],
    ['with a part missing', stored([5]), 2, 4, 'parts_missing'],
    ['with a part too many', stored([5, 5]), 1, 4, 'parts_missing'],
    ['a moment too late', stored([5]), 1, limits.seconds + 10, 'complete'],
    ['far too late', stored([5]), 1, limits.seconds + 60, 'too_long'],
    ['again', stored([5], { state: 'transcribed' }), 1, 4, 'known'],
    ['again with other parts', stored([5], { state: 'failed' }), 2, 4, 'finished_otherwise'],
  ] as const)('%s', (_what, found, parts, durationSeconds, verdict) => {
    expect(completeness(found, { parts, durationSeconds })).toBe(verdict);
  });
});

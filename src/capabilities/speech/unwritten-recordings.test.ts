import { expect, it } from 'vitest';
import type { Recording } from '../../../openapi/gen/types.gen.ts';
import { unwrittenRecordings } from './unwritten-recordings.ts';

const words = 'I read the logs and fixed the query.';
const recordingAttempt = (change: Partial<Recording>) => ({ _id: 'r', turn_id: 't', ...change }) as Recording;
const written = { transcript: words, written_at: '2026-01-01T10:00:00Z' };
const waiting = { transcript: null, written_at: null };

it.each<[string, Partial<Recording>, string, string | null, boolean]>([
  ['is written down', { state: 'transcribing', ...waiting }, 'Typed.', null, true],
  ['could not be written down', { state: 'failed', ...waiting }, 'Typed.', '2026-01-01T11:00:00Z', true],
  [
    'nobody put into the answer',
    { state: 'transcribed', ...written },
    'Typed.',
    '2026-01-01T09:59:00Z',
    true,
  ],
  ['nobody had typed beside', { state: 'transcribed', ...written }, '', null, true],
  ['is in the answer', { state: 'transcribed', ...written }, `Typed.\n${words}`, null, false],
  ['was taken out again', { state: 'transcribed', ...written }, 'Typed.', '2026-01-01T10:01:00Z', false],
  ['was hardly understood', { state: 'poor_audio', ...written }, 'Typed.', '2026-01-01T10:01:00Z', true],
  ['did not arrive', { state: 'uploading', received_parts: 0, ...waiting }, 'Typed.', null, false],
  ['arrived in part', { state: 'uploading', received_parts: 2, ...waiting }, 'Typed.', null, true],
  ['belongs to another question', { turn_id: 'u', state: 'failed', ...waiting }, 'Typed.', null, false],
])('a recording that %s', (_what, change, text, savedAt, expected) => {
  const found = unwrittenRecordings([recordingAttempt(change)], 't', { text, savedAt });
  expect(found).toHaveLength(expected ? 1 : 0);
});

it.each<[string, Partial<Recording>, boolean]>([
  ['is written down', { state: 'transcribing', ...waiting }, true],
  ['could not be written down', { state: 'failed', ...waiting }, true],
  ['nobody put into the answer', { state: 'transcribed', ...written }, true],
  ['was hardly understood and said again', { state: 'poor_audio', ...written }, false],
])('an earlier recording that %s', (_what, change, expected) => {
  const last = recordingAttempt({ _id: 'last', state: 'transcribing', ...waiting });
  const found = unwrittenRecordings([recordingAttempt(change), last], 't', { text: 'Typed.', savedAt: null });
  expect(found.map(({ _id }) => _id)).toEqual([...(expected ? ['r'] : []), 'last']);
});

it('an earlier recording is gone on with where the last one is in the answer', () => {
  const before = recordingAttempt({ _id: 'before', state: 'failed', ...waiting });
  const last = recordingAttempt({ state: 'transcribed', ...written });
  expect(unwrittenRecordings([before, last], 't', { text: words, savedAt: null })).toEqual([before]);
});

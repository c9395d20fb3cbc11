import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import type { Recording } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { knownRecordings } from './known-recordings.ts';
import type { KeptRecording } from './recording-storage.ts';

export const keptRecording = (change: Partial<KeptRecording> = {}): KeptRecording => ({
  userId: 'anna',
  sessionId: 's',
  turnId: 't',
  id: 'r1',
  contentType: 'audio/webm',
  startedAt: '2026-01-01T10:00:00Z',
  seconds: 0,
  serverId: null,
  isFinished: false,
  ...change,
});

const emptyRecording: Recording = {
  _id: 'on-server',
  turn_id: 't',
  recording_attempt: 1,
  state: 'uploading',
  message: null,
  content_type: 'audio/webm',
  received_parts: 0,
  bytes: 0,
  duration_seconds: null,
  transcript: null,
  segments: [],
  word_count: null,
  begun_at: '2026-01-01T10:00:00Z',
  finished_at: null,
  written_at: null,
};

export const offline = () => new ApiError({ kind: 'network', title: '', text: '' });
export const refusal = (status: number, text: string) =>
  new ApiError({ kind: 'http', status, title: '', text });

/** A server that takes recordings as the contract says, and remembers what it was sent. */
export function recordingServer() {
  const parts: string[] = [];
  /** Thrown by every call but removals, before anything is done. */
  const fault: { now?: Error | undefined } = {};
  let now: Recording = emptyRecording;
  const is = (change: Partial<Recording>) => {
    now = { ...now, ...change };
    return now;
  };
  const reply = (act: () => Recording) => {
    if (fault.now) throw fault.now;
    return act();
  };
  const put = (number: number, bytes: string) => {
    const known = parts[number - 1];
    if (known === undefined ? number !== parts.length + 1 : known !== bytes)
      throw refusal(409, 'Other bytes.');
    parts[number - 1] = bytes;
    return is({ received_parts: parts.length });
  };
  return {
    parts,
    fault,
    is,
    begin: vi.fn(async (_recording: KeptRecording) => reply(() => now)),
    look: vi.fn(async (_id: string) => reply(() => now)),
    putPart: vi.fn(async (_id: string, number: number, part: Blob) => {
      const bytes = await part.text();
      return reply(() => put(number, bytes));
    }),
    finish: vi.fn(async (_id: string, _parts: number, _seconds: number | null) =>
      reply(() => is({ state: 'transcribing', finished_at: '2026-01-01T10:01:00Z' })),
    ),
    transcribeAgain: vi.fn(async (_id: string) => reply(() => is({ state: 'transcribing' }))),
    abort: vi.fn(),
    known: knownRecordings(new QueryClient(), 's'),
    discard: vi.fn(async (_id: string) => {}),
  };
}

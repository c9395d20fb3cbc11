// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { discardRecording, submitAnswer } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { createMemoryDraftStorage } from '../../../capabilities/drafts/memory-draft-storage.ts';
import { deviceRecordings } from '../../../capabilities/speech/recording/indexed-db-recording-storage.ts';
import { keptRecording } from '../../../capabilities/speech/recording/recording.fixture.ts';
import { StoresProvider } from '../../../stores/context.tsx';
import type { RootStore } from '../../../stores/root-store.ts';
import { useAnswerSender } from './use-answer-sender.ts';

const ended = { _id: 's', status: 'completed' } as Session;

vi.mock(import('../../../api/gen/sdk.gen.ts'), async (original) => {
  const submitAnswer = vi.fn(async () => ({ data: ended }));
  const discardRecording = vi.fn(async () => ({}));
  return {
    ...(await original()),
    submitAnswer: submitAnswer as never,
    discardRecording: discardRecording as never,
  };
});

const stores = { auth: { isAuthenticated: true } } as unknown as RootStore;
/** One for all renders, as the page has it. */
const storage = createMemoryDraftStorage();

afterEach(cleanup);

const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <StoresProvider stores={stores}>{children}</StoresProvider>
  </QueryClientProvider>
);

it('an answer that is stored has this device forget what was recorded for it', async () => {
  const recordings = await deviceRecordings();
  await recordings.put(keptRecording({ id: 'of-it' }));
  await recordings.put(keptRecording({ id: 'of-another', turnId: 'u' }));
  const { result } = renderHook(() => useAnswerSender('anna', 's', storage), {
    wrapper: Providers,
  });
  const answer = { userId: 'anna', sessionId: 's', turnId: 't', text: 'typed' };
  await result.current.sender.submit({ ...answer, idempotencyKey: 'k', queuedAt: '2026-01-01T10:00:00Z' });
  await vi.waitFor(async () =>
    expect((await recordings.list('anna')).map(({ id }) => id)).toEqual(['of-another']),
  );
});

describe('a recording that was given up with an answer', () => {
  const answer = { userId: 'anna', sessionId: 's', turnId: 't', text: 'typed', idempotencyKey: 'k' };
  const given = { ...answer, queuedAt: '2026-01-01T10:00:00Z', removedRecording: 'on-server' };
  const failure = (status: number) => new ApiError({ kind: 'http', status, title: '', text: '' });
  const submitted = async (failed?: ApiError) => {
    vi.mocked(submitAnswer).mockClear();
    const removal = vi.mocked(discardRecording).mockClear();
    if (failed) removal.mockRejectedValueOnce(failed);
    const { result } = renderHook(() => useAnswerSender('anna', 's', storage), {
      wrapper: Providers,
    });
    await result.current.sender.submit(given);
    return result.current.sender;
  };

  it.each([undefined, failure(404), failure(409)])(
    'is removed before that is stored (%s)',
    async (failed) => {
      const sender = await submitted(failed);
      expect(sender.waiting).toBeNull();
      const [removedAt = 0] = vi.mocked(discardRecording).mock.invocationCallOrder;
      const [storedAt = 0] = vi.mocked(submitAnswer).mock.invocationCallOrder;
      expect([removedAt > 0, removedAt < storedAt]).toEqual([true, true]);
    },
  );

  it('has the answer wait where it cannot be removed, and is removed with the next attempt', async () => {
    const sender = await submitted(failure(503));
    expect(sender).toMatchObject({ waiting: { text: 'typed' }, reason: 'server' });
    expect(submitAnswer).not.toHaveBeenCalled();
    await sender.drain();
    expect(sender.waiting).toBeNull();
    expect(vi.mocked(discardRecording).mock.calls).toHaveLength(2);
    expect(submitAnswer).toHaveBeenCalledOnce();
  });
});

it('a session that ended is taken also where this device cannot forget it', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const forgotten: string[] = [];
  // A spy would take the rejection for itself.
  const removeSession = (_userId: string, sessionId: string) => {
    forgotten.push(sessionId);
    return Promise.reject(new DOMException('closed', 'InvalidStateError'));
  };
  const storage = { ...createMemoryDraftStorage(), removeSession };
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <StoresProvider stores={stores}>{children}</StoresProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useAnswerSender('anna', 's', storage), { wrapper });
  result.current.take(ended);
  await waitFor(() =>
    expect(queries.getQueryData(getSessionQueryKey({ path: { session_id: 's' } }))).toBe(ended),
  );
  expect(forgotten).toEqual(['s']);
  // A rejection is called unhandled once all that was due is done.
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});

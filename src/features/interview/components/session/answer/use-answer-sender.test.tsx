// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getSessionQueryKey } from '../../../../../api/gen/@tanstack/react-query.gen.ts';
import type { Session } from '../../../../../api/gen/types.gen.ts';
import { StoresProvider } from '../../../../../stores/context.tsx';
import type { RootStore } from '../../../../../stores/root-store.ts';
import { createMemoryDraftStorage } from '../../../drafts/memory-draft-storage.ts';
import { deviceRecordings } from '../../../speech/recording/indexed-db-recording-storage.ts';
import { keptRecording } from '../../../speech/recording/recording.fixture.ts';
import { useAnswerSender } from './use-answer-sender.ts';

const ended = { _id: 's', status: 'completed' } as Session;

vi.mock(import('../../../../../api/gen/sdk.gen.ts'), async (original) => {
  const submitAnswer = vi.fn(async () => ({ data: ended }));
  return { ...(await original()), submitAnswer: submitAnswer as never };
});

const stores = { auth: { isAuthenticated: true } } as unknown as RootStore;

it('an answer that is stored has this device forget what was recorded for it', async () => {
  const recordings = await deviceRecordings();
  await recordings.put(keptRecording({ id: 'of-it' }));
  await recordings.put(keptRecording({ id: 'of-another', turnId: 'u' }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <StoresProvider stores={stores}>{children}</StoresProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useAnswerSender('anna', 's', createMemoryDraftStorage()), { wrapper });
  const answer = { userId: 'anna', sessionId: 's', turnId: 't', text: 'typed' };
  await result.current.sender.handIn({ ...answer, idempotencyKey: 'k', queuedAt: '2026-01-01T10:00:00Z' });
  await vi.waitFor(async () =>
    expect((await recordings.list('anna')).map(({ id }) => id)).toEqual(['of-another']),
  );
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

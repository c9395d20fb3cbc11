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
import { useAnswerSender } from './use-answer-sender.ts';

const ended = { _id: 's', status: 'completed' } as Session;

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
  const stores = { auth: { isAuthenticated: true } } as unknown as RootStore;
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

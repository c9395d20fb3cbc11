// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Recording } from '../../../openapi/gen/types.gen.ts';
import type { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { useRecordingsFromElsewhere } from './use-recordings-from-elsewhere.ts';

const recordingAttempt = {
  _id: 'r',
  turn_id: 't',
  state: 'transcribed',
  transcript: 'I read the logs.',
} as Recording;

function openTurn(recordedTurns: string[]) {
  const items = [{ ...recordingAttempt, written_at: '2026-01-01T10:00:00Z' }];
  const queries = new QueryClient();
  vi.spyOn(queries, 'fetchQuery').mockResolvedValue({ items });
  const continueWith = vi.fn(async (_find: () => Promise<readonly Recording[]>) => {});
  const spoken = { continueWith } as Partial<SpokenAnswer> as SpokenAnswer;
  const keeper = { text: '', savedAt: null as string | null };
  const { rerender } = renderHook(
    (recorded_turns: string[]) =>
      useRecordingsFromElsewhere(
        { recorded_turns },
        { userId: 'u', sessionId: 's', turnId: 't' },
        spoken,
        keeper as Partial<DraftKeeper> as DraftKeeper,
      ),
    {
      initialProps: recordedTurns,
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  );
  return { continueWith, keeper, queries, rerender };
}

it('what is typed before the list of recordings comes takes no words out of the answer', async () => {
  const { continueWith, keeper } = openTurn(['t']);
  Object.assign(keeper, { text: 'Typed.', savedAt: '2026-01-01T10:05:00Z' });
  const [[find] = []] = continueWith.mock.calls;
  expect((await find?.())?.map(({ _id }) => _id)).toEqual(['r']);
});

it('what was listed before another client went on is listed anew', async () => {
  const { continueWith, queries } = openTurn(['t']);
  const [[find] = []] = continueWith.mock.calls;
  await find?.();
  expect(queries.fetchQuery).toHaveBeenCalledWith(expect.objectContaining({ staleTime: 0 }));
});

it('looks for recordings only once the session says that there are any of the turn', () => {
  const { continueWith, rerender } = openTurn(['another']);
  expect(continueWith).not.toHaveBeenCalled();
  rerender(['another', 't']);
  expect(continueWith).toHaveBeenCalledTimes(1);
});

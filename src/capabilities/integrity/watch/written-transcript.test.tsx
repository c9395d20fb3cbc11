// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { AnswerEditor } from '../../../features/session/answer/answer-editor.tsx';
import { DraftKeeper } from '../../drafts/draft-keeper.ts';
import { openDraft } from '../../drafts/draft-state.ts';
import { createMemoryDraftStorage } from '../../drafts/memory-draft-storage.ts';
import type { Sighting } from './sighting.ts';
import { watchSignals } from './watch-signals.ts';

afterEach(cleanup);

it('a transcript in the answer is neither a paste nor an insertion, and what is pasted behind it is', async () => {
  const seen: Sighting[] = [];
  const stop = watchSignals(
    ['paste', 'large_insertion'],
    'session',
    (sighting) => seen.push(sighting),
    () => null,
  );
  const send = async () => Promise.reject(new Error('offline'));
  const key = { userId: 'u', sessionId: 's', turnId: 't' };
  const keeper = new DraftKeeper(key, { storage: createMemoryDraftStorage(), send }, openDraft(null, null));
  render(
    <AnswerEditor keeper={keeper} readOnly={false} error={null} inputRef={() => {}} onTyped={() => {}} />,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your answer');
  await userEvent.type(field, 'In May');
  act(() => keeper.change(`${keeper.text} ${'I read the logs. '.repeat(20)}`));
  await userEvent.type(field, 'x');
  expect([field.value.length > 300, seen]).toEqual([true, []]);
  await userEvent.paste('y'.repeat(200));
  expect(seen).toMatchObject([{ signal: 'paste', characters: 200 }]);
  await keeper.stop();
  stop();
});

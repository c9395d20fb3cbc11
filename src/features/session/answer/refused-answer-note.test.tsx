// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { RefusedAnswerNote } from './refused-answer-note.tsx';

afterEach(cleanup);

function show(text: string, turn: Partial<Turn>) {
  const key = { userId: 'u', sessionId: 's', turnId: 't', idempotencyKey: 'k' };
  const refused = { ...key, text, queuedAt: '2026-01-01T10:00:00Z', why: 'It is closed.' };
  const session = { turns: [{ _id: 't', question_number: 2, ...turn }] } as Session;
  const onDismiss = vi.fn();
  render(
    <>
      <RefusedAnswerNote refused={refused} session={session} onDismiss={onDismiss} />
      <h1 tabIndex={-1}>The open question</h1>
    </>,
  );
  return onDismiss;
}

it('names a follow-up by the question it follows', () => {
  show('mine', { kind: 'follow_up' });
  screen.getByText('Your answer to the follow-up of question 2 was not taken');
  screen.getByText('mine');
});

it('shows the words of what was chosen, not the ids that were submitted', () => {
  const options = ['First', 'Second', 'Third'].map((text, index) => ({ _id: `o${index}`, text }));
  show('o0 o2', { choices: { several: true, options } });
  expect(screen.getByText(/^First/).textContent).toBe('First\nThird');
});

it('goes when it is dismissed, and the focus goes to the question', async () => {
  const onDismiss = show('mine', {});
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The open question'));
});

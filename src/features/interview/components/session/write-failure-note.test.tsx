// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/http/api-error.ts';
import { WriteFailureNote } from './write-failure-note.tsx';

afterEach(cleanup);

it('says nothing while nothing failed', () => {
  const { container } = render(<WriteFailureNote failure={null} retry={vi.fn()} />);
  expect(container.textContent).toBe('');
});

it.each([
  ['network', undefined, 'The question was not skipped. It needs a connection, and there is none.'],
  ['timeout', undefined, 'The question was not skipped. The session is over.'],
  ['session-expired', 401, 'The question was not skipped. Authentication expired.'],
  ['http', 409, 'The question was not skipped. The session is over.'],
] as const)('says at once what did not happen and why: %s', async (kind, status, text) => {
  const retry = vi.fn();
  const error = new ApiError({ kind, title: 'Error', text: 'The session is over.', status });
  render(<WriteFailureNote failure={{ action: 'skip', error }} retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(screen.queryByRole('link', { name: 'Log in in a new tab' }) !== null).toBe(status === 401);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/http/api-error.ts';
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

const offline = () => new ApiError({ kind: 'network', title: 'Error', text: 'No network.' });
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

it('asks for the next question by itself when the network is back', () => {
  const retry = vi.fn();
  render(<WriteFailureNote failure={{ action: 'next', error: offline() }} retry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('by itself when the network is back');
  comeBack();
  expect(retry).toHaveBeenCalledOnce();
});

it('leaves it to the candidate to skip after all, and says that the network is back until it fails anew', () => {
  const retry = vi.fn();
  const note = () => <WriteFailureNote failure={{ action: 'skip', error }} retry={retry} />;
  let error = offline();
  const { rerender } = render(note());
  comeBack();
  expect(screen.getByRole('alert').textContent).toContain('The question was not skipped.');
  expect(screen.getByRole('alert').textContent).toContain('a connection, which is back now');
  expect(retry).not.toHaveBeenCalled();
  error = offline();
  rerender(note());
  expect(screen.getByRole('alert').textContent).toContain('and there is none');
});

it('tries nothing again that the server refused', () => {
  const retry = vi.fn();
  const error = new ApiError({ kind: 'http', title: 'Error', text: 'The session is over.', status: 409 });
  render(<WriteFailureNote failure={{ action: 'next', error }} retry={retry} />);
  comeBack();
  expect(retry).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('The session is over.');
});

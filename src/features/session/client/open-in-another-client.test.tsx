// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import type { AnswerSender } from '../../../capabilities/drafts/answer-sender.ts';
import { OpenInAnotherClient } from './open-in-another-client.tsx';

afterEach(cleanup);

const sender = { waiting: null } as unknown as AnswerSender<Session>;

it('says that it takes a connection to take the session over', () => {
  const failure = new ApiError({ kind: 'network', title: 'Error', text: 'An unexpected error occurred.' });
  const client = { status: 'elsewhere', takingOver: false, failure, takeOver: vi.fn() } as const;
  render(<OpenInAnotherClient client={client} sender={sender} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('alert').textContent).toBe(
    'It could not be taken over. It needs a connection, and there is none. What you answered is kept.',
  );
});

// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { InterviewResult, Turn } from '../../../../openapi/gen/types.gen.ts';
import { StoresProvider } from '../../../stores/context.tsx';
import { RootStore } from '../../../stores/root-store.ts';
import { TurnCorrections } from './turn-corrections.tsx';

afterEach(cleanup);

const unused = () => Promise.reject(new Error('unused'));
const authApi = { signIn: unused, logout: unused, logoutAll: unused, status: unused };
const result = { _id: 'interview', session_id: 'session', requests: [] } as unknown as InterviewResult;
const words = { _id: 'turn', question_number: 1, answer: 'I fixed it.', code: null, choices: null };

function show(change: object) {
  const turn = { ...words, ...change } as unknown as Turn;
  render(
    <StoresProvider stores={new RootStore({ authApi })}>
      <QueryClientProvider client={new QueryClient()}>
        <TurnCorrections result={result} turn={turn} />
      </QueryClientProvider>
    </StoresProvider>,
  );
}

it.each<[string, object, boolean]>([
  ['an answer in words', {}, true],
  ['no answer', { answer: null }, false],
  ['code', { code: { languages: [] } }, false],
  ['choices', { choices: { several: false, options: [] } }, false],
])('a correction of %s is offered only where it is in words', (_case, change, isOffered) => {
  show(change);
  expect(screen.queryByText('Ask for a correction') !== null).toBe(isOffered);
});

it('a correction of a follow-up is labelled apart from that of its question', async () => {
  show({});
  show({ kind: 'follow_up' });
  for (const disclosure of screen.getAllByText('Ask for a correction')) await userEvent.click(disclosure);
  screen.getByLabelText('What your answer to question 1 should say');
  screen.getByLabelText('What your answer to question 1, follow-up, should say');
});

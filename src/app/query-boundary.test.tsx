// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { User } from '../../openapi/gen/types.gen.ts';
import { ada } from '../stores/ada.fixture.ts';
import { StoresProvider } from '../stores/context.tsx';
import { RootStore } from '../stores/root-store.ts';
import { QueryBoundary } from './query-boundary.tsx';

const bob: User = { ...ada, _id: 'bob', full_name: 'Bob' };
const unused = () => Promise.reject(new Error('not used here'));

let stores: RootStore;
let fetched: string[];
let answer: (name: string) => Promise<string>;

const signIn = (user: User) =>
  act(async () => {
    await stores.auth.signIn(async () => ({
      access_token: `T-${user._id}`,
      token_type: 'bearer',
      expires_in: 600,
      user,
    }));
  });

beforeEach(() => {
  localStorage.clear();
  fetched = [];
  answer = async (name) => `Report of ${name}`;
  stores = new RootStore({
    authApi: { signIn: (request) => request(), logout: async () => {}, logoutAll: unused, status: unused },
  });
});
afterEach(cleanup);

function Report() {
  const queryFn = () => {
    const name = stores.auth.user?.full_name ?? 'nobody';
    fetched.push(name);
    return answer(name);
  };
  return <p>{useQuery({ queryKey: ['report'], queryFn }).data}</p>;
}

const app = (isOnReport: boolean) => (
  <StoresProvider stores={stores}>
    {isOnReport ? (
      <QueryBoundary>
        <Report />
      </QueryBoundary>
    ) : (
      <p>Elsewhere</p>
    )}
  </StoresProvider>
);

test('what was fetched is still there after a screen without data', async () => {
  await signIn(ada);
  const { rerender } = render(app(true));
  await screen.findByText('Report of Ada');
  rerender(app(false));
  rerender(app(true));
  expect(screen.getByText('Report of Ada')).toBeDefined();
  expect(fetched).toEqual(['Ada']);
});

test('another user sees nothing of it, wherever the change happened', async () => {
  await signIn(ada);
  const { rerender } = render(app(true));
  await screen.findByText('Report of Ada');
  rerender(app(false));
  act(() => stores.auth.logout());
  await signIn(bob);
  rerender(app(true));
  expect(screen.queryByText('Report of Ada')).toBeNull();
  await screen.findByText('Report of Bob');
});

test('the same user starts afresh after a logout', async () => {
  await signIn(ada);
  const { rerender } = render(app(true));
  await screen.findByText('Report of Ada');
  rerender(app(false));
  act(() => stores.auth.logout());
  await signIn(ada);
  rerender(app(true));
  await screen.findByText('Report of Ada');
  expect(fetched).toEqual(['Ada', 'Ada']);
});

test('an answer that comes after the change of user is shown to nobody', async () => {
  const late = Promise.withResolvers<string>();
  answer = () => late.promise;
  await signIn(ada);
  render(app(true));
  answer = async (name) => `Report of ${name}`;
  act(() => stores.auth.logout());
  await signIn(bob);
  await screen.findByText('Report of Bob');
  await act(async () => late.resolve('Report of Ada'));
  expect(screen.queryByText('Report of Ada')).toBeNull();
});

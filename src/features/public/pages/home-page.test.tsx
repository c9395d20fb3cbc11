// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../../openapi/gen/types.gen.ts';
import type { SignInRequest } from '../../../stores/auth-store.ts';
import { StoresProvider } from '../../../stores/context.tsx';
import { RootStore } from '../../../stores/root-store.ts';
import { HomePage } from './home-page.tsx';

const jane: User = {
  _id: 'u1',
  email: 'jane@mail.example',
  full_name: 'Jane Doe',
  role: 'candidate',
  is_verified: true,
  is_active: true,
};

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

async function show(user: User | null) {
  const stores = new RootStore({
    authApi: {
      signIn: (request) => request(),
      logout: async () => undefined,
      logoutAll: async () => undefined,
      status: async () => ({ is_authenticated: false, user: null }),
    },
  });
  if (user) {
    const login: SignInRequest = async () => ({
      access_token: 't',
      token_type: 'bearer',
      expires_in: 600,
      user,
    });
    await stores.auth.signIn(login);
  }
  render(
    <MemoryRouter>
      <StoresProvider stores={stores}>
        <HomePage />
      </StoresProvider>
    </MemoryRouter>,
  );
}

const targets = () => new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')));

describe('HomePage', () => {
  it('leads a guest to register, to the login and to practice', async () => {
    await show(null);
    expect(targets()).toEqual(new Set(['/auth/register', '/auth/login', '/candidate/interviews/practice']));
  });

  it('leads somebody who is signed in to their dashboard', async () => {
    await show(jane);
    expect(targets()).toEqual(new Set(['/candidate/dashboard', '/candidate/interviews/practice']));
    expect(screen.getAllByRole('link', { name: 'Go to your dashboard' })).toHaveLength(2);
  });

  it('has one first heading and names every section by its own', async () => {
    await show(null);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Interviews that show their evidence · Candor');
    for (const name of ['How judging works', 'What we do not do', 'Begin with a practice interview']) {
      expect(screen.getByRole('region', { name })).toBeTruthy();
    }
  });

  it('marks the sample as a sample', async () => {
    await show(null);
    expect(within(screen.getByRole('figure')).getByText('Sample')).toBeTruthy();
  });
});

// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../../../api/http/api-error.ts';
import { Guarded } from '../../../../app/screen/guarded.tsx';
import { SessionEnd } from '../../../../app/session-end.tsx';
import { jane, renderPage, session } from '../../../../testing/render-page.tsx';
import { OwnerFormFailure } from './owner-form-failure.tsx';

afterEach(cleanup);

const text = 'Sign in again to do this.';
const tooLongAgo = new ApiError({
  kind: 'http',
  title: 'Access denied',
  text,
  status: 403,
  fieldErrors: [{ field: 'current_password', message: text }],
});

const area = (
  <Guarded guards={['auth']}>
    <OwnerFormFailure summary={[]} failure={tooLongAgo} />
  </Guarded>
);
const login = (
  <Guarded guards={['guest']}>
    <h1>Sign in</h1>
  </Guarded>
);

test.each([
  [
    '/candidate/settings?tab=password',
    'candidate',
    '/auth/login?next=%2Fcandidate%2Fsettings%3Ftab%3Dpassword',
  ],
  ['/admin/profile?tab=two-factor', 'admin', '/admin-login?next=%2Fadmin%2Fprofile%3Ftab%3Dtwo-factor'],
] as const)('"Sign in again" at %s comes back to it', async (url, role, loginAddress) => {
  const user = { ...jane, role };
  const pages = (
    <>
      <SessionEnd />
      <Routes>
        <Route path="/auth/login" element={login} />
        <Route path="/admin-login" element={login} />
        <Route path="*" element={area} />
      </Routes>
    </>
  );
  const { stores } = renderPage(pages, { origin: 'http://localhost', url, user });
  await stores.auth.hydrate();
  const address = () => screen.getByTestId('address').textContent;
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  await waitFor(() => expect(address()).toBe(loginAddress));
  expect(stores.auth.isAuthenticated).toBe(false);
  await stores.auth.signIn(async () => ({ ...session, user }));
  await waitFor(() => expect(address()).toBe(url));
});

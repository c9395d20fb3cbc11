// @vitest-environment happy-dom
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { configureClient } from '../../../api/client.ts';
import { StoresProvider } from '../../../stores/context.tsx';
import { RootStore } from '../../../stores/root-store.ts';
import { DashboardPage } from './dashboard-page.tsx';

afterEach(cleanup);

const unused = () => Promise.reject(new Error('unused'));

it('asks once for what cannot be had, and says so in its place and by one notification (D12)', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"detail":"Down","request_id":"r"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  Reflect.get(window, 'happyDOM').setURL(`${origin}/candidate/dashboard`);
  const stores = new RootStore({
    authApi: { signIn: unused, logout: unused, logoutAll: unused, status: unused },
  });
  configureClient({
    baseUrl: origin,
    session: {
      token: () => null,
      userId: () => null,
      refresh: async () => ({ kind: 'refused' }),
      expire: () => false,
    },
    notify: (notification) => stores.notifications.notify({ type: 'error', ...notification }),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <StoresProvider stores={stores}>
        <QueryClientProvider client={queries}>
          <DashboardPage />
        </QueryClientProvider>
      </StoresProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Your sessions could not be loaded')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(6));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(asked).toHaveLength(6);
  expect(stores.notifications.items).toMatchObject([{ title: 'Error 500', message: 'Down' }]);
  await new Promise((resolve) => server.close(resolve));
});

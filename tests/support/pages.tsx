import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { Role, Session } from '../../openapi/gen/types.gen.ts';
import { parseRuntimeConfig } from '../../src/api/runtime-config.ts';
import { createApp } from '../../src/app/create-app.tsx';
import { createAccount, type TestAccount } from './accounts.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

const openAt = (url: string) => Reflect.get(window, 'happyDOM').setURL(url);

/** The app in the window of a test, and the real server behind it. */
class Pages {
  server!: TestServer;
  /** Who is signed in. */
  account!: TestAccount;

  /** Has somebody new sit before the pages. */
  async signIn(role?: Role): Promise<TestAccount> {
    // The window asks other origins than its own for permission first.
    openAt(this.server.url);
    this.account = await createAccount(this.server, role);
    return this.account;
  }

  /** Opens the app at an address, as the browser of somebody does who is signed in. */
  async visit(path: string, { userId, role, email, accessToken } = this.account): Promise<void> {
    cleanup();
    openAt(this.server.url);
    const user = { _id: userId, email, full_name: 'Test Person', role };
    const auth = {
      user: { ...user, is_verified: true, is_active: true },
      accessToken,
      isAuthenticated: true,
    };
    window.localStorage.setItem('auth', JSON.stringify(auth));
    await this.open(path);
  }

  /** Opens the app at an address, with what the browser stored so far. */
  async open(path: string): Promise<void> {
    cleanup();
    openAt(this.server.url + path);
    const told = await this.server.app.inject('/config.json');
    const config = parseRuntimeConfig(told.json());
    const app = createApp({ ...config, apiBaseUrl: this.server.url });
    await app.prepare(window.location);
    render(app.element);
  }

  /**
   * Asks the server as the same person does elsewhere, unseen by the page, in a browser of that name; throws for
   * anything but a success.
   */
  async ask<T = Session>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    payload?: object,
    client?: string,
  ): Promise<T> {
    const headers = {
      authorization: `Bearer ${this.account.accessToken}`,
      ...(client && { 'interview-client': client }),
    };
    const reply = await this.server.app.inject({ method, url, headers, ...(payload && { payload }) });
    if (reply.statusCode >= 400) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  }
}

export type { Pages };

/**
 * Serves the app to the tests of this file; each of them finds an empty browser. Pages know what they asked for and
 * nothing of what is changed elsewhere, unless the options say that they are told.
 */
export function servePages(options?: TestServerOptions): Pages {
  const pages = new Pages();
  beforeAll(async () => {
    pages.server = await startTestServer({ tellsChanges: false, ...options });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterAll(() => pages.server.close());
  return pages;
}

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AccountSecurity, SocialProvider } from '../../../openapi/gen/types.gen.ts';
import { jane, renderPage, withQueries } from '../../testing/render-page.tsx';
import { SettingsPage } from './pages/settings-page.tsx';

interface Reply {
  status?: number;
  body?: unknown;
  /** Given only then; at once where it is absent. */
  after?: Promise<void>;
}

/** A call as the stub server received it. */
interface ReceivedCall {
  call: string;
  body: unknown;
}

/** An account with a password and nothing else. */
export const plain: AccountSecurity = {
  has_password: true,
  second_factor: {
    is_enabled: false,
    is_owed: false,
    enabled_at: null,
    email_codes: false,
    recovery_codes_left: 0,
    trusted_devices: 0,
  },
  passkeys: [],
  social_logins: [],
  email_change: null,
};

/** A refusal that names one field, as the server words it. */
export const refusal = (status: number, field: string, message: string): Reply => ({
  status,
  body: { detail: message, errors: [{ field, message }] },
});

/**
 * A real HTTP server for the calls below `/api/v1/account/`, named like `GET devices`. It gives the replies
 * of a call in their order; the last one of a GET is given again and again.
 */
export async function startStub() {
  const received: ReceivedCall[] = [];
  const replies = new Map<string, Reply[]>();
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace('/api/v1/account', '').replace(/^\//, '');
    const call = `${request.method} ${path.split('?', 1)[0]}`.trim();
    received.push({ call, body: await readBody(request) });
    const queue = replies.get(call) ?? [];
    const reply = request.method === 'GET' && queue.length === 1 ? queue[0] : queue.shift();
    const { status = 200, body, after } = reply ?? { status: 500, body: { detail: `No reply for ${call}` } };
    await after;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify({ request_id: 'r1', ...(body as object) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** What was sent with each call of that name. */
    sent: (call: string) => received.filter((one) => one.call === call).map(({ body }) => body),
    reply: (call: string, ...next: Reply[]) => void replies.set(call, next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
}

interface Visit {
  origin: string;
  tab: string;
  /** The providers that this installation is set up for. */
  socialProviders?: readonly SocialProvider[];
  /** What the server does when it is asked to end every session. */
  logoutAll?: () => Promise<void>;
}

/** Draws the settings of Jane, who is signed in, at one tab. */
export const renderSettings = ({ tab, ...visit }: Visit) =>
  renderPage(withQueries(<SettingsPage />), {
    ...visit,
    url: `/candidate/settings?tab=${tab}`,
    user: jane,
  });

import { eq } from 'drizzle-orm';
import type {
  ApplicationPage,
  HiringInterview,
  LiveInterview,
  LivePlace,
  LiveServerMessage,
  LiveSettings,
  LiveTicket,
} from '../../openapi/gen/types.gen.ts';
import { liveInterviews } from '../../server/platform/database/schema/index.ts';
import { createAccount, type TestAccount } from './accounts.ts';
import { callAs, joinWorkspace, openHiring } from './hiring.ts';
import { nurseInterview } from './hiring-interviews.ts';
import { call } from './sessions.ts';
import type { TestServer } from './test-server.ts';

/** A live interview tomorrow, with those who hold it, two and maybe further ones, and its candidate. */
export async function agreeOnLive(
  server: Pick<TestServer, 'url' | 'db'>,
  lead: TestAccount,
  settings: LiveSettings = { editor_language: 'text' },
  further = 0,
) {
  const colleague = await createAccount(server, 'recruiter');
  const others = await Promise.all(Array.from({ length: further }, () => createAccount(server, 'recruiter')));
  const candidate = await createAccount(server);
  const { workspace_id: workspaceId } = await openHiring(server, lead);
  for (const one of [colleague, ...others])
    await joinWorkspace(server, lead, one, { workspace_id: workspaceId }, 'interviewer');
  const recruit = callAs(server, lead);
  const added = { candidates: [{ full_name: 'Zoe Zett', email: candidate.email }] };
  await recruit('POST', `/workspaces/${workspaceId}/applications`, added);
  const members = {
    method: 'all' as const,
    member_ids: [lead, colleague, ...others].map(({ userId }) => userId),
  };
  const design = nurseInterview({ live: settings, reviewers: members });
  const interviews = `/workspaces/${workspaceId}/interviews`;
  const { body: interview } = await recruit<HiringInterview>('POST', interviews, design);
  const applications = `/workspaces/${workspaceId}/applications?q=zoe`;
  const { body: page } = await recruit<ApplicationPage>('GET', applications);
  const time = new Date(Date.now() + 86_400_000).toISOString();
  const wanted = { application_id: page.items[0]?._id, times: [time], minutes: 60 };
  const path = `${interviews}/${interview._id}/live-times`;
  const { body: live } = await recruit<LiveInterview>('POST', path, wanted);
  const choice = `/api/v1/interviews/live/${live._id}/choice`;
  await call(server, candidate, 'POST', choice, { starts_at: time });
  return { lead, colleague, others, candidate, live, workspaceId };
}

/** Has a live interview begin at a moment, and last an hour. */
export const beginLive = (server: Pick<TestServer, 'db'>, liveId: string, at: Date) =>
  server.db
    .update(liveInterviews)
    .set({ startsAt: at, endsAt: new Date(at.getTime() + 3_600_000) })
    .where(eq(liveInterviews.id, liveId));

const WITHIN_MS = 5000;

type Message<Type> = Extract<LiveServerMessage, { readonly type: Type }>;

/** The channel of a room, as a page has it. */
export class TestChannel {
  readonly heard: LiveServerMessage[] = [];
  readonly socket: WebSocket;
  private readonly wake = new Set<() => void>();

  constructor(server: Pick<TestServer, 'url'>, ticket: string) {
    const address = `${server.url.replace('http', 'ws')}/api/v1/interviews/live/channel`;
    this.socket = new WebSocket(address, ['candor-live', ticket]);
    this.socket.onmessage = ({ data }) => {
      this.heard.push(JSON.parse(data));
      for (const wake of this.wake) wake();
    };
  }

  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until something of a kind was told that fits. */
  async hears<Type extends LiveServerMessage['type']>(
    type: Type,
    fits: (message: Message<Type>) => boolean = () => true,
  ): Promise<Message<Type>> {
    const isIt = (one: LiveServerMessage) => one.type === type && fits(one as Message<Type>);
    const found = () => this.heard.find(isIt) as Message<Type> | undefined;
    const deadline = performance.now() + WITHIN_MS;
    while (performance.now() < deadline) {
      const message = found();
      if (message) return message;
      await new Promise<void>((resolve) => {
        this.wake.add(resolve);
        setTimeout(resolve, 100);
      });
    }
    throw new Error(`No ${type} within ${WITHIN_MS} ms but ${JSON.stringify(this.heard)}`);
  }
}

interface Entering {
  readonly place?: LivePlace;
  readonly deviceId?: string;
}

/** Opens the channel of a room, in the room. */
export async function enterLive(
  server: Pick<TestServer, 'url'>,
  who: TestAccount,
  liveId: string,
  { place = 'room', deviceId = `device-${who.userId}` }: Entering = {},
): Promise<TestChannel> {
  const body = { device_id: deviceId, place };
  const path = `/api/v1/interviews/live/${liveId}/room/tickets`;
  const { ticket } = await call<LiveTicket>(server, who, 'POST', path, body);
  const channel = new TestChannel(server, ticket);
  await channel.hears('present', ({ present }) => present.some((one) => one.person_id === who.userId));
  return channel;
}

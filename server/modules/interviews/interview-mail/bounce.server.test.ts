// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  ActivityPage,
  Application,
  ApplicationPage,
  HiringInterview,
  HiringInvitationPage,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { freezeInterview, nurseInterview } from '../../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { AddressRefused, type Mail } from '../../../platform/mail/mailer.ts';

let server: TestServer;
let recruiter: TestAccount;
let recruit: ReturnType<typeof callAs>;
const sent: Mail[] = [];

beforeAll(async () => {
  server = await startTestServer({
    mailer: {
      async deliver(mail) {
        if (mail.to.startsWith('nobody')) throw new AddressRefused('No such user');
        sent.push(mail);
      },
    },
  });
});
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  recruit = callAs(server, recruiter);
});
afterAll(() => server.close());

test('an address that refuses the mail is to be corrected, and the corrected one gets it', async () => {
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  const path = `/workspaces/${workspaceId}`;
  const candidates = [{ full_name: 'Zoe Zett', email: 'nobody@mail.example' }];
  await recruit('POST', `${path}/applications`, { candidates });
  const { body } = await recruit<ApplicationPage>('GET', `${path}/applications?q=zoe`);
  const { _id: interviewId } = await freezeInterview(server, recruiter, workspaceId);
  const invitations = `${path}/interviews/${interviewId}/invitations`;
  await recruit('POST', invitations, { application_ids: body.items.map(({ _id }) => _id) });
  const row = async () => (await recruit<HiringInvitationPage>('GET', invitations)).body.items[0];
  await vi.waitFor(async () => expect((await row())?.status).toBe('bounced'), 10_000);

  const candidateId = body.items[0]?.candidate._id ?? '';
  const candidate = () => recruit<Application>('GET', `${path}/candidates/${candidateId}`);
  expect((await candidate()).body.next_step).toMatchObject({ kind: 'fix_email', is_mine: true });
  const activity = await recruit<ActivityPage>('GET', `${path}/activity`);
  expect(activity.body.items[0]).toMatchObject({
    kind: 'mail_bounced',
    actor: null,
    change: { after: 'nobody@mail.example' },
  });
  const { body: filtered } = await recruit<HiringInvitationPage>('GET', `${invitations}?status=bounced`);
  expect(filtered.items).toHaveLength(1);

  await recruit('PATCH', `${path}/candidates/${candidateId}`, { email: 'zoe@mail.example' });
  await vi.waitFor(async () => expect((await row())?.status).toBe('sent'), 10_000);
  expect(sent.filter(({ to }) => to === 'zoe@mail.example')).toHaveLength(1);
  expect((await candidate()).body.next_step?.kind).toBe('wait_candidate');
});

test('whoever is proposed times for a live interview is invited by that mail, or it bounces', async () => {
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  const path = `/workspaces/${workspaceId}`;
  const candidates = ['nobody.live@mail.example', 'uma@mail.example'].map((email) => ({
    full_name: 'Uma Ums',
    email,
  }));
  await recruit('POST', `${path}/applications`, { candidates });
  const { body } = await recruit<ApplicationPage>('GET', `${path}/applications?q=ums`);
  const design = nurseInterview({
    live: { editor_language: 'text' },
    reviewers: { method: 'all', member_ids: [recruiter.userId] },
  });
  const interview = await recruit<HiringInterview>('POST', `${path}/interviews`, design);
  const live = `${path}/interviews/${interview.body._id}`;
  for (const [at, { _id: application_id }] of body.items.entries()) {
    const times = [new Date(Date.now() + (at + 2) * 86_400_000).toISOString()];
    await recruit('POST', `${live}/live-times`, { application_id, times, minutes: 45 });
  }
  const statuses = async () => {
    const { items } = (await recruit<HiringInvitationPage>('GET', `${live}/invitations`)).body;
    return items.map(({ candidate, status }) => `${candidate.email} ${status}`).sort();
  };
  await vi.waitFor(
    async () =>
      expect(await statuses()).toEqual(['nobody.live@mail.example bounced', 'uma@mail.example sent']),
    10_000,
  );

  const bounced = body.items.find(({ candidate }) => candidate.email.startsWith('nobody'));
  await recruit('PATCH', `${path}/candidates/${bounced?.candidate._id}`, { email: 'ute@mail.example' });
  const ofUte = () => sent.filter(({ to }) => to === 'ute@mail.example').map(({ subject }) => subject);
  await vi.waitFor(() => expect(ofUte()).toEqual([expect.stringMatching(/^Choose a time: /)]), 10_000);
  await vi.waitFor(async () =>
    expect(await statuses()).toEqual(['uma@mail.example sent', 'ute@mail.example sent']),
  );
});

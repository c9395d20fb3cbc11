// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Doc, encodeStateAsUpdate } from 'yjs';
import type { ApplicationPage, HiringInterview, LiveInterview } from '../../../../openapi/gen/types.gen.ts';
import { liveInterviews } from '../../../../server/platform/database/schema/index.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { nurseInterview } from '../../../../tests/support/hiring-interviews.ts';
import { enterLive } from '../../../../tests/support/live-room.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { call } from '../../../../tests/support/sessions.ts';

const pages = servePages();

test('the room opens by the server’s word, takes questions, chat and marks, and is ended', async () => {
  const lead = await pages.signIn('recruiter');
  const candidate = await createAccount(pages.server);
  const { workspace_id: id } = await openHiring(pages.server, lead);
  const recruit = callAs(pages.server, lead);
  const added = { candidates: [{ full_name: 'Zoe Zett', email: candidate.email }] };
  await recruit('POST', `/workspaces/${id}/applications`, added);
  const design = nurseInterview({
    live: { editor_language: 'text', phone: '+1 555 010 0199' },
    reviewers: { method: 'all', member_ids: [lead.userId] },
  });
  const { body: interview } = await recruit<HiringInterview>('POST', `/workspaces/${id}/interviews`, design);
  const { body: page } = await recruit<ApplicationPage>('GET', `/workspaces/${id}/applications?q=zoe`);
  const time = new Date(Date.now() + 86_400_000);
  const wanted = { application_id: page.items[0]?._id, times: [time.toISOString()], minutes: 60 };
  const path = `/workspaces/${id}/interviews/${interview._id}/live-times`;
  const { body: live } = await recruit<LiveInterview>('POST', path, wanted);
  const api = `/api/v1/interviews/live/${live._id}`;
  await call(pages.server, candidate, 'POST', `${api}/choice`, { starts_at: time.toISOString() });
  const address = `/candidate/interviews/recruiter-session/${live._id}`;
  await pages.visit(address);
  await screen.findByText('This interview is not open now.');

  await pages.server.app.inject({
    method: 'PUT',
    url: `/api/v1/interviews/invited/${interview._id}/resume?name=ward.txt`,
    headers: {
      authorization: `Bearer ${candidate.accessToken}`,
      'content-type': 'application/octet-stream',
    },
    payload: 'Ward nurse since 2019',
  });
  const now = Date.now();
  const window = { startsAt: new Date(now), endsAt: new Date(now + 3_600_000) };
  await pages.server.db.update(liveInterviews).set(window);
  const channel = await enterLive(pages.server, candidate, live._id);
  await pages.visit(address);
  await screen.findByText('Zoe Zett: in the room');
  await userEvent.click(await screen.findByRole('button', { name: 'Enter with text only' }));
  await screen.findByText(/Zoe Zett \(here\)/);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Show: question 1' }));
  await screen.findByRole('button', { name: 'Shown: question 1', pressed: true });
  expect(screen.getByRole('timer').textContent).toMatch(/^0:\d\d of \d+:00$/);
  expect(screen.getByRole('link', { name: '+1 555 010 0199' }).getAttribute('href')).toBe('tel:+15550100199');
  expect(screen.queryByLabelText('I agree to captions')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Read resume' }));
  await screen.findByText('Ward nurse since 2019');
  await userEvent.click(screen.getByRole('button', { name: 'Have Zoe Zett wait' }));
  await screen.findByText(/Zoe Zett \(in the lobby\)/);
  await userEvent.click(screen.getByRole('button', { name: 'Let Zoe Zett in' }));
  await screen.findByRole('button', { name: 'Have Zoe Zett wait' });
  channel.say({ type: 'place', place: 'room' });
  await screen.findByText(/Zoe Zett \(here\)/);
  await userEvent.type(screen.getByLabelText('Message'), 'See https://mail.example/a{Enter}');
  const log = within(screen.getByRole('log'));
  expect((await log.findByRole('link')).getAttribute('href')).toBe('https://mail.example/a');
  const script = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  await pages.server.app.inject({
    method: 'POST',
    url: `${api}/room`,
    headers: { authorization: `Bearer ${candidate.accessToken}` },
    payload: { kind: 'chat', text: script },
  });
  const said = await log.findByText(script);
  expect([...said.querySelectorAll('img, script')]).toEqual([]);
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('m');
  expect(document.activeElement).toBe(screen.getByLabelText('Mark this moment'));
  await userEvent.type(screen.getByLabelText('Mark this moment'), 'Calm{Enter}');
  await within(screen.getByRole('list', { name: 'My marks' })).findByText(/Calm/);
  await userEvent.type(screen.getByLabelText('Private note'), 'Ask about nights');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await within(screen.getByRole('list', { name: 'My notes' })).findByText(/Ask about nights/);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('textbox', { name: 'Shared editor' });
  await screen.findByText('Saved');
  const written = new Doc();
  written.getText('code').insert(0, 'let answer = 42;');
  const update = Buffer.from(encodeStateAsUpdate(written)).toString('base64');
  channel.say({ type: 'edit', number: 1, update });
  await channel.hears('stored');
  await pages.server.app.inject({
    method: 'POST',
    url: `${api}/room`,
    headers: { authorization: `Bearer ${candidate.accessToken}` },
    payload: { kind: 'run', text: 'It printed 42' },
  });
  await within(await screen.findByRole('region', { name: 'Output' })).findByText('It printed 42');
  await userEvent.click(screen.getByRole('button', { name: 'End for all' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End for all' }),
  );
  await screen.findByRole('heading', { name: 'The interview has ended' });

  await userEvent.click(await screen.findByRole('link', { name: 'Rate the interview' }));
  await screen.findByRole('button', { name: 'Remove citation: “Calm”' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Timeline' }));
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  for (const happened of [
    /Question 1: Tell me/,
    /: See https/,
    /My note: Ask about nights/,
    /^Output in .*’s browser: It printed 42/,
  ])
    timeline.getByText(happened);
  await userEvent.click(timeline.getByRole('button', { name: 'Cited: Calm' }));
  await userEvent.click(timeline.getByRole('button', { name: 'Cite: Calm', pressed: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Patient safety: 4' }));
  expect(screen.queryByText('Cite words for Patient safety')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Editor' }));
  await within(await screen.findByRole('region', { name: 'Shared editor' })).findByText('let answer = 42;');
});

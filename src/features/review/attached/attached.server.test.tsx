// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  applicationResumes,
  applications,
  companyCandidates,
  recordings,
} from '../../../../server/platform/database/schema/index.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../../tests/support/hiring.ts';
import { ANSWER, completedInterview, nurseScorecard } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let recruiter: TestAccount;
let candidate: TestAccount;
let workspace: Awaited<ReturnType<typeof openHiring>>;
let ids: Awaited<ReturnType<typeof completedInterview>>;

beforeEach(async () => {
  recruiter = await pages.signIn('recruiter');
  candidate = await createAccount(pages.server);
  workspace = await openHiring(pages.server, recruiter);
  ids = await completedInterview(pages.server, recruiter, { workspaceId: workspace.workspace_id, candidate });
});

const visit = (who = recruiter) => pages.visit(`/recruiter/interviews/${ids.sessionId}`, who);

/** What Zoe attached, as her application has it. */
async function attach(words: string) {
  const { db, files } = pages.server;
  const [zoe] = await db
    .select({ id: applications.id, companyId: applications.companyId })
    .from(applications)
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .where(eq(companyCandidates.fullName, 'Zoe Zett'))
    .orderBy(applications.createdAt);
  const at = new Date();
  const id = `resume-${ids.sessionId}`;
  await files.write(`resumes/${id}/file`, Buffer.from(words));
  await db.insert(applicationResumes).values({
    ...{ id, companyId: zoe?.companyId ?? '', applicationId: zoe?.id ?? '', uploadedBy: candidate.userId },
    ...{ name: 'zoe.txt', contentType: 'text/plain', bytes: words.length, begunAt: at, storedAt: at },
  });
}

test('the resume is read beside the transcript, and what was marked stays', async () => {
  await attach('Ward nurse since 2019\nYork Hospital');
  await visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Cite question 2' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Resume' }));
  await screen.findByText(/Ward nurse since 2019\s+York Hospital/);
  screen.getByRole('button', { name: 'Download' });
  await userEvent.click(screen.getByRole('button', { name: /^2\. Handover/, hidden: true }));
  await screen.findByRole('button', { name: 'Question 2 cited' });
});

test('without anything attached there are no tabs', async () => {
  await visit();
  await screen.findByRole('heading', { name: 'Your scorecard' });
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a spoken answer is heard at its turn, and from what is cited', async () => {
  const at = new Date();
  await pages.server.db.insert(recordings).values({
    ...{ id: `sound-${ids.sessionId}`, sessionId: ids.sessionId, turnId: ids.turnId, recordingAttempt: 1 },
    ...{ contentType: 'audio/webm', state: 'transcribed', transcript: ANSWER, durationSeconds: 30 },
    ...{ segments: [{ start: 4, end: 30, text: ANSWER }], begunAt: at, finishedAt: at, seenAt: at },
  });
  await visit();
  const transcript = within(await screen.findByRole('region', { name: 'Transcript' }));
  const player = within(await transcript.findByRole('group', { name: 'Player' }));
  player.getByRole('button', { name: 'Play' });
  const speed = player.getByRole('combobox', { name: 'Speed' });
  await userEvent.selectOptions(speed, '2×');
  const sentence = transcript.getByRole('button', { name: 'I checked his pulse and called the doctor.' });
  sentence.focus();
  await userEvent.keyboard(' ');
  const place = () => player.getByRole('slider', { name: 'Place in Question 1' });
  await waitFor(() => expect(place()).toHaveProperty('value', '4'));
  expect(sentence.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(player.getByRole('button', { name: 'Back 5 s' }));
  expect(place()).toHaveProperty('value', '0');
  await userEvent.click(
    transcript.getByRole('button', { name: /^0:04 Play from here: I checked his pulse/ }),
  );
  await waitFor(() => expect(place()).toHaveProperty('value', '4'));
  await userEvent.selectOptions(speed, '1×');
  await callAs(pages.server, recruiter)(
    'POST',
    `/reviews/${ids.sessionId}/scorecard/submit`,
    nurseScorecard(ids.turnId),
  );
  await visit();
  const results = within(await screen.findByRole('region', { name: 'Team and engine' }));
  await results.findByRole('button', { name: /^0:04 Play the recording of: I checked his pulse/ });
  await userEvent.click(results.getByRole('button', { name: '“I checked his pulse”' }));
});

test('another company’s recordings are missing, a colleague’s who sees the candidate are there', async () => {
  const path = `/reviews/${ids.sessionId}/recordings`;
  const grace = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, recruiter, grace, workspace, 'hiring_manager');
  const stranger = await createAccount(pages.server, 'recruiter');
  await openHiring(pages.server, stranger);
  const idle = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, recruiter, idle, workspace, 'interviewer');
  const statuses = [];
  for (const who of [grace, stranger, idle])
    statuses.push((await callAs(pages.server, who)('GET', path)).status);
  expect(statuses).toEqual([200, 404, 403]);
});

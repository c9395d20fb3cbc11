// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HiringReportPage } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { ANSWER, completedInterview, nurseScorecard } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const pages = servePages();
let zoe: Awaited<ReturnType<typeof completedInterview>>;
let call: ReturnType<typeof callAs>;
let address: string;

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  call = callAs(pages.server, recruiter);
  const { workspace_id: workspaceId } = await openHiring(pages.server, recruiter);
  const candidate = await createAccount(pages.server);
  zoe = await completedInterview(pages.server, recruiter, { workspaceId, candidate });
  const { body } = await call<HiringReportPage>('GET', '/reports');
  address = `/recruiter/workspaces/${workspaceId}/candidates/${body.items[0]?.candidate._id}`;
});

test('the decision file opens from the candidate once they are rated, and is stored as JSON', async () => {
  await pages.visit(`${address}?view=decision-file`);
  await screen.findByRole('heading', { name: 'Rate first' });
  await call('POST', `/reviews/${zoe.sessionId}/scorecard/submit`, nurseScorecard(zoe.turnId));
  await pages.visit(address);
  await userEvent.click(await screen.findByRole('link', { name: 'Decision file' }));
  const interview = within(await screen.findByRole('region', { name: 'Interview: Ward nurse' }));
  interview.getByText(ANSWER);
  interview.getByText(/before the reveal: Yes. Acted at once./);
  interview.getByText(/Patient safety: 4 “I checked his pulse”/);
  await userEvent.click(screen.getByRole('link', { name: 'Back to candidate' }));
  await screen.findByText('Exported the decision file');
  await userEvent.click(screen.getByRole('link', { name: 'Decision file' }));
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download JSON' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ format: 'candor-decision-file-1' });
});

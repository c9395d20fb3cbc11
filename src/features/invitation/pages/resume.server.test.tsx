// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApplicationPage, CompanyCandidatePage } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../../tests/support/hiring-interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

test('a resume is attached, replaced and removed, and the recruiter stores it', async () => {
  const recruiter = await createAccount(pages.server, 'recruiter');
  const { workspace_id: workspaceId } = await openHiring(pages.server, recruiter);
  const call = callAs(pages.server, recruiter);
  const path = `/workspaces/${workspaceId}`;
  await call('POST', `${path}/applications`, {
    candidates: [{ full_name: 'Zoe Zett', email: pages.account.email }],
  });
  const { body } = await call<ApplicationPage>('GET', `${path}/applications?q=zoe`);
  const { _id } = await freezeInterview(pages.server, recruiter, workspaceId);
  await call('POST', `${path}/interviews/${_id}/invitations`, {
    application_ids: body.items.map((one) => one._id),
  });
  await pages.visit(`/candidate/interviews/${_id}?step=choices`);
  const region = within(
    (await screen.findByRole('heading', { name: 'Resume (optional)' })).closest('section') as HTMLElement,
  );
  const choose = (file: File) => userEvent.upload(region.getByLabelText('Resume file'), file);
  await choose(new File([new Uint8Array([0x4d, 0x5a, 0])], 'cv.pdf', { type: 'application/pdf' }));
  await region.findByText('Attach a PDF, a Word document (DOCX) or plain text.');
  await choose(new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  await region.findByText('cv.pdf, 1 KB');
  await press('Remove');
  await region.findByText('PDF, Word or text, up to 5 MB.');
  await choose(new File(['Zoe Zett, nurse'], 'zoe.txt', { type: 'text/plain' }));
  await region.findByText('zoe.txt, 1 KB');

  // What it says is read here, and found there.
  await vi.waitFor(async () =>
    expect((await call<CompanyCandidatePage>('GET', '/candidates?q=nurse')).body.total).toBe(1),
  );
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const candidateId = body.items[0]?.candidate._id ?? '';
  await pages.visit(`/recruiter/workspaces/${workspaceId}/candidates/${candidateId}`, recruiter);
  await userEvent.click(await screen.findByRole('button', { name: 'zoe.txt, 1 KB' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toBe('Zoe Zett, nurse');
});

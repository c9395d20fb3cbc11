// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BuiltResume, BuiltResumePage } from '../../../../openapi/gen/types.gen.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';
import { resumeDraft } from '../../../../tests/support/resumes.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText(/^Choose a file/), file);
const jsonFile = (content: object, name = 'zoe.json') => new File([JSON.stringify(content)], name);

test('a JSON Resume is checked and becomes the resume of a candidate, who makes it the default', async () => {
  await pages.visit('/candidate/resume');
  await screen.findByText(/^No resumes yet\. Import one below, or/);
  const work = [{ company: 'City Hospital', position: 'Nurse', startDate: '2019-03', team: 'Night shift' }];
  await choose(jsonFile({ basics: { name: 'Zoë Zett' }, work }));
  await screen.findByText('4 fields found, 1 not understood.');
  const left = screen.getByRole('heading', { name: 'Not understood' }).closest('section') as HTMLElement;
  within(left).getByText('Night shift');
  within(left).getByText('work[0].team');
  await press('Create resume');
  await screen.findByText(/^“zoe” was created\./);
  await userEvent.click(await screen.findByRole('radio', { name: /^zoe/ }));
  await expect
    .poll(async () => (await pages.ask<BuiltResumePage>('GET', '/api/v1/resumes')).items[0]?.is_default)
    .toBe(true);

  const [{ _id } = { _id: '' }] = (await pages.ask<BuiltResumePage>('GET', '/api/v1/resumes')).items;
  const { draft } = await pages.ask<BuiltResume>('GET', `/api/v1/resumes/${_id}`);
  expect(draft.content.work).toMatchObject([{ name: 'City Hospital', position: 'Nurse' }]);
  expect(draft.content.custom).toMatchObject([
    { title: 'Not sorted', entries: [{ highlights: ['Night shift'] }] },
  ]);
});

test('a file that is none of these is refused beside the choice, and the next one is read', async () => {
  await pages.visit('/candidate/resume');
  await choose(new File(['Zoe Zett'], 'zoe.json'));
  await screen.findByText('Choose a PDF, a Word document (DOCX), a JSON Resume or LinkedIn’s archive.');
  await choose(jsonFile({ basics: { name: 'Zoë Zett' } }));
  await screen.findByText('1 field found.');
});

test('a resume is stored as a Word file, JSON or text', async () => {
  const stored: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    stored.push(file as Blob);
    return 'blob:file';
  });
  await pages.ask('POST', '/api/v1/resumes', resumeDraft());
  await pages.visit('/candidate/resume');
  for (const [before, format] of ['Word (DOCX)', 'JSON Resume', 'Plain text'].entries()) {
    await press('Export Nurse resume');
    await userEvent.click(await screen.findByRole('menuitem', { name: format }));
    await vi.waitFor(() => expect(stored).toHaveLength(before + 1));
    expect(stored[before]?.size).toBeGreaterThan(0);
  }
  expect(JSON.parse((await stored[1]?.text()) ?? '')).toMatchObject({ basics: { name: 'Zoë Zett' } });
  expect(await stored[2]?.text()).toMatch(/^Zoë Zett\n/);
});

test('the profile becomes a resume', async () => {
  await pages.ask('PUT', '/api/v1/candidate/profile', {
    headline: 'Ward lead',
    skills: ['Triage'],
    links: [],
  });
  await pages.visit('/candidate/resume');
  await press('Use my profile');
  await screen.findByText('4 fields found.');
  await press('Create resume');
  await screen.findByText(/^“My profile” was created\./);
});

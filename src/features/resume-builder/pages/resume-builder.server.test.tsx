// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BuiltResume, BuiltResumePage, NewShareLink } from '../../../../openapi/gen/types.gen.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { createdResume } from '../../../../tests/support/resumes.ts';

const pages = servePages();

beforeEach(async () => {
  await pages.signIn('candidate');
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const choose = async (of: string, name: string) => {
  await press(`Actions for ${of}`);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const listed = async (query = '') =>
  (await pages.ask<BuiltResumePage>('GET', `/api/v1/resumes${query}`)).items;
const stored = async (id: string) => (await pages.ask<BuiltResume>('GET', `/api/v1/resumes/${id}`)).draft;

async function open() {
  const resume = await createdResume(pages.server, pages.account);
  await pages.visit(`/resume-builder/${resume._id}`);
  await field('Full name');
  return resume;
}

test('a resume is begun blank, written and saved by itself', async () => {
  await pages.visit('/resume-builder');
  await screen.findByRole('heading', { name: 'No resumes yet' });
  await userEvent.click(screen.getAllByRole('link', { name: 'New resume' })[0] as HTMLElement);
  await userEvent.clear(await field('Title'));
  await userEvent.type(await field('Title'), 'For hospitals');
  await press('Start');
  await userEvent.type(await field('Headline'), 'Nurse');
  await press('Add position');
  await userEvent.type(await field('Position'), 'Ward lead');
  await userEvent.type(await field(/^Achievements/), 'One{Enter}Two');
  await press('Add skill group');
  await userEvent.type(await field(/^Skills, with commas/), 'Triage, First aid');
  await screen.findByText(/^Saved /, undefined, { timeout: 3000 });
  const [{ _id = '' } = {}] = await listed();
  expect(await stored(_id)).toMatchObject({
    title: 'For hospitals',
    content: {
      basics: { label: 'Nurse', email: pages.account.email },
      work: [{ position: 'Ward lead', highlights: ['One', 'Two'] }],
      skills: [{ keywords: ['Triage', 'First aid'] }],
    },
  });
});

test('everything is undone and done again, by button and by key', async () => {
  const { _id } = await open();
  const before = await stored(_id);
  await userEvent.type(await field('Headline'), ' and teacher');
  await press('Move Skills up');
  await press('Hide Languages');
  expect(await screen.findByRole('heading', { name: 'Languages (hidden)' })).toBeTruthy();
  await press('Undo');
  await press('Undo');
  (await field('Headline')).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect((await field('Headline')).getAttribute('value')).toBe('Registered nurse');
  await waitFor(async () => expect(await stored(_id)).toEqual(before));
  for (let count = 0; count < 3; count++) await press('Redo');
  await waitFor(
    async () =>
      expect(await stored(_id)).toMatchObject({
        content: { basics: { label: 'Registered nurse and teacher' } },
        settings: { hidden: ['languages'] },
      }),
    { timeout: 3000 },
  );
  expect((await stored(_id)).settings.order.slice(0, 3)).toEqual(['work', 'skills', 'education']);
});

test('changes made elsewhere are brought together, and what both changed waits for a choice', async () => {
  const { _id, draft } = await open();
  const elsewhere = (change: object, base_version: number) =>
    pages.ask('PUT', `/api/v1/resumes/${_id}`, {
      base_version,
      draft: { ...draft, content: { ...draft.content, ...change } },
    });
  const skills = [{ name: 'Theirs', level: '', keywords: [] }];
  await elsewhere({ skills }, 1);
  await userEvent.type(await field('Headline'), '!');
  await screen.findByText(/Both changes are here/, undefined, { timeout: 3000 });
  await waitFor(async () =>
    expect((await stored(_id)).content).toMatchObject({ skills, basics: { label: 'Registered nurse!' } }),
  );
  const { version } = await pages.ask<BuiltResume>('GET', `/api/v1/resumes/${_id}`);
  await elsewhere({ basics: { ...draft.content.basics, label: 'Theirs' } }, version);
  await userEvent.type(await field('Headline'), '!');
  await screen.findByText(/Changed here and elsewhere: About you/, undefined, { timeout: 3000 });
  expect((await stored(_id)).content.basics.label).toBe('Theirs');
  await press('Keep mine');
  await waitFor(async () => expect((await stored(_id)).content.basics.label).toBe('Registered nurse!!'), {
    timeout: 3000,
  });
});

test('100,000 characters in a field are said to be too long beside it; nothing is lost, and once cut it is saved', async () => {
  const { _id, draft } = await open();
  const summary = await field('Profile summary');
  fireEvent.change(summary, { target: { value: 'calm nights '.repeat(8334).slice(0, 100_000) } });
  await screen.findByText(/^Too long by 80000 characters/);
  await screen.findByText(/^Not saved: /, undefined, { timeout: 5000 });
  expect((await stored(_id)).content.basics).toEqual(draft.content.basics);
  await pages.visit('/resume-builder');
  await pages.visit(`/resume-builder/${_id}`);
  const kept = (await field('Profile summary')) as HTMLTextAreaElement;
  await waitFor(() => expect(kept.value).toHaveLength(100_000));
  fireEvent.change(kept, { target: { value: 'Calm nights.' } });
  await waitFor(async () => expect((await stored(_id)).content.basics.summary).toBe('Calm nights.'), {
    timeout: 5000,
  });
  await screen.findByText(/^Saved /);
});

test('a locked resume is read-only until it is unlocked', async () => {
  const { _id } = await createdResume(pages.server, pages.account);
  await pages.ask('PATCH', `/api/v1/resumes/${_id}`, { is_locked: true });
  await pages.visit(`/resume-builder/${_id}`);
  await screen.findByText('This resume is locked.');
  expect((await field('Full name')).closest('fieldset')?.disabled).toBe(true);
  await press('Unlock');
  await waitFor(async () => expect((await field('Full name')).closest('fieldset')?.disabled).toBe(false));
});

test('an earlier state is kept under a name and gone back to', async () => {
  const { _id, draft } = await open();
  await press('History');
  await userEvent.type(await field('Name of this version'), 'Sent to City');
  await press('Keep');
  await screen.findByRole('button', { name: 'Restore Sent to City' });
  await press('Close');
  await userEvent.type(await field('Full name'), ' II');
  await waitFor(async () => expect((await stored(_id)).content.basics.name).toBe('Zoë Zett II'), {
    timeout: 3000,
  });
  await press('History');
  await press('Restore Sent to City');
  await waitFor(async () => expect((await field('Full name')).getAttribute('value')).toBe('Zoë Zett'));
  expect(await stored(_id)).toEqual(draft);
});

test('resumes are renamed, copied, thrown away, brought back and deleted', async () => {
  await createdResume(pages.server, pages.account);
  await pages.visit('/resume-builder');
  await choose('Nurse resume', 'Rename');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), 'Care');
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  await button('Actions for Care');
  await choose('Care', 'Duplicate');
  await button('Actions for Care (copy)');
  await choose('Care (copy)', 'Move to trash');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Care (copy)' })).toBeNull());
  expect((await listed()).map(({ title }) => title)).toEqual(['Care']);
  await pages.visit('/resume-builder/my-resumes?tab=trash');
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Actions for Care (copy)' }))[0] as HTMLElement,
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }));
  await screen.findByRole('heading', { name: 'The trash is empty' });
  const [{ _id = '' } = {}] = await listed();
  await pages.ask('POST', `/api/v1/resumes/${_id}/trash`);
  await pages.visit('/resume-builder/my-resumes?tab=trash');
  await userEvent.click((await screen.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete now' }));
  await press('Delete now');
  await screen.findByRole('heading', { name: 'The trash is empty' });
  expect(await listed()).toHaveLength(1);
});

describe('a link to a resume', () => {
  const share = async (id: string, change: object = {}) => {
    const link = {
      ...{ label: '', expires_at: null, allows_download: true, hides_contact: false },
      ...{ is_public: false, password: '' },
    };
    return pages.ask<NewShareLink>('POST', `/api/v1/resumes/${id}/links`, { ...link, ...change });
  };

  test('is made, shown once, and taken back', async () => {
    const { _id } = await open();
    await press('Share');
    await userEvent.type(await field('Label (optional)'), 'City');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Hide contact details' }));
    await press('Create link');
    const address = (await field('New link')).getAttribute('value') ?? '';
    await screen.findByText(/No contact details/);
    const path = new URL(address).pathname;
    await pages.visit(path);
    await screen.findByRole('heading', { name: 'Zoë Zett' });
    await pages.visit(`/resume-builder/${_id}`);
    await press('Share');
    await press('Revoke City');
    await screen.findByText(/^Revoked/);
    await pages.visit(path);
    await screen.findByRole('heading', { name: 'This link was revoked' });
  });

  test('asks for its password, and says when it is wrong', async () => {
    const { _id } = await createdResume(pages.server, pages.account);
    const { token } = await share(_id, { password: 'green door' });
    await pages.visit(`/resume-builder/shared/${token}`);
    await userEvent.type(await screen.findByLabelText('Password'), 'red door');
    await press('Open');
    await screen.findByText('This password is wrong.');
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.type(screen.getByLabelText('Password'), 'green door');
    await press('Open');
    await screen.findByRole('heading', { name: 'Zoë Zett' });
  });
});

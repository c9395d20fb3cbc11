// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { BuiltResume, BuiltResumePage } from '../../../../openapi/gen/types.gen.ts';
import { AiEndpoint } from '../../../../tests/support/ai-endpoint.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { createdResume } from '../../../../tests/support/resumes.ts';

const ai = await AiEndpoint.start();
const pages = servePages({ env: { ai: ai.settings } });
afterAll(() => ai.stop());

beforeEach(async () => {
  ai.reset();
  // The server in this window asks the model with the window's `fetch`, as no page may.
  Reflect.get(window, 'happyDOM').settings.fetch.disableSameOriginPolicy = true;
  await pages.signIn('candidate');
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a point is worded anew, seen beside the old one, and taken over by hand', async () => {
  const { _id, draft } = await createdResume(pages.server, pages.account);
  const [point = ''] = draft.content.work[0]?.highlights ?? [];
  ai.wording = `${point.replace(/\.$/, '')} and 7 more.`;
  await pages.visit(`/resume-builder/${_id}`);
  await userEvent.click(await screen.findByText('Reword a point'));
  await screen.findByText(/Sends this point alone to small-model/);
  await press('Send and reword');
  await screen.findByText(/The wording added “7”/);

  ai.wording = `Truly ${point}`;
  await press('Send and reword');
  const reworded = within(await screen.findByRole('region', { name: 'Reworded' }));
  reworded.getByText('New words: Truly');
  within(screen.getByRole('region', { name: 'Yours' })).getByText(point);
  await press('Use this wording');
  expect(screen.queryByRole('region', { name: 'Reworded' })).toBeNull();
  await waitFor(
    async () => {
      const { draft: saved } = await pages.ask<BuiltResume>('GET', `/api/v1/resumes/${_id}`);
      expect(saved.content.work[0]?.highlights[0]).toBe(`Truly ${point}`);
    },
    { timeout: 5000 },
  );
});

test('lines of a file that were not understood are sorted by a model, and are then to be checked', async () => {
  const work = [
    { company: 'City Hospital', position: 'Nurse', keenOn: 'Beekeeping', speaks: 'Finnish', shift: 'Night' },
  ];
  await pages.visit('/candidate/resume');
  const file = new File([JSON.stringify({ basics: { name: 'Zoë Zett' }, work })], 'zoe.json');
  await userEvent.upload(await screen.findByLabelText(/^Choose a file/), file);
  await screen.findByText('3 fields found, 3 not understood.');
  await press('Send and sort');
  await screen.findByText('It found no section for them.');

  ai.sorted = [
    { line: 1, section: 'interests' },
    { line: 2, section: 'languages' },
  ];
  await press('Send and sort');
  await screen.findByText('5 fields found, 2 to check, 1 not understood.');
  const language = await screen.findByRole('textbox', { name: 'Language' });
  await userEvent.clear(language);
  await userEvent.type(language, 'Finnish (basic)');
  await press('Create resume');
  await waitFor(async () => {
    const { items } = await pages.ask<BuiltResumePage>('GET', '/api/v1/resumes');
    const { draft } = await pages.ask<BuiltResume>('GET', `/api/v1/resumes/${items[0]?._id}`);
    expect(draft.content.languages).toMatchObject([{ language: 'Finnish (basic)' }]);
    expect(draft.content.interests).toMatchObject([{ name: 'Beekeeping' }]);
    expect(draft.content.custom).toMatchObject([{ title: 'Not sorted' }]);
  });
});

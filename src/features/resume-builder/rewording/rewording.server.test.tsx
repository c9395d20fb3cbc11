// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { BuiltResume } from '../../../../openapi/gen/types.gen.ts';
import { AiEndpoint } from '../../../../tests/support/ai-endpoint.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { createdResume } from '../../../../tests/support/resumes.ts';

const ai = await AiEndpoint.start();
const pages = servePages({ env: { ai: ai.settings } });
afterAll(() => ai.stop());

beforeEach(async () => {
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
  await screen.findByText(/No wording kept your facts. It added “7”/);

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

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test } from 'vitest';
import { AiEndpoint } from '../../../../tests/support/ai-endpoint.ts';
import { nameCompany } from '../../../../tests/support/hiring.ts';
import { servePages } from '../../../../tests/support/pages.tsx';

const ai = await AiEndpoint.start();
const pages = servePages({ env: { ai: ai.settings } });
afterAll(() => ai.stop());

test('what a model worded is said to be', async () => {
  // The server in this window asks the model with the window's `fetch`, as no page may.
  Reflect.get(window, 'happyDOM').settings.fetch.disableSameOriginPolicy = true;
  ai.wording = 'Finds why payments fail, and proves it before changing anything.';
  await nameCompany(pages.server, await pages.signIn('recruiter'));
  await pages.visit('/recruiter/workspaces/new');
  await userEvent.type(await screen.findByLabelText('Title'), 'Backend developer');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest competencies' }));
  await screen.findByText(/^Descriptions worded by AI \(small-model\) for this role/);
  expect(ai.requests).toHaveLength(1);
});

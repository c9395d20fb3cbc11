// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages({ tellsChanges: true });

test('what somebody else does elsewhere appears without a reload', async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  const recruiter = await pages.signIn('recruiter');
  const { workspace_id: id, application_id } = await openHiring(pages.server, recruiter);
  const call = callAs(pages.server, recruiter);
  await pages.visit(`/recruiter/workspaces/${id}`);
  await screen.findByRole('link', { name: 'Ada Byron' });
  const moves = [{ application_id, from_stage_id: 'applied' }];
  await call('POST', `/workspaces/${id}/applications/move`, { to_stage_id: 'review', moves });
  expect(await screen.findByRole('region', { name: /^Review, 1$/ })).toBeDefined();
  const candidates = [{ full_name: 'Grace Hopper', email: 'grace@mail.example' }];
  await call('POST', `/workspaces/${id}/applications`, { candidates });
  expect(await screen.findByRole('link', { name: 'Grace Hopper' })).toBeDefined();
});

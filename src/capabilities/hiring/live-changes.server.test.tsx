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

/** From what somebody did until it is on another's screen. */
const WITHIN_MS = 1000;
const TIMES = 5;

test('it is there within a second, beside the time that the page takes to load its list', async () => {
  const recruiter = await pages.signIn('recruiter');
  const { workspace_id: id, application_id } = await openHiring(pages.server, recruiter);
  const call = callAs(pages.server, recruiter);
  await pages.visit(`/recruiter/workspaces/${id}`);
  const started = performance.now();
  await screen.findByRole('link', { name: 'Ada Byron' });
  const loading = performance.now() - started;
  const waits: number[] = [];
  let from = 'applied';
  for (let nth = 0; nth < TIMES; nth += 1) {
    const to = nth % 2 === 0 ? 'review' : 'applied';
    const moves = [{ application_id, from_stage_id: from }];
    await call('POST', `/workspaces/${id}/applications/move`, { to_stage_id: to, moves });
    const done = performance.now();
    const name = to === 'review' ? /^Review, 1$/ : /^Applied, 1$/;
    await screen.findByRole('region', { name });
    waits.push(performance.now() - done);
    from = to;
  }
  const median = waits.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)];
  expect(median).toBeLessThan(WITHIN_MS + loading);
});

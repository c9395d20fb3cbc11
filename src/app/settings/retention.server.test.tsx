// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Retention } from '../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring, rejectCandidate } from '../../../tests/support/hiring.ts';
import { servePages } from '../../../tests/support/pages.tsx';

const pages = servePages();
const user = userEvent.setup();

test('an owner changes how long applications are kept, and holds one and lets it go', async () => {
  const owner = await pages.signIn('recruiter');
  const ids = await openHiring(pages.server, owner);
  await rejectCandidate(pages.server, owner, ids);
  const stored = async () => (await callAs(pages.server, owner)<Retention>('GET', '/company/retention')).body;

  await pages.visit(`/recruiter/workspaces/${ids.workspace_id}/candidates/${ids.candidate_id}`);
  await user.click(await screen.findByRole('button', { name: 'Set legal hold' }));
  const hold = within(await screen.findByRole('dialog'));
  await user.type(hold.getByRole('textbox', { name: /Reason/ }), 'A lawsuit');
  await user.click(hold.getByRole('button', { name: 'Set hold' }));
  await screen.findByText(/^Legal hold/);

  await pages.visit('/recruiter/settings?tab=retention');
  await screen.findByText(/kept for 12 months/);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Keep applications for'), '24 months');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await dialog.findAllByText(/Say why/);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Our law asks for it');
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await screen.findByText(/kept for 24 months/);
  await user.click(await screen.findByRole('button', { name: 'Lift Ada Byron' }));
  const lift = within(await screen.findByRole('alertdialog'));
  await user.type(lift.getByRole('textbox', { name: /Reason/ }), 'It was settled');
  await user.click(lift.getByRole('button', { name: 'Lift hold' }));
  await screen.findByText(/^None. Set one/);
  await waitFor(async () => expect(await stored()).toMatchObject({ retention_months: 24, held: [] }));

  const colleague = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, owner, colleague, ids, 'lead');
  await pages.visit('/recruiter/settings?tab=retention', colleague);
  await screen.findByText('An owner decides how long applications are kept.');
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

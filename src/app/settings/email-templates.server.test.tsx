// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createAccount } from '../../../tests/support/accounts.ts';
import { joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { servePages } from '../../../tests/support/pages.tsx';
import { press } from '../../../tests/support/press.ts';

const pages = servePages();
const address = '/recruiter/settings?tab=emails';
const field = (label: string | RegExp) => screen.findByLabelText<HTMLTextAreaElement>(label);

async function write(label: string | RegExp, text: string) {
  await userEvent.clear(await field(label));
  await userEvent.click(await field(label));
  await userEvent.paste(text);
}

test('an owner words the rejection, sees it as it leaves, and takes it back; a member reads it', async () => {
  const owner = await pages.signIn('recruiter');
  const ids = await openHiring(pages.server, owner);
  await pages.visit(address);
  await write(/^Text/, 'Dear you,\n\nno {salary}.');
  await press('Save');
  expect((await screen.findAllByText('Line 3: {salary} is no variable.')).length).toBeGreaterThan(0);
  await write('Subject', 'About {title}');
  await write(/^Text/, 'We chose **somebody else** at {company}.');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  await preview.findByText(/We chose somebody else at Analytical Engines\./);
  preview.getByText('About Sample role');
  await press('Save');
  await screen.findByText('Emails that leave from now on say it.');

  const colleague = await createAccount(pages.server, 'recruiter');
  await joinWorkspace(pages.server, owner, colleague, ids, 'lead');
  await pages.visit(address, colleague);
  expect((await field('Subject')).value).toBe('About {title}');
  expect((await field('Subject')).closest('fieldset[disabled]')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

  await pages.visit(address, owner);
  await press('Reset to default');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset' }),
  );
  await screen.findByDisplayValue(/^Your application for/);
});

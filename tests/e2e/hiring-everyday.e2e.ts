import { demoAccount } from '../support/demo-account.ts';
import { expect, expectAccessible, expectSoundAtEveryWidth, test } from './support/fixtures.ts';
import { confirmationFromOutbox, newPerson, signInBeside } from './support/journey.ts';

const WORKSPACE = '/recruiter/workspaces/sample-nurse';

test('what a recruiter does every day: addresses, an open link, many at once, a hold, a test', async ({
  quietPage: page,
  browser,
  server,
}) => {
  test.slow();
  const pasted = { ...newPerson(), name: 'Ottilie Vandersloot' };
  const applicant = { ...newPerson(), name: 'Ignatius Brambleworth' };
  await page.goto('/dev/outbox');
  await signInBeside(page, demoAccount(server.printed, 'recruiter'));

  await test.step('pastes an address', async () => {
    await page.goto(`${WORKSPACE}/candidates/new?tab=paste`);
    await page.getByLabel('Email addresses').fill(`${pasted.name} <${pasted.email}>`);
    await page.getByRole('button', { name: 'Check 1' }).click();
    await page.getByRole('button', { name: 'Add 1', exact: true }).click();
    await expect(page.getByRole('heading', { name: '1 added' })).toBeVisible();
  });

  await test.step('makes an open link, by which a stranger applies', async () => {
    await page.goto(WORKSPACE);
    await page.getByRole('button', { name: 'Open link' }).click();
    await page.getByRole('button', { name: 'Create open link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    const context = await browser.newContext({ baseURL: server.url });
    const theirs = await context.newPage();
    await theirs.goto(link);
    await theirs.getByLabel('Full name').fill(applicant.name);
    await theirs.getByLabel('Email').fill(applicant.email);
    await theirs.getByRole('checkbox').check();
    await theirs.getByRole('button', { name: 'Apply' }).click();
    await expect(theirs.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await theirs.goto(await confirmationFromOutbox(page, applicant));
    await theirs.getByRole('button', { name: 'Submit application' }).click();
    await expect(theirs.getByRole('heading', { name: 'Application received' })).toBeVisible();
    await context.close();
    // The board says so without a reload.
    await expect(page.getByRole('link', { name: applicant.name })).toBeVisible();
  });

  await test.step('tags both by keys alone and takes it back; then writes to them', async () => {
    await page.goto('/recruiter/candidates');
    await expect(page.getByRole('link', { name: applicant.name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Tag…' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Tag 2 candidates' })).toBeVisible();
    await page.keyboard.type('Open day');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 candidates: tag “Open day” added.')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('2 candidates: tag “Open day” removed.')).toBeVisible();
    await page.getByRole('checkbox', { name: new RegExp(applicant.name) }).check();
    await page.getByRole('button', { name: 'Email…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email 1 candidate' });
    await dialog.getByLabel('Subject').fill('Our open day');
    await dialog.getByLabel('Text').fill('Dear {name}, come and see the ward.');
    await expect(dialog.getByText(`Dear ${applicant.name}, come and see the ward.`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send 1' }).click();
    await expect(page.getByText('1 candidate emailed.')).toBeVisible();
    await expectSoundAtEveryWidth(page);
  });

  await test.step('holds an application, which is listed with what is kept', async () => {
    await page.getByRole('link', { name: applicant.name }).click();
    await expect(page.getByText('Emailed: “Our open day”')).toBeVisible();
    await page.getByRole('button', { name: 'Set legal hold' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('A claim was announced');
    await dialog.getByRole('button', { name: 'Set hold' }).click();
    await page.goto('/recruiter/settings?tab=retention');
    await expect(page.getByRole('table', { name: 'Legal holds' }).getByText(applicant.name)).toBeVisible();
  });

  await test.step('looks at the week: what is due, and the live interview that is next', async () => {
    await page.goto('/recruiter/interviews?status=sent');
    const agenda = page.getByRole('button', { name: 'Agenda' });
    const place = await agenda.boundingBox();
    await expect(page.getByRole('link', { name: 'Review next' })).toBeVisible();
    expect(await agenda.boundingBox(), 'what comes later moves nothing').toEqual(place);
    await agenda.click();
    const day = page.getByRole('region').filter({ hasText: 'Demo Candidate' });
    await expect(day.getByText('Live', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectSoundAtEveryWidth(page);
    await page.getByRole('button', { name: 'List' }).click();
    await expect(page).toHaveURL(/\/interviews\?status=sent$/);
  });

  await test.step('goes from one attempt that waits to the next', async () => {
    await page.goto('/recruiter/interviews?view=to_rate');
    await page.getByRole('link', { name: 'Review next' }).click();
    const place = page.getByRole('navigation', { name: 'To rate' });
    await expect(place.getByText(/^1 of /)).toBeVisible();
    const first = page.url();
    await page.keyboard.press('j');
    await expect(place.getByText(/^2 of /)).toBeVisible();
    await place.getByRole('button', { name: 'Previous session' }).click();
    await expect(page).toHaveURL(first);
  });

  await test.step('writes a test and tries it', async () => {
    await page.goto('/recruiter/tests');
    await page.getByRole('button', { name: 'New test' }).first().click();
    await page.getByRole('button', { name: '+ Choice' }).click();
    await page.getByLabel('Question', { exact: true }).fill('What do you check first?');
    await page.getByLabel('Option 1', { exact: true }).fill('The name');
    await page.getByLabel('Option 2', { exact: true }).fill('The clock');
    await page.getByRole('button', { name: 'Remove option 3' }).click();
    await page.getByRole('button', { name: /^Try/ }).click();
    await expect(page.getByRole('heading', { name: /^Try: / })).toBeVisible();
    await expectAccessible(page);
  });
});

import { expect, expectAccessible, test } from './support/fixtures.ts';
import {
  answer,
  EVIDENCED_ANSWER,
  invitationFromOutbox,
  joinAsRecruiter,
  newPerson,
  register,
  verify,
} from './support/journey.ts';

test('a hiring round, from the job description to the decision', async ({
  quietPage: page,
  browser,
  server,
}) => {
  const candidate = { ...newPerson(), name: 'Amara Okafor' };
  await joinAsRecruiter(page);

  await test.step('opens a workspace with the competencies that fit', async () => {
    await page.goto('/recruiter/workspaces');
    await page.getByRole('link', { name: 'New workspace' }).first().click();
    await page.getByLabel('Title').fill('Backend engineer');
    await page.getByLabel('Job description').fill('You build services, debug incidents and write tests.');
    await page.getByRole('button', { name: 'Suggest competencies' }).click();
    await expect(page.getByLabel(/^Name of competency/).first()).toHaveValue('Debugging');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Backend engineer' })).toBeVisible();
  });

  await test.step('adds a candidate, who is on the board', async () => {
    await page.getByRole('link', { name: 'Add candidates' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill(candidate.name);
    await page.getByLabel('Email', { exact: true }).fill(candidate.email);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/1 added|Added 1|Amara Okafor/).first()).toBeVisible();
    await page.goto(page.url().replace(/\/candidates\/new.*/, ''));
    await expect(page.getByRole('link', { name: candidate.name })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('freezes an interview and invites them', async () => {
    await page.getByRole('tab', { name: 'Interviews' }).click();
    await page.getByRole('link', { name: 'New interview' }).first().click();
    const bank = page.getByRole('list', { name: 'Bank' }).getByRole('button', { name: /^Add:/ });
    for (const _ of [1, 2, 3, 4, 5]) await bank.first().click();
    await expect(page.getByText(/Candidates see: 5 questions/)).toBeVisible();
    await page.getByLabel('Follow-ups a question').selectOption('0');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Freeze and invite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: new RegExp(candidate.name) }).check();
    await dialog.getByRole('button', { name: 'Invite 1' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('rowheader', { name: candidate.name })).toBeVisible();
  });

  await test.step('they come through the mail’s link, register with another address, take it and submit', async () => {
    const context = await browser.newContext({ baseURL: server.url });
    const theirs = await context.newPage();
    const other = { ...candidate, email: `other.${candidate.email}` };
    await theirs.goto(await invitationFromOutbox(page, candidate));
    await theirs.getByRole('link', { name: 'Create candidate account' }).click();
    expect(theirs.url()).not.toContain('invitation=');
    await expect(theirs.getByLabel('Email')).toHaveValue(candidate.email);
    await register(theirs, other);
    await verify(theirs, other);
    await expect(theirs.getByRole('heading', { name: 'What to expect' })).toBeVisible();
    await theirs.getByRole('link', { name: 'Continue' }).click();
    await expect(theirs.getByRole('heading', { name: 'Your choices' })).toBeVisible();
    for (const radio of await theirs.getByRole('radio', { name: 'Agree' }).all()) await radio.check();
    await theirs.getByRole('button', { name: 'Continue' }).click();
    await theirs.getByRole('button', { name: 'Start interview' }).click();
    await expect(theirs.getByText('Question 1 of 5')).toBeVisible();
    for (const _ of [1, 2, 3, 4, 5]) await answer(theirs, EVIDENCED_ANSWER);
    await expect(theirs.getByRole('link', { name: 'View status' })).toBeVisible();
    // The recruiter's list says so without a reload.
    await expect(page.getByRole('row', { name: /Amara Okafor.*Completed/ })).toBeVisible();
    await context.close();
  });

  await test.step('they are rated before anybody sees a finding', async () => {
    await page.goto('/recruiter/interviews?view=to_rate');
    await page.getByRole('link', { name: 'Review next' }).click();
    await expect(page.getByRole('heading', { name: 'Your scorecard' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Team and engine' })).toBeHidden();
    await expectAccessible(page);
    const competencies = await page.getByRole('group').and(page.locator('[data-competency]')).count();
    expect(competencies).toBe(5);
    let keys = 0;
    const press = async (...pressed: readonly string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
      keys += pressed.length;
    };
    for (let rated = 0; rated < competencies; rated += 1) {
      if (rated > 0) await press('c');
      await press(']', 'e', '4');
      await expect(page.locator('[data-competency] [aria-pressed="true"]')).toHaveCount(rated + 1);
    }
    await press('o', 'y', 'Tab');
    await page.keyboard.type('Found the fault and told how.');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await press('Control+Enter');
    const results = page.getByRole('region', { name: 'Team and engine' });
    await expect(results.getByText(/“Last spring/).first()).toBeVisible();
    await expect(results.getByText('Engine', { exact: true })).toHaveCount(competencies);
    await expectAccessible(page);
    expect(keys).toBeLessThanOrEqual(25);
    await page.goto('/recruiter/interviews?view=to_rate');
    await expect(page.getByText('Nothing to rate')).toBeVisible();
  });

  await test.step('somebody decides, with a reason', async () => {
    await page.goto('/recruiter/candidates');
    await page.getByRole('link', { name: candidate.name }).first().click();
    await page.getByRole('button', { name: 'Decide' }).click();
    const form = page.getByRole('form', { name: 'Decision' });
    await form.getByLabel('Decision').selectOption('Hire');
    await form.getByLabel('Reason').selectOption({ index: 1 });
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Hire' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Hired').first()).toBeVisible();
  });
});

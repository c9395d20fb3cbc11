import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import {
  answer,
  EVIDENCED_ANSWER,
  invitationFromOutbox,
  joinAsRecruiter,
  joinLinkFromOutbox,
  newPerson,
  register,
  verify,
} from './support/journey.ts';

/** So many presses of a button or a link are enough from the sign-in to the first invitation. */
const MOST_CLICKS = 15;
/** So many keys are enough to review five answers. */
const MOST_KEYS = 25;

test('a hiring round, from the job description to the decision', async ({
  quietPage: page,
  browser,
  server,
}) => {
  test.slow();
  const candidate = { ...newPerson(), name: 'Amara Okafor' };
  const second = { ...newPerson(), name: 'Bruno Lindqvist' };
  const clicks = await countClicks(page);
  await joinAsRecruiter(page);

  await test.step('opens a workspace with the competencies that fit', async () => {
    await page.getByRole('link', { name: 'Open a workspace' }).click();
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
    await page.getByRole('link', { name: 'View candidates' }).click();
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
    expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS);
    test
      .info()
      .annotations.push({ type: 'clicks to the first invitation', description: `${await clicks()}` });
  });

  const interviewPage = page.url();
  const workspacePage = interviewPage.replace(/\/interviews\/.*/, '');

  await test.step('a colleague joins by the link of a mail', async () => {
    const colleague = { ...newPerson(), name: 'Mina Castellanos' };
    await page.goto('/recruiter/settings?tab=members');
    await page.getByLabel('Email').fill(colleague.email);
    await page.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('table', { name: 'Invited' }).getByText(colleague.email)).toBeVisible();
    const context = await browser.newContext({ baseURL: server.url });
    const theirs = await context.newPage();
    await theirs.goto(await joinLinkFromOutbox(page, colleague));
    await theirs.getByRole('link', { name: 'Create recruiter account' }).click();
    await expect(theirs.getByText('You’ll join Harbour Tools.')).toBeVisible();
    await theirs.getByLabel('Job title').fill('Recruiter');
    await register(theirs, colleague);
    await verify(theirs, colleague);
    await expect(theirs.getByText('Harbour Tools').first()).toBeVisible();
    await context.close();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Members' }).getByText(colleague.name)).toBeVisible();
  });

  await test.step('more candidates come from a file, one of them mended in place, and are invited', async () => {
    await page.goto(`${workspacePage}/candidates/new?tab=csv`);
    const rows = [
      'First Name,Last Name,Email',
      `Bruno,Lindqvist,${second.email}`,
      'Chiara,Moreau,no address',
      `Amara,Okafor,${candidate.email.toUpperCase()}`,
    ];
    const buffer = Buffer.from(rows.join('\n'));
    await page
      .getByLabel(/Choose a CSV file/)
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Check 3 rows' }).click();
    await expect(page.getByText('1 new, 1 to fix, 1 already here')).toBeVisible();
    await page.getByLabel('Email, row 2').fill(`chiara.${newPerson().email}`);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: '2 added' })).toBeVisible();
    await page.goto(interviewPage);
    await page
      .getByRole('button', { name: /^Invite/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: new RegExp(second.name) }).check();
    await dialog.getByRole('button', { name: 'Invite 1' }).click();
    await expect(dialog).toBeHidden();
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
    const submitted = performance.now();
    // The recruiter's list says so without a reload.
    await expect(page.getByRole('row', { name: /Amara Okafor.*Completed/ })).toBeVisible();
    const took = Math.round(performance.now() - submitted);
    test.info().annotations.push({ type: 'from the submission to the row', description: `${took} ms` });
    await theirs.getByRole('link', { name: 'View status' }).click();
    await theirs.getByText('Transcript', { exact: true }).click();
    await theirs.getByText('Ask for a correction').first().click();
    await theirs.getByLabel(/^What your answer to question 1 /).fill('I rolled it back myself.');
    await theirs.getByRole('button', { name: 'Send the correction' }).first().click();
    await expect(theirs.getByText('You asked for a correction')).toBeVisible();
    await context.close();
  });

  await test.step('somebody else declines evaluation by an engine, and is read by people alone', async () => {
    const context = await browser.newContext({ baseURL: server.url });
    const theirs = await context.newPage();
    await theirs.goto(await invitationFromOutbox(page, second));
    await theirs.getByRole('link', { name: 'Create candidate account' }).click();
    await register(theirs, second);
    await verify(theirs, second);
    await theirs.getByRole('link', { name: 'Continue' }).click();
    await expect(theirs.getByRole('heading', { name: 'Your choices' })).toBeVisible();
    for (const radio of await theirs.getByRole('radio', { name: 'Agree' }).all()) await radio.check();
    await theirs.getByRole('radio', { name: 'Decline' }).first().check();
    await theirs.getByRole('button', { name: 'Continue' }).click();
    await theirs.getByRole('button', { name: 'Start interview' }).click();
    await answer(theirs, EVIDENCED_ANSWER);
    await theirs.getByRole('button', { name: 'Finish early…' }).click();
    await theirs.getByRole('button', { name: 'Finish now' }).click();
    await expect(theirs.getByRole('link', { name: 'View status' })).toBeVisible();
    await context.close();
    await expect(page.getByRole('row', { name: /Bruno Lindqvist.*Completed/ })).toBeVisible();
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
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
    test.info().annotations.push({ type: 'keys for five answers', description: `${keys}` });
  });

  await test.step('they answer the correction, and another person’s attempt waits to be rated', async () => {
    const correction = page.getByText('I rolled it back myself.');
    await expect(correction).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(/^Answered: /)).toBeVisible();
    await page.goto('/recruiter/interviews?view=to_rate');
    await expect(page.getByRole('link', { name: second.name }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: candidate.name })).toBeHidden();
  });

  await test.step('the rubric changes in the middle; what was frozen keeps its version', async () => {
    await page.goto(`${workspacePage}?tab=rubric`);
    await page.getByRole('link', { name: 'Edit as v2' }).click();
    const weights = page.getByLabel(/^Weight of/);
    await weights.nth(0).fill('30');
    await weights.nth(1).fill('10');
    await expect(page.getByText('Debugging: 20 → 30 %')).toBeVisible();
    await page.getByRole('button', { name: 'Publish v2' }).click();
    await expect(page.getByRole('region', { name: 'Version 2' })).toBeVisible();
    await expectAccessible(page);
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

  await test.step('reads the report’s list and takes it along as a file', async () => {
    await page.goto('/recruiter/reports');
    await expect(page.getByRole('link', { name: candidate.name }).first()).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /Export|CSV/ })
      .first()
      .click();
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('closing asks what becomes of who is active', async () => {
    await page.goto(workspacePage);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Close…' }).click();
    const dialog = page.getByRole('dialog');
    // Whose interview nobody has rated is decided about by a person, not in bulk.
    await expect(dialog.getByText(second.name)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

/** Counts what is pressed with the pointer on all pages from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let pressed = 0;
  await page.exposeFunction('countPress', () => {
    pressed += 1;
  });
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    window.addEventListener('pointerdown', () => countPress(), { capture: true });
  });
  return async () => pressed;
}

import { validAnswerTo } from '../support/valid-answers.ts';
import {
  expect,
  expectInViewAtEveryWidth,
  expectSoundAtEveryWidth,
  PHONE,
  test,
} from './support/fixtures.ts';
import {
  answer,
  answersOn,
  customize,
  newPerson,
  openAnswers,
  register,
  signIn,
  verify,
} from './support/journey.ts';

test.use(PHONE);

test('somebody joins, practises, and reads a report that shows evidence', async ({ quietPage: page }) => {
  const person = newPerson();
  const asked = page.getByRole('heading', { level: 1 });
  let told = '';
  const check = () => expectSoundAtEveryWidth(page);

  await test.step('finds the way in from the home page', async () => {
    await page.goto('/');
    await check();
    await page.getByRole('link', { name: 'Practice an interview' }).click();
    await expect(page).toHaveURL(/\/auth\/candidate\/register\?next=/);
    await check();
  });

  await test.step('registers, proves the address and is signed in', async () => {
    await register(page, person);
    await check();
    await verify(page, person);
    await expect(page).toHaveURL(/\/candidate\/interviews\/practice$/);
    await expect(page.getByRole('button', { name: /^Start: .* · 3 questions$/ }).first()).toBeVisible();
    await check();
  });

  await test.step('sets a practice interview up', async () => {
    await customize(page);
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByLabel(/Job description/).fill('We look for somebody who debugs, tests and reviews code.');
    await check();
    await page.getByRole('button', { name: 'Start practice' }).click();
  });

  await test.step('answers, and is asked for more', async () => {
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    await check();
    told = validAnswerTo(await asked.innerText());
    await answer(page, 'fine');
    await expect(page.getByText(/Follow-up/)).toBeVisible();
    await answer(page, told);
  });

  await test.step('reads what was found, retries, and goes on', async () => {
    const feedback = page.getByRole('heading', { level: 1, name: 'Feedback on your answer' });
    await expect(feedback).toBeFocused();
    await expectInViewAtEveryWidth(page.getByRole('button', { name: 'Next', exact: true }));
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(page.getByText('Question 1 of 3 · Retry')).toBeVisible();
    await answer(page, told);
    await expect(page.getByRole('group', { name: 'First answer' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Retry 1' })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
    await answer(page, validAnswerTo(await asked.innerText()));
    await expect(page.getByText(/^Question 2 of 3 · /)).toBeVisible();
    if (await page.getByText('Question 2 of 3 · Follow-up').isVisible()) await answer(page, told);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Question 3 of 3')).toBeVisible();
  });

  await test.step('skips the last question', async () => {
    await page.getByRole('button', { name: 'Skip' }).click();
    await check();
    await page.getByRole('button', { name: 'Skip question' }).click();
    await expect(page.getByRole('heading', { name: 'You skipped this question' })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'See report' }).click();
  });

  await test.step('reads the report', async () => {
    await expect(page).toHaveURL(/\/candidate\/reports\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1, name: /Report/ })).toBeVisible();
    await page.getByText('How this was made').click();
    await expect(
      page.getByText('Evidence checklist (rule-based; does not judge correctness)').first(),
    ).toBeVisible();
    await expect(page.getByText('Skipped').first()).toBeVisible();
    await expect(page.locator('mark').first()).toBeHidden();
    await check();
    await openAnswers(page);
    await expect.poll(() => answersOn(page)).toContain(told);
    await expect(page.locator('mark').first()).toBeVisible();
    await check();
  });

  await test.step('prints it, whole and without what is only for the screen', async () => {
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('blockquote').first()).toBeVisible();
    for (const text of ['What this competency looks like', 'What a strong answer shows'])
      await expect(page.getByText(text).last()).toBeHidden();
    for (const role of ['button', 'navigation'] as const)
      for (const one of await page.getByRole(role, { name: /Print|Account/ }).all())
        await expect(one).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Versions of this report' })).toBeHidden();
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  await test.step('finds it again after logging out and in', async () => {
    await page.goto('/candidate/reports');
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await signIn(page, person);
    await check();
    await page.goto('/candidate/reports');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Software engineering/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  });
});

for (const path of [
  '/nowhere',
  '/features',
  '/pricing',
  '/legal/terms',
  '/legal/privacy',
  '/legal/cookies',
  '/dev/outbox',
]) {
  test(`${path} can be read by everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoundAtEveryWidth(page);
  });
}

test('what a browser keeps of how pages look can be switched off', async ({ page }) => {
  await page.goto('/features');
  await page.getByRole('button', { name: /^Theme: / }).click();
  const kept = () => page.evaluate(() => Object.keys({ ...window.localStorage }));
  expect(await kept()).toEqual(['mui-mode']);
  await page.goto('/legal/cookies');
  const remember = page.getByLabel('Remember how pages look in this browser');
  await remember.uncheck();
  expect(await kept()).toEqual(['keep-choices']);
  await page.reload();
  await expect(remember).not.toBeChecked();
});

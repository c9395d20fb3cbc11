import { validAnswerTo } from '../support/valid-answers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { linkFromOutbox, newPerson, register } from './support/journey.ts';

test('somebody tries a question, registers, and practices on with the answer', async ({
  quietPage: page,
}) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Software' }).click();
  const field = page.getByLabel('Your answer');
  await expect(field).toBeFocused();
  const told = validAnswerTo(await page.locator('#try-question').innerText());
  await field.fill(told);
  await field.press('Control+Enter');
  const save = page.getByRole('link', { name: 'Save this and practice on' });
  await expect(save).toBeVisible();
  // What could be added stands within the answer.
  await expect(page.getByRole('blockquote').first()).toContainText(told.slice(0, 40));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await save.click();
  await register(page, person);

  // The mail's link opens a tab of its own, in the same browser.
  const mailed = await page.context().newPage();
  await mailed.goto(await linkFromOutbox(page, person));
  await expect(mailed.getByRole('heading', { level: 1, name: 'Feedback on your answer' })).toBeVisible();
  await expect(mailed).toHaveURL(/\/candidate\/interviews\/session\//);
  await expect(mailed.getByRole('blockquote')).toContainText(told.slice(0, 40));

  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/candidate\/interviews\/practice/);
});

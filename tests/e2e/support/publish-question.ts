import { expect, type Page } from '@playwright/test';
import { validAnswerTo } from '../../support/valid-answers.ts';

/** Publishes what is in the editor, for a reason; gives the dialog, which stays where something is wrong. */
export async function publish(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  return dialog;
}

/** From the open editor of a question to what everybody is asked: samples that are checked, a draft, the preview. */
export async function publishQuestion(page: Page, prompt: string, reason: string): Promise<void> {
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  const shipped = await question.inputValue();
  await question.fill(prompt);
  await page.getByRole('textbox', { name: 'Sample: a sound answer' }).fill(validAnswerTo(shipped));
  await page
    .getByRole('textbox', { name: 'Sample: a weak answer' })
    .fill('I am good at that and always do my best.');
  await expect(page.getByRole('list', { name: 'Checks' })).toContainText('Passed: Sound answer');
  await expect(page.frameLocator('iframe[title="Preview"]').getByText(prompt)).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await publish(page, reason);
  await expect(page.getByRole('table', { name: 'History' })).toContainText(reason);
}

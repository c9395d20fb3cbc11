import { demoAccount } from '../support/demo-account.ts';
import { validAnswerTo } from '../support/valid-answers.ts';
import { expect, expectSoundAtEveryWidth, test } from './support/fixtures.ts';
import { submitCredentials } from './support/journey.ts';
import { publish } from './support/publish-question.ts';

const PROMPT = 'Which fault took you longest to find, and how did you find it?';

test('an edited question goes from draft to preview to published, with its answers checked', async ({
  page,
  server,
}) => {
  await page.goto('/admin/content?kind=question&q=software-01');
  await submitCredentials(page, demoAccount(server.printed, 'admin'));
  await page.getByRole('link', { name: /^Software.* 01:/ }).click();
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  const shipped = await question.inputValue();
  await question.fill(PROMPT);
  await expect(page.getByRole('list', { name: 'To fix before publishing' })).toContainText(
    'Write the sample',
  );
  await page.getByRole('textbox', { name: 'Sample: a sound answer' }).fill('I am good at it.');
  await page
    .getByRole('textbox', { name: 'Sample: a weak answer' })
    .fill('I am good at that and always do my best.');
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks).toContainText('Failed: Sound answer');
  await expect(page.frameLocator('iframe[title="Preview"]').getByText(PROMPT)).toBeVisible();
  await expectSoundAtEveryWidth(page);

  const dialog = await publish(page, 'Clearer wording');
  await expect(dialog.getByRole('alert')).toContainText('Sound answer');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('textbox', { name: 'Sample: a sound answer' }).fill(validAnswerTo(shipped));
  await expect(checks).toContainText('Passed: Sound answer');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await publish(page, 'Clearer wording');
  const history = page.getByRole('table', { name: 'History' });
  await expect(history).toContainText('Clearer wording');
  await expectSoundAtEveryWidth(page);

  await page.goto('/admin/logs');
  await expect(page.getByText('content.published').first()).toBeVisible();
});

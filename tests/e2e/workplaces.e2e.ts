import { demoAccount } from '../support/demo-account.ts';
import { expect, expectSoundAtEveryWidth, test } from './support/fixtures.ts';
import { newPerson, signOut, submitCredentials, verify } from './support/journey.ts';

const guestScreens: [path: string, heading: string, subtitle: string][] = [
  ['/auth/login', 'Welcome back', 'Sign in to your account to continue'],
  ['/admin-login', 'Admin Access', 'Secure login for system administrators'],
  ['/auth/otp', 'Two-Factor Authentication', 'Enter the verification code sent to your device'],
  [
    '/auth/recruiter/register',
    'Create recruiter account',
    'Start hiring the best talent with AI-powered interviews',
  ],
  [
    '/auth/forgot-password',
    'Reset your password',
    'Enter your email address and we will send you a code to reset your password',
  ],
  ['/auth/reset-password', 'Reset Your Password', 'Enter the verification code sent to your email'],
];

for (const [path, heading, subtitle] of guestScreens) {
  test(`${path} has its texts and is accessible`, async ({ quietPage: page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
    await expectSoundAtEveryWidth(page);
  });
}

test('a recruiter registers, completes the profile and finds the own settings', async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth/register');
  await expect(page.getByText('Already have an account?')).toBeVisible();
  await page.getByRole('link', { name: /recruiter/i }).click();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Lanterns Ltd');
  await page.getByLabel('Company size').selectOption('11-50');
  await page.getByLabel('Job title').fill('Head of people');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await verify(page, person);
  await expect(page).toHaveURL(/\/recruiter\/dashboard$/);
  await expect(page.getByText('Lanterns Ltd').first()).toBeVisible();
  await expectSoundAtEveryWidth(page);

  await page.goto('/recruiter/profile');
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Lanterns and Sons');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expectSoundAtEveryWidth(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Company', exact: true })).toHaveValue('Lanterns and Sons');

  await page.goto('/recruiter/billing');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectSoundAtEveryWidth(page);

  for (const tab of ['account', 'password', 'two-factor', 'passkeys', 'devices']) {
    await page.goto(`/recruiter/settings?tab=${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expectSoundAtEveryWidth(page);
  }
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Access denied/ })).toBeVisible();
});

test('each list of a recruiter with candidates is accessible, and no column is cut off', async ({
  page,
  server,
}) => {
  await page.goto('/auth/login?next=/recruiter/dashboard');
  await submitCredentials(page, demoAccount(server.printed, 'recruiter'));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const path of ['dashboard', 'workspaces', 'candidates', 'interviews', 'tests', 'reports']) {
    await page.goto(`/recruiter/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectSoundAtEveryWidth(page);
  }
});

test('an administrator signs in at their own door and sees how the installation is doing', async ({
  page,
  server,
}) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/admin-login\?next=%2Fadmin%2Fusers$/);
  await submitCredentials(page, demoAccount(server.printed, 'candidate'));
  await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await submitCredentials(page, demoAccount(server.printed, 'admin'));
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Accounts' })).toBeVisible();
  await expectSoundAtEveryWidth(page);
  for (const path of [
    'users',
    'logs',
    'content',
    'interview-reports',
    'analytics',
    'subscriptions',
    'subscription-plans',
    'billing',
    'settings',
    'settings?tab=ai',
  ]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectSoundAtEveryWidth(page);
  }
  await page.goto('/admin/profile?tab=devices');
  await expectSoundAtEveryWidth(page);
  await signOut(page);
});

test('a candidate begins a resume, and each of its screens is accessible', async ({ page, server }) => {
  await page.goto('/auth/login?next=/candidate/resume');
  await submitCredentials(page, demoAccount(server.printed, 'candidate'));
  await expect(page.getByRole('heading', { level: 1, name: 'Resume' })).toBeVisible();
  await expectSoundAtEveryWidth(page);
  for (const path of ['/resume-builder', '/resume-builder/create']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectSoundAtEveryWidth(page);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/resume-builder\/[\w-]{20,}$/);
  await expect(
    page
      .getByRole('img', { name: /page 1/i })
      .or(page.locator('canvas'))
      .first(),
  ).toBeVisible();
  await expectSoundAtEveryWidth(page);
});

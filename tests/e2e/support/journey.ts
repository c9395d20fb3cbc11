import { expect, type Page } from '@playwright/test';
import type { Login } from '../../../openapi/gen/types.gen.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** With every kind of evidence in it; for which question it counts, its words decide. */
export const EVIDENCED_ANSWER =
  'Last spring, when I was on call for our shop, customers could not pay. I got stuck and asked a colleague, who explained a null pointer to me. ' +
  'I read the logs, compared them with the release of that day, and I wrote a test that showed the fault. I rolled the ' +
  'change back, told support, and we agreed to review such changes in pairs. As a result, failed payments fell from 4 % ' +
  'to 0.1 % within 2 days.';

let people = 0;

/** Somebody nobody has met yet. */
export function newPerson(): Person {
  people += 1;
  const id = `${process.pid}-${people}`;
  return { name: 'Robin Vale', email: `robin.${id}@mail.example`, password: 'seven quiet lanterns' };
}

/** Fills the registration in and stops where the code is asked for. */
export async function register(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Email Verification' })).toBeVisible();
}

/**
 * Reads the newest mail with a code for an address in the demo's outbox, beside the page. Where an older mail has one
 * too, the `subject` tells them apart: the newer one may still be on its way.
 */
async function mailInOutbox(page: Page, { email }: Pick<Person, 'email'>, subject = 'code'): Promise<string> {
  const { origin } = new URL(page.url());
  const read = async (path: string) => (await page.request.get(origin + path)).text();
  let found = '';
  await expect
    .poll(async () => {
      found = await addressOfMail(page, await read('/dev/outbox'), [email, subject]);
      return found;
    })
    .not.toBe('');
  const mail = await read(found);
  return page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('pre')?.textContent ?? '',
    mail,
  );
}

/** Where the first mail of the outbox is whose line has these words; empty where none is yet. */
const addressOfMail = (page: Page, outbox: string, words: readonly string[]): Promise<string> =>
  page.evaluate(
    ([html, wanted]) => {
      const lines = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('li')];
      const line = lines.find(({ textContent }) => wanted.every((word) => textContent.includes(word)));
      return line?.querySelector('a')?.getAttribute('href') ?? '';
    },
    [outbox, words] as const,
  );

/** The code of the newest such mail. */
export async function codeFromOutbox(
  page: Page,
  person: Pick<Person, 'email'>,
  subject?: string,
): Promise<string> {
  return found(/\b\d{6}\b/, await mailInOutbox(page, person, subject));
}

/** The link of the newest such mail, which brings its code along. */
export async function linkFromOutbox(page: Page, person: Pick<Person, 'email'>): Promise<string> {
  return found(/https?:\S+#code=\d{6}/, await mailInOutbox(page, person));
}

/** The link of the newest invitation to an interview. */
export async function invitationFromOutbox(page: Page, person: Pick<Person, 'email'>): Promise<string> {
  return found(/https?:\S+#invitation=[\w.-]+/, await mailInOutbox(page, person, 'Interview invitation'));
}

/** The link of the newest invitation to join a company. */
export async function joinLinkFromOutbox(page: Page, person: Pick<Person, 'email'>): Promise<string> {
  return found(/https?:\S+#join=[\w.-]+/, await mailInOutbox(page, person, 'Join'));
}

/** The link by which somebody confirms that they applied. */
export async function confirmationFromOutbox(page: Page, person: Pick<Person, 'email'>): Promise<string> {
  return found(/https?:\S+#confirm=[\w.-]+/, await mailInOutbox(page, person, 'Confirm'));
}

function found(pattern: RegExp, text: string): string {
  const match = pattern.exec(text)?.[0];
  if (!match) throw new Error(`No ${pattern} in the mail:\n${text}`);
  return match;
}

/** Enters the code of the mail, which signs in where the account was registered; what follows is the caller's to expect. */
export async function verify(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Code').fill(await codeFromOutbox(page, person));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Email Verification' })).toBeHidden();
}

/** Hands email and password in; what follows is the caller's to expect. */
export async function submitCredentials(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await submitCredentials(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
}

/** Calls an operation beside the page, with its cookies. */
async function post(
  page: Page,
  operation: string,
  call: { data?: object; form?: Record<string, string>; headers?: Record<string, string> },
) {
  const reply = await page.request.post(new URL(`/api/v1/${operation}`, page.url()).href, call);
  expect(reply.ok(), `${operation}: ${reply.status()}`).toBe(true);
  return reply.json();
}

/** Signs in beside the page, which has to show anything of the product, and leaves it as it is. */
export async function signInBeside(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await keepSession(page, await post(page, 'auth/login', { form: { username: email, password } }));
}

async function keepSession(page: Page, { access_token, user }: Login): Promise<void> {
  const session = JSON.stringify({ user, accessToken: access_token, isAuthenticated: true });
  await page.evaluate((saved) => localStorage.setItem('auth', saved), session);
}

/** From nothing to the dashboard, without the pages between: the journey walks through those. */
export async function join(page: Page, origin = '', person = newPerson()): Promise<Person> {
  await joinAs(page, 'candidate', person, { origin });
  return person;
}

/** The same for a recruiter, whose company is named. */
export async function joinAsRecruiter(page: Page): Promise<Person> {
  const person = newPerson();
  const company = { company: 'Harbour Tools', company_size: '11-50', job_title: 'Recruiter' };
  await joinAs(page, 'recruiter', person, { company });
  return person;
}

interface Joining {
  readonly origin?: string;
  readonly company?: object;
}

async function joinAs(
  page: Page,
  role: 'candidate' | 'recruiter',
  person: Person,
  { origin = '', company }: Joining,
): Promise<void> {
  const { name, email, password } = person;
  await page.goto(`${origin}/dev/outbox`);
  const account = { role, full_name: name, email, password, accept_terms: true, company };
  const { challenge_id } = await post(page, 'auth/register', { data: account });
  const proof = { challenge_id, code: await codeFromOutbox(page, person) };
  // The browser that registered is signed in by the code: another sign-in would be a second device.
  const { session } = await post(page, 'auth/verify-email', { data: proof });
  await keepSession(page, session);
  await page.goto(`${origin}/${role}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Opens the choices of a practice, which are closed at first. */
export const customize = (page: Page): Promise<void> => page.getByText('Customize', { exact: true }).click();

/** Opens a practice without feedback in between at its first question; it is started beside the page. */
export async function startPractice(page: Page, questions = 3): Promise<void> {
  const { accessToken } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));
  const headers = { Authorization: `Bearer ${accessToken}` };
  const wish = { role_family: 'software', level: 'mid', question_type: 'mixed', question_count: questions };
  const data = { mode: 'practice', ...wish, feedback_after_each: false };
  const { _id } = await post(page, 'interviews/session', { headers, data });
  await post(page, `interviews/session/${_id}/start`, { headers });
  await page.goto(`/candidate/interviews/session/${_id}`);
  await expect(page.getByText(`Question 1 of ${questions}`)).toBeVisible();
}

/** Types an answer and hands it in; resolves once another question, or the end, is on the page. */
export async function answer(page: Page, text: string): Promise<void> {
  const asked = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: asked })).toBeHidden();
}

/** Opens every question of a report, which are closed at first. */
export async function openAnswers(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  const closed = page.locator('ol > li > details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The answers that a report shows, each as it was given. */
export const answersOn = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('blockquote').allTextContents();

import { readFileSync } from 'node:fs';
import { devices, type Page } from '@playwright/test';
import { readPdf } from '../../src/capabilities/resume-import/pdf/read-pdf.ts';
import { samplePdf } from '../../src/capabilities/resume-import/pdf/sample-pdf.fixture.ts';
import { readWord } from '../../src/capabilities/resume-import/word/read-word.ts';
import { demoAccount } from '../support/demo-account.ts';
import { KilledBrowser } from '../support/killed-browser.ts';
import { linkedInPages } from '../support/linkedin-pdf.ts';
import { expect, expectSoundAtEveryWidth, test } from './support/fixtures.ts';
import { answer, customize, EVIDENCED_ANSWER, join, signInBeside, startPractice } from './support/journey.ts';

/** What a crash may cost at the most. */
const KEPT_WITHIN_MS = 2000;
/** Chromium writes local storage down some seconds later. */
const SESSION_KEPT_MS = 8000;

const CONTACT = /zoe@mail\.example|zoe-zett/i;

test('somebody makes a resume of what LinkedIn knows, applies with it and practices with it', async ({
  quietPage: page,
  browser,
  server,
}) => {
  const person = await join(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const sections = page.getByRole('group', { name: 'Resume' }).getByRole('heading', { level: 2 });
  const firstPage = page.getByRole('img', { name: /page 1 of \d$/ });
  const isSaved = (of = page) => expect(of.getByText(/^Saved \d/)).toBeVisible();

  await test.step('imports the PDF that LinkedIn made, and corrects what is unsure', async () => {
    await page.goto('/resume-builder/create');
    const file = Buffer.from(samplePdf(linkedInPages(['Lantern', 'Night watch'])));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Profile.pdf', mimeType: 'application/pdf', buffer: file });
    await expect(page.getByRole('heading', { name: 'Check the import' })).toBeFocused();
    const unsure = (label: string) => page.getByRole('textbox', { name: label });
    await expect(unsure('Position 2')).toHaveValue('Lantern');
    await unsure('Position 2').fill('Night watch');
    await unsure('Company 2').fill('Lantern');
    await expectSoundAtEveryWidth(page);
    await button('Create resume').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(firstPage).toBeVisible();
  });
  const address = page.url();

  await test.step('reorders the sections by keyboard and by drag', async () => {
    await expect(sections.first()).toBeVisible();
    await button('Move Skills up').press('Enter');
    await button('Move Skills up').press('Enter');
    const names = async () => (await sections.allInnerTexts()).slice(2, 5);
    expect(await names()).toEqual(['Skills', 'Experience', 'Education']);
    await dragSection(page, 'Education', 'Experience');
    expect(await names()).toEqual(['Skills', 'Education', 'Experience']);
    await isSaved();
  });

  await test.step('changes the template and loses nothing', async () => {
    await page.getByLabel('Template').selectOption('compact');
    await page.getByLabel('Paper').selectOption('letter');
    await isSaved();
    const found = await readPdf(await downloaded(page, () => button('Download PDF').click()));
    expect(found.lists.work.map(({ position, name }) => [position?.text, name?.text])).toEqual([
      ['Ward lead', 'City Hospital'],
      ['Night watch', 'Lantern'],
    ]);
    expect(JSON.stringify(found)).toContain('wards that are quiet at night');
  });

  await test.step('undoes all of it, and does it again', async () => {
    const undo = button('Undo');
    while (await undo.isEnabled()) await undo.click();
    await expect(page.getByLabel('Template')).toHaveValue('classic');
    expect((await sections.allInnerTexts()).slice(2, 5)).toEqual(['Experience', 'Education', 'Skills']);
    const redo = button('Redo');
    while (await redo.isEnabled()) await redo.click();
    await expect(page.getByLabel('Template')).toHaveValue('compact');
    expect((await sections.allInnerTexts()).slice(2, 5)).toEqual(['Skills', 'Education', 'Experience']);
    await isSaved();
    await button('History').click();
    await page.getByLabel('Name of this version').fill('Yesterday');
    await button('Keep').click();
    await expect(page.getByText('Yesterday', { exact: true })).toBeVisible();
    await button('Close').click();
  });

  await test.step('goes on on the phone', async () => {
    const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: server.url });
    const other = await phone.newPage();
    await other.goto('/dev/outbox');
    await signInBeside(other, person);
    await other.goto(address);
    await other.getByLabel('Headline').fill('Ward lead and night owl');
    await isSaved(other);
    await other.getByRole('button', { name: 'Pages', exact: true }).click();
    await expect(other.getByRole('img', { name: /page 1 of \d$/ })).toBeVisible();
    await expectSoundAtEveryWidth(other);
    await phone.close();
  });

  await test.step('restores the version of yesterday', async () => {
    await page.reload();
    await expect(page.getByLabel('Headline')).toHaveValue('Ward lead and night owl');
    await button('History').click();
    await button('Restore Yesterday').click();
    await expect(page.getByLabel('Headline')).toHaveValue('Ward lead at City Hospital');
  });

  await test.step('mends two terms of a job description', async () => {
    await page.getByText('Job match', { exact: true }).click();
    await page
      .getByLabel('Job description')
      .fill('You bring:\nExperience with Ventilation\nKnowledge of Telemetry\nTriage');
    const missing = page.getByRole('region', { name: /^Only in the job description/ });
    await expect(missing.getByText('Ventilation')).toBeVisible();
    await expect(missing.getByText('Telemetry')).toBeVisible();
    await button('Add skill group').click();
    await page.getByRole('textbox', { name: 'Group' }).fill('Care');
    await page.getByRole('textbox', { name: /^Skills, with commas/ }).fill('Ventilation, Telemetry');
    await expect(missing.getByText('Ventilation')).toBeHidden();
    await expect(missing.getByText('Telemetry')).toBeHidden();
    await isSaved();
  });

  await test.step('sees what the sign of an icon font costs, and takes it out', async () => {
    const name = page.getByRole('textbox', { name: 'Headline' });
    await name.fill('\u{F0E0} Ward lead');
    await expect(page.getByText(/^No font here has these letters/)).toBeVisible();
    await page.getByText('ATS check', { exact: true }).click();
    await button('Check').click();
    await expect(page.getByText(/^1 of \d+ texts are not read\.$/)).toBeVisible();
    await expect(page.getByText(/It is the sign of an icon font/)).toBeVisible();
    await name.fill('Ward lead');
    await expect(page.getByText(/^No font here has these letters/)).toBeHidden();
    await button('Check again').click();
    await expect(page.getByText(/^All \d+ texts are read\.$/)).toBeVisible();
    await expectSoundAtEveryWidth(page);
  });

  await test.step('exports PDF and Word', async () => {
    const pdf = await readPdf(await downloaded(page, () => button('Download PDF').click()));
    const word = await downloaded(page, async () => {
      await button('Export').click();
      await page.getByRole('menuitem', { name: 'Word (DOCX)' }).click();
    });
    for (const { basics, lists } of [pdf, await readWord(word)]) {
      expect(basics.name?.text).toBe('Zoë Zett');
      expect(lists.work).toHaveLength(2);
    }
  });

  await test.step('shares it without contact data until Friday, and takes it back', async () => {
    await button('Share').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Label (optional)').fill('For the clinic');
    await dialog.getByLabel('Last day (optional)').fill(nextFriday());
    await dialog.getByLabel('Hide contact details').check();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('New link').inputValue();

    const guest = await browser.newContext({ baseURL: server.url });
    const reader = await guest.newPage();
    const seen: string[] = [];
    reader.on('response', async (reply) => {
      if (reply.url().includes('/api/')) seen.push(await reply.text().catch(() => ''));
    });
    await reader.goto('/dev/outbox');
    await signInBeside(reader, demoAccount(server.printed, 'recruiter'));
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1, name: 'Zoë Zett' })).toBeVisible();
    await expect(reader.getByRole('img', { name: /page 1 of \d$/ })).toBeVisible();
    await expectSoundAtEveryWidth(reader);
    const file = await downloaded(reader, () => reader.getByRole('button', { name: 'Download PDF' }).click());
    expect(JSON.stringify(await readPdf(file.slice()))).not.toMatch(CONTACT);
    expect(Buffer.from(file).toString('latin1')).not.toMatch(CONTACT);
    expect(await reader.locator('body').innerText()).not.toMatch(CONTACT);
    expect(seen.join('')).toContain('Zoë Zett');
    expect(seen.join('')).not.toMatch(CONTACT);

    await dialog.getByRole('button', { name: 'Revoke For the clinic' }).click();
    await expect(dialog.getByText(/Revoked\s·\s1\sview/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await reader.reload();
    await expect(reader.getByText('This link was revoked')).toBeVisible();
    await guest.close();
  });

  await test.step('practices with it', async () => {
    await page.goto('/candidate/interviews/practice');
    await customize(page);
    await button('Use my resume').click();
    const given = page.getByLabel(/Job description or resume/);
    await expect(given).toHaveValue(/Ventilation, Telemetry/);
    expect(await given.inputValue()).not.toMatch(CONTACT);
  });

  await test.step('puts what was said in a practice into it, in own words', async () => {
    await startPractice(page);
    await answer(page, EVIDENCED_ANSWER);
    await page.getByRole('button', { name: 'Finish early' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Finish/ })
      .click();
    await expect(page).toHaveURL(/\/candidate\/reports\//);
    await button('Add to resume').click();
    await page.getByLabel('Your bullet point').fill('Brought failed payments to a fortieth in two days.');
    await page.getByLabel('I did this, and these are my words').check();
    await button('Add').click();
    await page.getByRole('link', { name: 'Open it' }).click();
    await button('Ward lead, City Hospital').click();
    await expect(page.getByLabel(/^Achievements/)).toHaveValue(
      'Brought failed payments to a fortieth in two days.',
    );
  });
});

test('one tab writes while another one follows; what was typed outlives the tab and the server', async ({
  page,
  context,
  server,
}) => {
  await join(page);
  await page.goto('/resume-builder/create');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('Headline').fill('First');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(/^You are editing this resume in another tab\./)).toBeVisible();
  await expect(other.getByRole('img', { name: /page 1 of 1$/ })).toBeVisible();
  const followed = other.waitForResponse(async (reply) => (await reply.text()).includes('"Second"'));
  await page.getByLabel('Headline').fill('Second');
  await followed;
  await page.getByLabel('Headline').fill('Third, not saved yet');
  await other.getByRole('button', { name: 'Edit here' }).click();
  await expect(other.getByLabel('Headline')).toHaveValue('Third, not saved yet');
  await expect(page.getByText(/^You are editing this resume in another tab\./)).toBeVisible();

  await server.kill();
  await other.getByLabel('Headline').fill('Fourth');
  await other.waitForTimeout(KEPT_WITHIN_MS);
  await other.close({ runBeforeUnload: false });
  await server.restart();
  // The tab that is left takes it up.
  await page.reload();
  await expect(page.getByLabel('Headline')).toHaveValue('Fourth');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Headline')).toHaveValue('Fourth');
});

test('what was typed two seconds ago outlives the browser and the server, both killed', async ({
  server,
}) => {
  const browser = new KilledBrowser();
  try {
    const page = await browser.start();
    await join(page, server.url);
    await page.goto(`${server.url}/resume-builder/create`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByLabel('Headline').fill('First');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    const address = page.url();
    await page.waitForTimeout(SESSION_KEPT_MS);

    await server.kill();
    await page.getByLabel('Headline').fill('Second');
    await page.waitForTimeout(KEPT_WITHIN_MS);
    await browser.kill();
    await server.restart();

    const again = await browser.start();
    await again.goto(address);
    await expect(again.getByLabel('Headline')).toHaveValue('Second');
    await expect(again.getByText(/^Saved \d/)).toBeVisible();
  } finally {
    await browser.remove();
  }
});

test('a public PDF opens without an account, until its owner takes it back', async ({
  quietPage: page,
  browser,
  server,
}) => {
  await join(page);
  await page.goto('/resume-builder/create');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('Full name').fill('Ottoline Wren');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Label (optional)').fill('For everybody');
  await dialog.getByLabel(/^Public PDF/).check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('New link').inputValue();

  // A browser that nobody signed in to; it shows a PDF, or saves it.
  const guest = await browser.newContext({ baseURL: server.url });
  const opened = guest.waitForEvent('response', (reply) => reply.url() === link);
  await (await guest.newPage()).goto(link).catch(() => {});
  expect((await opened).headers()['content-type']).toBe('application/pdf');
  expect(await guest.cookies()).toEqual([]);
  const file = await guest.request.get(link);
  expect((await readPdf(new Uint8Array(await file.body()))).basics.name?.text).toBe('Ottoline Wren');

  // What was opened twice is two views, however often a browser asked on its way.
  await dialog.getByRole('button', { name: 'Revoke For everybody' }).click();
  await expect(dialog.getByText(/Revoked\s·\s2\sviews\s·\sPublic PDF/)).toBeVisible();
  const gone = await guest.request.get(link);
  expect([gone.status(), (await gone.json()).detail]).toEqual([410, 'This link was revoked.']);
  expect(await gone.text()).not.toContain('Ottoline');
  await guest.close();
});

test('what does not fit on the pages is told with its field, until it fits', async ({ quietPage: page }) => {
  await join(page);
  await page.goto('/resume-builder/create');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Add skill group' }).click();
  await page.getByRole('textbox', { name: 'Group' }).fill('Care');
  await page.getByRole('textbox', { name: /^Skills, with commas/ }).fill('Krankenhausverwaltungen');
  await page.getByLabel('Template').selectOption('sidebar');
  await page.getByLabel('Font size').selectOption('13');
  await page.getByLabel('Margins').selectOption('wide');
  await expect(page.getByText('This does not fit on the pages:')).toBeVisible();
  await expect(page.getByText('Skills 1, Skills: “Care: Krankenhausverwaltungen”')).toBeVisible();
  await page.getByLabel('Font size').selectOption('8');
  await expect(page.getByText('This does not fit on the pages:')).toBeHidden();
});

test('a photo loses what its file says of the place where it was taken', async ({ quietPage: page }) => {
  await join(page);
  await page.goto('/resume-builder/create');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const square = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    canvas.getContext('2d')?.fillRect(8, 8, 32, 32);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(square, 'base64');
  const said = Buffer.from('Exif\0\0GPS 52.5200 N 13.4050 E', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, said.length + 2]);
  const buffer = Buffer.concat([jpeg.subarray(0, 2), head, said, jpeg.subarray(2)]);
  await page.getByLabel('Photo file').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  // What the page's own session reads back; a request's body is not told where it is a stream.
  const kept = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('auth') ?? '{}');
    const path = `/api/v1/resumes/${location.pathname.split('/').at(-1)}`;
    const reply = await fetch(path, { headers: { Authorization: `Bearer ${accessToken}` } });
    return ((await reply.json()).draft.content.basics.image as string).split(',')[1] ?? '';
  });
  const photo = Buffer.from(kept, 'base64').toString('latin1');
  expect(photo.length).toBeGreaterThan(300);
  expect(photo).not.toMatch(/Exif|GPS|13\.4050/);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expect(page.getByRole('img', { name: /page 1 of 1$/ })).toBeVisible();
});

/** Drags a section by its handle to where another one is. */
async function dragSection(page: Page, name: string, to: string): Promise<void> {
  const panel = (of: string) => page.getByRole('region', { name: of, exact: true });
  const handle = panel(name).locator('[data-handle]').first();
  await panel(to).scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const box = await panel(to).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 30, { steps: 8 });
  await page.mouse.up();
}

/** The file that a page gives away. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<Uint8Array<ArrayBuffer>> {
  const download = page.waitForEvent('download');
  await act();
  return new Uint8Array(readFileSync(await (await download).path()));
}

/** As a date field takes it. */
function nextFriday(): string {
  const day = new Date();
  day.setDate(day.getDate() + ((12 - day.getDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
}

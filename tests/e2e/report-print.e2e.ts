import { expect, type Locator, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist';
import { createEngine } from '../../server/modules/assessment/engine.ts';
import { createChatClient } from '../../server/platform/ai/chat-client.ts';
import { createAccount, type TestAccount } from '../support/accounts.ts';
import { AiEndpoint } from '../support/ai-endpoint.ts';
import { practisedReport, soundly } from '../support/reports.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let endpoint: AiEndpoint;
let scoring: TestServer;
let checking: TestServer;

test.beforeAll(async () => {
  endpoint = await AiEndpoint.start();
  endpoint.ask = null;
  const ai = createChatClient(endpoint.settings, { now: () => new Date(), log: { warn: () => {} } });
  await ai.probe();
  const pageDir = process.env['DIST_DIR'] ?? 'dist';
  scoring = await startTestServer({ pageDir, engine: 'pglite', judging: createEngine({ ai }) });
  checking = await startTestServer({ pageDir, engine: 'pglite' });
});
test.afterAll(async () => {
  await scoring?.close();
  await checking?.close();
  await endpoint?.stop();
});

/** Opens a report as somebody does who is signed in. */
async function open(page: Page, server: TestServer, account: TestAccount, reportId: string): Promise<void> {
  const { userId: _id, email, accessToken } = account;
  const user = { _id, email, full_name: 'Robin Vale', role: 'candidate', is_verified: true, is_active: true };
  const auth = JSON.stringify({ user, accessToken, isAuthenticated: true });
  await page.addInitScript((stored) => window.localStorage.setItem('auth', stored), auth);
  await page.goto(`${server.url}/candidate/reports/${reportId}`);
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
}

/** What can be seen on the printed page, in reading order: titles, cells of tables, answers and lists. */
function shownTexts(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const isSeen = (node: Node) => {
      let around = node.parentElement;
      if (!around?.checkVisibility()) return false;
      // What is written for screen readers alone is clipped by the list around it.
      while (around && getComputedStyle(around).clipPath === 'none') around = around.parentElement;
      return around === null;
    };
    const seenText = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let text = '';
      while (walker.nextNode()) if (isSeen(walker.currentNode)) text += walker.currentNode.nodeValue;
      return text.replace(/\s/g, '');
    };
    return [...main.querySelectorAll('h1, h2, h3, h4, th, td, dt, blockquote, li')]
      .map(seenText)
      .filter((text) => text !== '');
  });
}

/** Whether a picture is drawn within its own frame, and not over what stands before it. */
function pictureInPlace(frame: Locator): Promise<boolean> {
  return frame.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const picture = element.querySelector('svg')?.getBoundingClientRect();
    return picture !== undefined && picture.top >= top && picture.bottom <= bottom;
  });
}

/** The text of a PDF and of each page without white space and its number, and what lies beyond the edge of its page. */
async function readPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages: string[] = [];
  const outside: string[] = [];
  const unnumbered: number[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    let text = '';
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      text += item.str.replace(/\s/g, '');
      const [x = 0, y = 0] = item.transform.slice(4) as number[];
      if (x < 0 || x + item.width > width || y < 0 || y > height) outside.push(item.str);
    }
    pages.push(text.replace(`Page${number}of${pdf.numPages}`, ''));
    if (!text.includes(`Page${number}of${pdf.numPages}`)) unnumbered.push(number);
  }
  return { text: pages.join(''), pages, outside, unnumbered };
}

/** The pieces that do not stand in the text after those before them. */
function outOfOrder(pieces: readonly string[], text: string): string[] {
  let at = 0;
  return pieces.filter((piece) => {
    const found = text.indexOf(piece, at);
    if (found >= 0) at = found;
    return found < 0;
  });
}

const notPrinted =
  /Printorsave|Practi[sc]eagain|Startdrill|Retrythis|Evaluateagain|Allreports|Onthispage|Skipto|Dashboard|Logout/;

for (const engine of ['a language model', 'the checklist'] as const) {
  test(`the PDF of a report by ${engine} says what the page says, in its order, and nothing is cut`, async ({
    page,
  }) => {
    const server = engine === 'the checklist' ? checking : scoring;
    const account = await createAccount(server);
    const report = await practisedReport(server, account, soundly, {
      question_type: 'mixed',
      question_count: 5,
    });
    await open(page, server, account, report._id);
    const radar = page.getByRole('img', { name: /^Radar of the AI scores/ });
    if (engine === 'a language model') await expect(radar.locator('svg')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    if (engine === 'a language model') await expect.poll(() => pictureInPlace(radar)).toBe(true);
    const shown = await shownTexts(page);
    expect(shown.length).toBeGreaterThan(20);
    const { text, pages, outside, unnumbered } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThanOrEqual(report.questions.length);
    expect(pages).not.toContain('');
    expect(pages[0]).toMatch(/RobinVale·.+·Practice·[A-Z][a-z]{2}\d{1,2},20\d\d,\d\d:\d\d/);
    expect(text).not.toMatch(/minutesago|justnow/);
    expect({ outside, unnumbered }).toEqual({ outside: [], unnumbered: [] });
    expect(text).not.toMatch(notPrinted);
    expect(outOfOrder(shown, text)).toEqual([]);
    for (const { name } of report.competencies) expect(text).toContain(name.replace(/\s/g, ''));
    for (const { evidence } of report.questions.flatMap(({ assessment }) => assessment ?? []))
      for (const { quote } of evidence) expect(text).toContain(quote.replace(/\s/g, ''));
    if (report.overall?.score) expect(text).toContain(`${report.overall.score}/100`);
  });
}

for (const question_count of [1, 3])
  test(`a printed report of ${question_count} takes no more pages than it has questions, and leaves none half empty`, async ({
    page,
  }) => {
    const account = await createAccount(checking);
    // Practice asks unseen questions first: three short practices ask all that there are of their kind.
    for (let practice = question_count; practice <= 3; practice++) {
      const report = await practisedReport(checking, account, soundly, { question_count });
      await open(page, checking, account, report._id);
      await page.emulateMedia({ media: 'print' });
      const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
      expect(pages.length, report.questions[0]?.prompt).toBeLessThanOrEqual(report.questions.length);
      // The answers begin below the summary.
      expect(pages[0]).toContain('Youranswers');
      await page.emulateMedia({ media: 'screen' });
    }
  });

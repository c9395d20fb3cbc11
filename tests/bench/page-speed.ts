import type { Locator, Page } from '@playwright/test';
import { median, ratio, type Table } from './figures.ts';
import { onStage, type Stage } from './stage.ts';

const LENGTH = 10_000;
const KEYS = 100;
const KEY_BOUND_MS = 16;
const QUESTIONS = 9;
const NEXT_BOUND_MS = 150;

const LINE = 'const total = prices.reduce((sum, price) => sum + price, 0);\n';
const LONG_TEXT = LINE.repeat(Math.ceil(LENGTH / LINE.length)).slice(0, LENGTH);

/** How long the page's own thread works for one key, in ms, in an editor that holds 10,000 characters. */
async function keyCost(page: Page, editor: Locator): Promise<number> {
  await editor.click();
  await page.keyboard.insertText(LONG_TEXT);
  await page.keyboard.press('ArrowUp');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await worked();
  for (let key = 0; key < KEYS; key++) await page.keyboard.press('x');
  return (((await worked()) - before) * 1000) / KEYS;
}

/** Notes in the page when another question is there. */
const watchQuestions = () => {
  let shown = '';
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent || shown;
    if (heading === shown) return;
    shown = heading;
    performance.mark('question');
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/** In the page: from the end of the answer's reply to the question after it, in ms. */
const timeToNext = () => {
  const replied = performance
    .getEntriesByType('resource')
    .findLast(({ name }) => name.endsWith('/answer')) as PerformanceResourceTiming;
  return (performance.getEntriesByName('question').at(-1)?.startTime ?? Number.NaN) - replied.responseEnd;
};

async function nextQuestion(page: Page): Promise<number> {
  const times: number[] = [];
  const count = () => performance.getEntriesByName('question').length;
  for (let number = 1; number < QUESTIONS; number++) {
    await page.getByLabel('Your answer').fill('I compared the logs with the release and wrote a test.');
    const asked = await page.evaluate(count);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForFunction((before) => performance.getEntriesByName('question').length > before, asked);
    times.push(await page.evaluate(timeToNext));
  }
  return median(times);
}

/** A practice on the page, at its first question. */
async function openPractice({ browser, product }: Stage, count: number, type: 'mixed' | 'coding') {
  const { _id } = await product.practise(count, type);
  const context = await browser.newContext({ storageState: product.stateOf('candidate') });
  const page = await context.newPage();
  await page.addInitScript(watchQuestions);
  await page.goto(`${product.url}/candidate/interviews/session/${_id}`);
  return page;
}

async function time(stage: Stage): Promise<Table> {
  const least = await stage.browser.newPage();
  await least.goto(`${stage.site.url}/editors.html`);
  const field = await keyCost(least, least.getByLabel('Your answer'));
  const editor = await keyCost(least, least.getByLabel('Your code'));

  const words = await openPractice(stage, QUESTIONS, 'mixed');
  const next = await nextQuestion(words);
  const answer = await keyCost(words, words.getByLabel('Your answer'));
  const coding = await openPractice(stage, 1, 'coding');
  const code = await keyCost(coding, coding.getByRole('textbox', { name: 'Your code' }));

  const keyRow = (name: string, ms: number, yardstick: number) => [
    name,
    ms.toFixed(1),
    yardstick.toFixed(1),
    ratio(ms, yardstick),
  ];
  const missed: string[] = [];
  if (answer >= KEY_BOUND_MS) missed.push(`a key in an answer: ${answer.toFixed(1)} ms`);
  if (code >= KEY_BOUND_MS) missed.push(`a key in code: ${code.toFixed(1)} ms`);
  if (next > NEXT_BOUND_MS) missed.push(`the next question: ${next.toFixed(1)} ms`);
  return {
    title: 'The session page',
    method:
      `A key: work of the page's thread for each of ${KEYS} keys in ${LENGTH.toLocaleString('en')} characters, ` +
      `bound ${KEY_BOUND_MS} ms; the yardsticks are a bare text field and a bare CodeMirror. The next question: ` +
      `from the end of the server's reply until it is on the page, median of ${QUESTIONS - 1}, bound ${NEXT_BOUND_MS} ms.`,
    columns: ['what', 'ms', 'yardstick, ms', 'ratio'],
    rows: [
      keyRow('a key in an answer', answer, field),
      keyRow('a key in code', code, editor),
      ['the next question after Done', next.toFixed(1), '', ''],
    ],
    missed,
  };
}

/** How soon the session page answers a key, and an answer that is submitted. */
export const measurePageSpeed = () => onStage(time);

import type { Page } from '@playwright/test';
import type { CodeTask, Session } from '../../openapi/gen/types.gen.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { customize, join } from './support/journey.ts';

/** What belongs to coding questions alone, by the names of its files. */
const EDITOR = /code-editor/;
const JAVASCRIPT = /javascript\.worker|emscripten-module/;
const PYTHON = /python\.worker|pyodide|python_stdlib/;

/** The paths of all that the page asks for. */
function requestsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (pattern: RegExp) => paths.filter((path) => pattern.test(path));
}

/** Sets up a coding practice and starts it; gives the first question. */
async function startCoding(page: Page): Promise<CodeTask> {
  await page.goto('/candidate/interviews/practice?question_type=coding');
  await customize(page);
  await expect(page.getByRole('radio', { name: /^Coding/ })).toBeChecked();
  const started = page.waitForResponse(/\/session\/[^/]+\/start$/);
  await page.getByRole('button', { name: 'Start practice' }).click();
  const session: Session = await (await started).json();
  if (!session.current_turn?.code) throw new Error('The question has no code.');
  return session.current_turn.code;
}

/** A function that knows the visible cases by heart, in one line. */
function right({ function_name, cases }: CodeTask): string {
  const known = Object.fromEntries(cases.map((one) => [JSON.stringify(one.arguments), one.expected]));
  return `const ${function_name} = (...values) => (${JSON.stringify(known)})[JSON.stringify(values)];`;
}

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Your code' });
const casesOf = (page: Page) => page.getByRole('region', { name: 'Cases' });
const summaryOf = (page: Page) => casesOf(page).getByRole('status');
const runButtonOf = (page: Page) => page.getByRole('button', { name: 'Run the cases' });
const run = (page: Page) => runButtonOf(page).click();

test('code is written, run and kept, with the keyboard alone', async ({ quietPage: page }) => {
  const requests = requestsOf(page);
  await join(page);
  const task = await startCoding(page);
  const all = task.cases.length;
  await expect(editorOf(page)).toBeVisible();
  await expect.poll(() => requests(EDITOR)).not.toEqual([]);
  expect([...requests(JAVASCRIPT), ...requests(PYTHON)]).toEqual([]);
  await expectAccessible(page);
  // Below the editor, which takes most of the window.
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });

  await runButtonOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'JavaScript' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`const ${task.function_name} = () => console.log("asked") ?? "no";`);
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(summaryOf(page)).toHaveText(`0 of ${all} cases passed.`);
  await expect(casesOf(page).getByText('Different result')).toHaveCount(all);
  await expect(casesOf(page).getByText('asked', { exact: true })).toHaveCount(all);
  await expectAccessible(page);

  await editorOf(page).fill(right(task));
  await expect(summaryOf(page)).toContainText('The code was changed since.');
  await runButtonOf(page).press('Enter');
  await expect(summaryOf(page)).toHaveText(/^(Both|All \d) cases passed\.$/);
  expect(requests(PYTHON)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(editorOf(page)).toContainText('JSON.stringify(values)');
});

test('code that does not end, takes too much or asks for more is stopped', async ({ page }) => {
  await page.clock.install();
  await join(page);
  const task = await startCoding(page);
  const attack = (body: string) => editorOf(page).fill(`function ${task.function_name}() { ${body} }`);

  await attack('for (;;);');
  await run(page);
  await expect(summaryOf(page)).toContainText(/Running case \d/);
  await page.clock.fastForward(6000);
  await expect(
    casesOf(page).getByText('Stopped after 5 seconds: the code did not end.').first(),
  ).toBeVisible();

  await attack('return new ArrayBuffer(2 ** 31 - 1).byteLength;');
  await run(page);
  await expect(
    casesOf(page)
      .getByText(/needed more than 64 MB of memory/)
      .first(),
  ).toBeVisible();

  await attack('return fetch("/config.json");');
  await run(page);
  await expect(casesOf(page).getByText(/fetch/).first()).toBeVisible();

  await attack('for (;;);');
  await run(page);
  await expect(summaryOf(page)).toContainText(/Running case \d/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(summaryOf(page)).toHaveText(`Stopped. 0 of ${task.cases.length} cases passed.`);
  await expect(runButtonOf(page)).toBeFocused();
});

test('Python runs in a worker that reaches nothing', async ({ page }) => {
  const requests = requestsOf(page);
  await join(page);
  const { function_name, cases } = await startCoding(page);
  const python = (body: string) => editorOf(page).fill(`def ${function_name}(*values): ${body}`);
  await editorOf(page).fill('const first = 1;');
  await page.getByRole('radio', { name: 'Python' }).check();
  await expect(editorOf(page)).toContainText('def ');

  // Some case may well expect nothing, but none this.
  await python('print("asked"); return "nothing that a case expects"');
  await run(page);
  await expect(summaryOf(page)).toHaveText(`0 of ${cases.length} cases passed.`, { timeout: 60_000 });
  await expect(casesOf(page).getByText('asked', { exact: true })).toHaveCount(cases.length);
  await expect.poll(() => requests(PYTHON).length).toBeGreaterThanOrEqual(3);
  expect(requests(JAVASCRIPT)).toEqual([]);

  await python('return len([bytearray(10**7) for _ in range(1000)])');
  await run(page);
  await expect(
    casesOf(page)
      .getByText(/needed more than 256 MB of memory/)
      .first(),
  ).toBeVisible();
  await python('return __import__("js").fetch("/config.json")');
  await run(page);
  await expect(
    casesOf(page)
      .getByText(/ModuleNotFoundError/)
      .first(),
  ).toBeVisible();

  const [worker] = page.workers();
  const reached = await worker?.evaluate(async () => {
    const names = ['fetch', 'XMLHttpRequest', 'WebSocket', 'Worker', 'indexedDB', 'importScripts'];
    const address = '/config.json';
    const isImported = await import(address).then(
      () => true,
      () => false,
    );
    return { left: names.filter((name) => name in globalThis), isImported, evaluates: canEvaluate() };

    function canEvaluate() {
      try {
        return new Function('return true')();
      } catch {
        return false;
      }
    }
  });
  expect(reached).toEqual({ left: [], isImported: false, evaluates: false });

  await page.getByRole('radio', { name: 'JavaScript' }).check();
  await expect(editorOf(page)).toHaveText('const first = 1;');
});

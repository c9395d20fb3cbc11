// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

// The editor needs the layout of a real browser, and says nothing to what is tested here.
vi.mock('../../../capabilities/code/editor/code-mirror.tsx', () => {
  throw new Error('There is no editor.');
});

const grammar = vi.hoisted(() => ({ isAway: false }));
vi.mock('../../../capabilities/code/editor/broken-line.ts', async (load) => {
  const real = await load<typeof import('../../../capabilities/code/editor/broken-line.ts')>();
  return {
    ...real,
    brokenLine: (...code: Parameters<typeof real.brokenLine>) => {
      if (grammar.isAway) throw new Error('There is no grammar.');
      return real.brokenLine(...code);
    },
  };
});

const pages = servePages();
beforeEach(async () => {
  grammar.isAway = false;
  await pages.signIn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** The open question, with the field for its code. */
async function question(number: number) {
  await screen.findByText(`Question ${number} of 3`);
  const heading = await screen.findByRole('heading', { level: 1, name: /^Write the function / });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your code' });
  return { name: heading.textContent?.split(' ').at(-1) ?? '', field };
}

async function write(field: HTMLElement, source: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(source);
}

it('a coding practice, from the starter to the report, where the editor cannot be loaded', async () => {
  await pages.visit('/candidate/interviews/practice?question_type=coding');
  await screen.findByText(/JavaScript is run against the cases you see and further ones/);
  expect(screen.queryByLabelText('Job description or resume (optional)')).toBeNull();
  const counts = within(screen.getByRole('group', { name: 'Number of questions' }));
  await userEvent.click(counts.getByRole('radio', { name: '3' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Feedback after each answer' }));
  await press('Start practice');

  const first = await question(1);
  screen.getByText(/The code editor could not be loaded/);
  expect(first.field.value).toContain(`function ${first.name}(`);
  const examples = within(screen.getByRole('list', { name: 'Examples' }));
  expect(examples.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  await press('Done');
  await screen.findByText(/^Write the function first, or choose Skip\./);
  await write(first.field, `function ${first.name}() {\n  if (1) {\n}`);
  await press('Done');
  await screen.findByText(/^JavaScript can’t read line 3\./);
  await write(first.field, 'function other() { return 1; }');
  await press('Done');
  await screen.findByText(new RegExp(`^There’s no function called ${first.name}\\.`));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement === first.field).toBe(true));
  await write(first.field, `function ${first.name}() { return 'nothing of the kind'; }`);
  await press('Run the cases');
  await screen.findByText(/^JavaScript could not be loaded, so nothing was run/);
  await press('Done');

  const second = await question(2);
  await write(second.field, 'const kept = 1;');
  await userEvent.click(screen.getByRole('radio', { name: 'Python' }));
  const inPython = await screen.findByDisplayValue(/^def /);
  await write(inPython, `def ${second.name}(*values):\n    return 1`);
  await userEvent.click(screen.getByRole('radio', { name: 'JavaScript' }));
  await screen.findByDisplayValue('const kept = 1;');
  await userEvent.click(screen.getByRole('radio', { name: 'Python' }));
  await press('Done');

  await question(3);
  await press('Skip');
  await press('Skip question');

  await userEvent.click(await screen.findByRole('link', { name: /report/i }, { timeout: 40_000 }));
  await screen.findByRole('heading', { level: 2, name: 'Run against its cases' });
  screen.getByText(/^Report version 1 · coding questions version \d+$/);
  screen.getByText('0 of 2 points');
  screen.getByText('1 wrong, 1 skipped without a point.');
  screen.getByText('Left out of this: 1 in Python not counted.');
  screen.getByText('1 of 3 answers counted, 1 skipped, 1 in Python not counted');
  const code = screen.getByRole('region', { name: 'Code in JavaScript' });
  expect(code.textContent).toContain('nothing of the kind');
  screen.getByText(/^Passed 0 of \d cases you saw and 0 of \d+ further ones\.$/);
  screen.getByText('Further cases');
  expect(screen.getByRole('region', { name: 'Code in Python' }).textContent).toContain('return 1');
  screen.getByText('Not counted: the server does not run Python');
  screen.getByText(/^The server runs JavaScript only\. In a practice, Python is run in your browser alone/);
  screen.getByRole('button', { name: 'Run the cases' });
  expect(screen.queryByText(/Checklist \d/)).toBeNull();
});

it('what only the server refuses is said at the code, which stays as it was written', async () => {
  grammar.isAway = true;
  const wish = { role_family: 'software', level: 'junior', question_type: 'coding', question_count: 3 };
  const { _id } = await pages.ask('POST', '/api/v1/interviews/session', { mode: 'practice', ...wish });
  await pages.ask('POST', `/api/v1/interviews/session/${_id}/start`);
  await pages.visit(`/candidate/interviews/session/${_id}`);
  const first = await question(1);
  await write(first.field, 'const other = 1;');
  await press('Done');
  await screen.findByText(/^The function that the question asks for is missing\./);
  const { field, name } = await question(1);
  expect(field.value).toBe('const other = 1;');
  expect(screen.queryByText('What you had written')).toBeNull();
  await write(field, `const ${name} = () => 1;`);
  expect(screen.queryByText(/^The function that the question asks for/)).toBeNull();
  await press('Done');
  await question(2);
});

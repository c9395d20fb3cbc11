// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { CodeResult } from '../../../../openapi/gen/types.gen.ts';
import { CodeRunner, type RunEnd } from '../run/code-runner.ts';
import { CasesRunHere } from './cases-run-here.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const cases = [1, 2].map((expected) => ({
  _id: `case-${expected}`,
  arguments: [],
  expected,
  outcome: 'not_run' as const,
  result: null,
  message: null,
}));

const show = (source: string) =>
  render(
    <CasesRunHere
      code={{ function_name: 'one', visible: cases } as unknown as CodeResult}
      answer={{ language: 'python', source }}
    />,
  );

/** Every case comes to 1, and the run ends so. */
function runsEnd(end: RunEnd): void {
  vi.spyOn(CodeRunner.prototype, 'run').mockImplementation(async (_language, request, _limit, observer) => {
    for (const { _id } of request.cases)
      observer.onCaseEnded(_id, { kind: 'value', json: '1', printed: '', cut: false });
    return end;
  });
}

const run = () => userEvent.click(screen.getByRole('button', { name: 'Run the cases' }));
const notKept = /^Your browser has not run this code/;

it('what a run came to is shown again beside the same code, and beside no other', async () => {
  runsEnd('ended');
  const { unmount } = show('def one(): return 1');
  screen.getByText(notKept);
  await run();
  await screen.findByText('1 of 2 cases passed.');
  unmount();

  const again = show('def one(): return 1');
  screen.getByText('As your browser ran them with this code.');
  screen.getByText('1 of 2 cases passed.');
  screen.getByText('Different result');
  again.unmount();

  show('def one(): return  1');
  screen.getByText(notKept);
  expect(screen.getAllByText('Not run')).toHaveLength(2);
});

it('of a run that was stopped nothing is kept', async () => {
  runsEnd('stopped');
  const { unmount } = show('def one(): return 0');
  await run();
  await screen.findByText(/^Stopped\./);
  unmount();
  show('def one(): return 0');
  screen.getByText(notKept);
});

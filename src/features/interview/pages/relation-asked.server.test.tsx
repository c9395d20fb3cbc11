// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';
import type { Session } from '../../../api/gen/types.gen.ts';

const sessions = '/api/v1/interviews/session';
const about = 'How does this relate to the question that was asked?';
const elsewhere =
  'On Sunday I baked a pizza with tomatoes and cheese for my neighbours. First I made the dough, then I cut 3 onions, and in the end everybody ate two pieces of it.';

const pages = servePages();
beforeAll(() => pages.signIn());

it('a follow-up about the link to the question shows that question, and is no reproach', async () => {
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 1 };
  const { _id }: Session = await pages.ask('POST', sessions, { mode: 'practice', ...wish });
  const { current_turn: asked }: Session = await pages.ask('POST', `${sessions}/${_id}/start`);
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await userEvent.click(await screen.findByRole('textbox', { name: 'Your answer' }));
  expect(screen.queryByText('The question that was asked')).toBeNull();
  await userEvent.paste(elsewhere);
  await press('Done');

  await screen.findByRole('heading', { level: 1, name: about });
  screen.getByText(/^Nothing need be wrong with your answer: .* does not call your answer wrong\.$/);
  const question = screen.getByText('The question that was asked').nextElementSibling;
  expect(question?.textContent).toBe(asked?.prompt);
  expect(question?.closest('details')).toBeNull();
  const before = screen.getByText('Your answer to it').closest('details');
  expect(before?.open).toBe(false);
  expect(before?.textContent).toBe(`Your answer to it${elsewhere}`);
});

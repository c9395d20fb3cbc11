// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChoiceCards } from './choice-cards.tsx';

it('offers what is possible and says why something is not', async () => {
  const onChange = vi.fn();
  render(
    <ChoiceCards
      legend="Number of questions"
      value={3}
      onChange={onChange}
      choices={[
        { value: 3, label: '3' },
        { value: 5, label: '5', note: 'Half an hour' },
        { value: 8, label: '8', refusal: 'Only 6 for this choice' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Number of questions' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /3/ }).checked).toBe(true);

  const refused = screen.getByRole<HTMLInputElement>('radio', { name: /8/ });
  expect(refused.disabled).toBe(true);
  expect(screen.getByText('Only 6 for this choice').id).toBe(refused.getAttribute('aria-describedby'));

  await userEvent.click(screen.getByText('Half an hour'));
  expect(onChange).toHaveBeenCalledWith(5);
});

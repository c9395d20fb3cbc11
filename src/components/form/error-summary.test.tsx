// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary, type FormError } from './error-summary.tsx';
import { TextFormField } from './fields/form-field.tsx';

afterEach(cleanup);

function show(...errors: FormError[]) {
  const form = (shown: FormError[]) => (
    <form>
      <ErrorSummary errors={shown} />
      <TextFormField name="company.company" label="Company" />
      <TextFormField name="full_name" label="Full name" />
    </form>
  );
  // A form is there before it is sent.
  render(form([])).rerender(form(errors));
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test.each([
  ['company.company', 'Use at most 120 characters.', 'Company: Use at most 120 characters.'],
  ['full_name', 'Use at most 120 characters.', 'Full name: Use at most 120 characters.'],
  ['full_name', 'Enter your name.', 'Enter your name.'],
  ['nowhere', 'Not this.', 'Not this.'],
  [undefined, 'Not this.', 'Not this.'],
])('of the field %s, "%s" is said as "%s"', (fieldId, message, said) => {
  expect(show({ message, ...(fieldId && { fieldId }) })).toEqual([said]);
});

test('the first field has the focus, and each line leads to its own', async () => {
  const tooLong = 'Use at most 120 characters.';
  show({ message: tooLong, fieldId: 'company.company' }, { message: tooLong, fieldId: 'full_name' });
  await waitFor(() => expect(screen.getByLabelText('Company')).toBe(document.activeElement));
  await userEvent.click(screen.getByRole('link', { name: `Full name: ${tooLong}` }));
  await waitFor(() => expect(screen.getByLabelText('Full name')).toBe(document.activeElement));
});

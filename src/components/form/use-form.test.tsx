// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/http/api-error.ts';
import { TextFormField } from './fields/form-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { useForm } from './use-form.ts';

afterEach(cleanup);

const taken = new ApiError({
  kind: 'http',
  title: 'Error 409',
  text: 'This name is taken.',
  status: 409,
  fieldErrors: [{ field: 'name', message: 'This name is taken.' }],
});

function Form({ refusal }: { readonly refusal?: ApiError }) {
  const { values, failure, summary, field, onSubmit } = useForm({
    initial: { name: '', city: '' },
    check: ({ name, city }) => ({
      ...(!name && { name: 'Enter a name.' }),
      ...(!city && { city: 'Enter a city.' }),
    }),
    send: async () => {
      if (refusal) throw refusal;
    },
  });
  return (
    <form onSubmit={onSubmit}>
      <FormFailure summary={summary} failure={failure} />
      <TextFormField label="Name" {...field('name')} value={values.name} />
      <TextFormField label="City" {...field('city')} value={values.city} />
      <button type="submit">Save</button>
    </form>
  );
}

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const nameField = () => screen.getByLabelText('Name');
const cityField = () => screen.getByLabelText('City');

test('the summary follows the fields, and the focus stays where somebody types', async () => {
  render(<Form />);
  await save();
  expect(lines()).toEqual(['Enter a name.', 'Enter a city.']);
  await waitFor(() => expect(nameField()).toBe(document.activeElement));
  await userEvent.type(cityField(), 'Graz');
  expect(lines()).toEqual(['Enter a name.']);
  expect(cityField()).toBe(document.activeElement);
  await save();
  await waitFor(() => expect(nameField()).toBe(document.activeElement));
  await userEvent.type(nameField(), 'A');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the server refused goes with the change of the field that it is about', async () => {
  render(<Form refusal={taken} />);
  await userEvent.type(nameField(), 'Ada');
  await userEvent.type(cityField(), 'Graz');
  await save();
  await waitFor(() => expect(lines()).toEqual(['This name is taken.']));
  await userEvent.type(nameField(), ' B');
  expect(screen.queryByText('This name is taken.')).toBeNull();
});

test('what a dialog sends does not send the form that it was opened from', async () => {
  const outer = vi.fn();
  render(<form onSubmit={outer}>{createPortal(<Form />, document.body)}</form>);
  await save();
  expect(lines()).toEqual(['Enter a name.', 'Enter a city.']);
  expect(outer).not.toHaveBeenCalled();
});

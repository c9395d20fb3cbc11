import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** The button of that name once it does something: while a write is under way, one that waits for it ignores a click. */
export const usableButton = (name: string | RegExp) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    return button;
  });

/** Clicks the button of that name once it does something. */
export const press = async (name: string | RegExp) => userEvent.click(await usableButton(name));

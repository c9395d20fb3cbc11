// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(() => document.body.replaceChildren());

const timeout = 100;

test('what never came is told with the page that was there instead', async () => {
  document.body.innerHTML = '<p>Something else</p>';
  const told = /Unable to find an element with the text: Saved[\s\S]*Something else/;
  await expect(screen.findByText('Saved', {}, { timeout })).rejects.toThrow(told);
  await expect(waitFor(() => screen.getByText('Saved'), { timeout })).rejects.toThrow(told);
  expect(() => screen.getByText('Saved')).toThrow(told);
});

test('each try is told without the page, which would be written out every time', async () => {
  document.body.innerHTML = '<p>Something else</p>';
  const tries: string[] = [];
  const look = () => {
    try {
      screen.getByText('Saved');
    } catch (error) {
      tries.push(String(error));
      throw error;
    }
  };
  await waitFor(look, { timeout }).catch(() => {});
  expect(tries.length).toBeGreaterThan(0);
  expect(tries.filter((text) => text.includes('Something else'))).toEqual([]);
});

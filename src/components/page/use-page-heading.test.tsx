// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { PageHeader } from './page-header.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Two pages, the first of them open and scrolled down. */
function open() {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const router = createMemoryRouter([
    { path: '/', element: <PageHeader title="First" /> },
    { path: '/second', element: <PageHeader key="second" title="Second" /> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, scrolled };
}

it('a page that is opened leaves focus and place to the browser', () => {
  const { scrolled } = open();
  expect(document.title).toBe('First · Candor');
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).not.toHaveBeenCalled();
});

it('a page that is gone to begins at its heading', async () => {
  const { router, scrolled } = open();
  await act(() => router.navigate('/second'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }));
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('the way back keeps the place, and an address within a page has its own', async () => {
  const { router, scrolled } = open();
  await act(() => router.navigate('/second#below'));
  await act(() => router.navigate(-1));
  screen.getByRole('heading', { name: 'First' });
  expect(scrolled).not.toHaveBeenCalled();
});

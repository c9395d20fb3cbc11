// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Redirect } from './redirect.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function follow(to: string) {
  const load = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={['/old']}>
      <Routes>
        <Route path="/old" element={<Redirect to={to} />} />
        <Route path="/new" element={<p>New</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return load;
}

test.each(['https://docs.candor.example/help?a=1#b', 'http://127.0.0.1:4107/'])(
  'to %s, a page is loaded (§2)',
  (to) => {
    expect(follow(to).mock.calls).toEqual([[to]]);
  },
);

test('to a path of the app, none is', () => {
  expect(follow('/new')).not.toHaveBeenCalled();
  expect(screen.getByText('New')).toBeDefined();
});

// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFound } from './not-found.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Home() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/lost/page')}>
      Get lost
    </button>
  );
}

function open(...history: string[]) {
  render(
    <MemoryRouter initialEntries={history}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/other" element={<p>Other</p>} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an unknown route has status 404, its title and its path (§8)', () => {
  open('/lost/page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error 404: Page Not Found');
  expect(screen.getByText('Page not found: /lost/page')).toBeDefined();
  expect(document.title).toBe('Page Not Found · Candor');
});

test.each(['Back to Home', 'Previous Page'])('without a history, %s goes home', async (name) => {
  open('/lost/page');
  await press(name);
  expect(screen.getByText('Get lost')).toBeDefined();
});

test('Previous Page goes back in history', async () => {
  open('/');
  await press('Get lost');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement));
  await press('Previous Page');
  expect(screen.getByText('Get lost')).toBeDefined();
});

test.each<[boolean, string]>([
  [true, 'Other'],
  [false, 'Get lost'],
])(
  'after a full page load, Previous Page trusts what the browser knows of the history (%s)',
  async (canGoBack, shown) => {
    vi.stubGlobal('navigation', { canGoBack });
    open('/other', '/lost/page');
    await press('Previous Page');
    expect(screen.getByText(shown)).toBeDefined();
  },
);

describe('where an earlier page is of another site, which only the number of entries tells', () => {
  const back = vi.fn();
  beforeEach(() => {
    back.mockReset();
    vi.stubGlobal('navigation', { canGoBack: false });
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    vi.spyOn(window.history, 'back').mockImplementation(back);
  });

  test('Previous Page goes back to it', async () => {
    back.mockImplementation(() => window.dispatchEvent(new Event('beforeunload')));
    open('/lost/page');
    await press('Previous Page');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(back).toHaveBeenCalledOnce();
    expect(screen.queryByText('Get lost')).toBeNull();
  });

  test('and home where the other entries came after this one', async () => {
    open('/lost/page');
    await press('Previous Page');
    await screen.findByText('Get lost');
    expect(back).toHaveBeenCalledOnce();
  });
});

test.each([
  '/<img src=x onerror=alert(1)>',
  '/"><script>alert(1)</script>',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/{{7*7}}',
  '/%E0%A4%A',
  '/%',
  '/\u202egnp.exe',
  `/${'x'.repeat(5000)}`,
])('a hostile path is shown as text: %s', (path) => {
  open(path);
  const shown = screen.getByText(/^Page not found: /);
  expect(shown.textContent).toBe(`Page not found: ${path}`);
  expect(shown.children).toHaveLength(0);
});

let isBroken: boolean;
beforeEach(() => {
  isBroken = true;
  // React reports the crash to the console, which is what D18 asks for.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function Fragile() {
  if (isBroken) throw new Error('boom');
  return <p>Mended</p>;
}

const crash = (path: string) => (
  <MemoryRouter>
    <p>Rest of the app</p>
    <ErrorBoundary path={path} isFramed>
      <Fragile />
    </ErrorBoundary>
  </MemoryRouter>
);

test('a crash shows the error page in its place, and the rest lives (D18)', async () => {
  render(crash('/a'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('An unexpected error occurred.');
  expect(screen.getByText('Rest of the app')).toBeDefined();
  expect(console.error).toHaveBeenCalled();
  isBroken = false;
  await press('Back to Home');
  expect(screen.getByText('Mended')).toBeDefined();
});

test('a part of the page that did not arrive can be asked for again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const Missing = () => {
    throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  };
  render(
    <MemoryRouter>
      <ErrorBoundary path="/a">
        <Missing />
      </ErrorBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByText('This page could not be loaded. Check your connection.')).toBeDefined();
  await press('Retry');
  expect(reload).toHaveBeenCalledOnce();
});

test('another path is another chance', () => {
  const { rerender } = render(crash('/a'));
  isBroken = false;
  rerender(crash('/b'));
  expect(screen.getByText('Mended')).toBeDefined();
});

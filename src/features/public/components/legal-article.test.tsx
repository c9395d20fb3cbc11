// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { CookiesPage } from '../pages/cookies-page.tsx';
import { PrivacyPage } from '../pages/privacy-page.tsx';
import { TermsPage } from '../pages/terms-page.tsx';

afterEach(cleanup);

describe.each([
  ['Terms of use', 'November 24, 2026', '2026-11-24', TermsPage],
  ['Cookies', 'November 28, 2026', '2026-11-28', CookiesPage],
  ['Privacy', 'November 28, 2026', '2026-11-28', PrivacyPage],
])('%s', (title, day, version, Page) => {
  it('has a dated version and contents that lead to every section', () => {
    const { container } = render(<Page />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(day).getAttribute('datetime')).toBe(version);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const linked = [...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link.textContent]);
    const sections = [...container.querySelectorAll('section > h2')].map((h2) => [h2.id, h2.textContent]);
    expect(linked).toEqual(sections);
    expect(new Set(linked.map(([id]) => id)).size).toBe(linked.length);
  });
});

// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../../openapi/gen/types.gen.ts';
import { jane, renderPage, stubOfEachTest } from '../../../testing/render-page.tsx';
import { TryIt } from '../trial/try-it.tsx';
import { HomePage } from './home-page.tsx';

const stub = stubOfEachTest();

const show = (user?: User) =>
  renderPage(<HomePage />, { origin: stub.origin, url: '/', ...(user && { user }) });
const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('HomePage', () => {
  it('leads a newcomer to register: to practice, or to hire', () => {
    show();
    expect(targets()).toEqual([
      '/auth/candidate/register?next=%2Fcandidate%2Finterviews%2Fpractice',
      '/auth/recruiter/register',
    ]);
  });

  it('leads a candidate to the dashboard and to practice, a recruiter to the dashboard alone', () => {
    show(jane);
    expect(targets()).toEqual(['/candidate/dashboard', '/candidate/interviews/practice']);
    expect(screen.queryByRole('region', { name: 'Try a real question' })).toBeNull();
  });

  it('leads a recruiter to the dashboard alone', () => {
    show({ ...jane, role: 'recruiter' });
    expect(targets()).toEqual(['/recruiter/dashboard']);
  });

  it('has one first heading and names every section by its own', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Interviews that show their evidence · Candor');
    for (const name of [
      'Try a real question',
      'See a report',
      'How answers are evaluated',
      'What we don’t do',
    ])
      expect(screen.getByRole('region', { name })).toBeTruthy();
  });

  it('has a sample that is marked as one, and shows where each check was found', async () => {
    show();
    const sample = within(screen.getByRole('figure'));
    expect(sample.getByText('Sample')).toBeTruthy();
    const outcome = sample.getByRole('button', { name: /^What came of it/ });
    await userEvent.click(outcome);
    expect(outcome.getAttribute('aria-pressed')).toBe('true');
    expect(sample.getByRole('status').textContent).toMatch(/^Not found\. What would show it: a sentence/);
    await userEvent.click(sample.getByRole('button', { name: /^The situation/ }));
    expect(outcome.getAttribute('aria-pressed')).toBe('false');
    expect(sample.getByRole('status').textContent).toBe('');
  });

  it('offers the roles also where it is drawn without a browser’s storage', () => {
    expect(renderToString(<TryIt />)).toContain('Marketing');
  });
});

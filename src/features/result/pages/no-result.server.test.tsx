// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  decideOnConsents,
  type InterviewWish,
  inviteToInterview,
} from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { paths } from '../../../lib/paths.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const pages = servePages();
beforeEach(() => pages.signIn());

const declines = () => false;
const agrees = () => true;

it.each<[InterviewWish, () => boolean, string, string | null]>([
  [{ opensAt: inDays(-3), closesAt: inDays(-1) }, agrees, 'This interview expired without an attempt', null],
  [{}, declines, 'You declined what this interview requires', 'Open the invitation'],
  [{}, agrees, 'You have not submitted an attempt yet', 'Open the invitation'],
])(
  'without an attempt the page says why there is no result, and nothing failed: %#',
  async (wish, decide, title, link) => {
    const id = await inviteToInterview(pages.server, pages.account.email, wish);
    await decideOnConsents(pages.server, pages.account, id, decide);
    await pages.visit(paths.candidate.result(id));
    await screen.findByRole('heading', { level: 2, name: title });
    const way = screen.queryByRole('link', { name: 'Open the invitation' });
    expect(way?.getAttribute('href') ?? null).toBe(link && paths.candidate.interview(id));
    expect(screen.queryByText(/^Error 404$/)).toBeNull();
  },
);

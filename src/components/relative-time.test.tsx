// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formatAbsolute } from '../lib/relative-time.ts';
import { DatedTime } from './dated-time.tsx';
import { RelativeTime } from './relative-time.tsx';

afterEach(cleanup);

const value = '2020-01-05T09:00:00.000Z';
const absolute = formatAbsolute(Date.parse(value));
const time = () => screen.getByText(/years ago/).closest('time') as HTMLElement;

it('a relative time carries the absolute one in its text, and as a title for who points at it', () => {
  render(<RelativeTime value={value} />);
  expect(time().textContent).toMatch(/^\d+ years ago \(.+\)$/);
  expect(time().textContent).toContain(absolute);
  expect([time().title, time().getAttribute('datetime')]).toEqual([absolute, value]);
});

it('a dated one shows it anyway, so a title would say it twice', () => {
  render(<DatedTime value={value} />);
  expect(time().textContent).toContain(absolute);
  expect(time().title).toBe('');
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formatAbsolute } from '../lib/relative-time.ts';
import { DatedTime } from './dated-time.tsx';
import { RelativeTime } from './relative-time.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

const minuteMs = 60_000;
const noon = Date.UTC(2026, 10, 22, 12);
const ago = (ms: number) => <RelativeTime value={new Date(noon - ms).toISOString()} />;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const told = () => screen.getAllByText(/ago|now/).map(({ textContent }) => textContent?.trim());

it('the same time reads the same wherever it stands, whenever it appeared', () => {
  vi.useFakeTimers({ now: noon });
  const { rerender } = render(<div>{ago(4.5 * minuteMs)}</div>);
  expect(told()).toEqual(['4 minutes ago']);
  pass(0.6 * minuteMs);
  rerender(
    <div>
      {ago(4.5 * minuteMs)}
      {ago(4.5 * minuteMs)}
    </div>,
  );
  expect(told()).toEqual(['5 minutes ago', '5 minutes ago']);
});

it('all of them move on once a minute by one timer, which ends with the last of them', () => {
  vi.useFakeTimers({ now: noon });
  const { unmount } = render(
    <div>
      {ago(0)}
      {ago(minuteMs)}
    </div>,
  );
  expect(vi.getTimerCount()).toBe(1);
  pass(minuteMs);
  expect(told()).toEqual(['1 minute ago', '2 minutes ago']);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('a page that comes to the front again tells the time of then', () => {
  vi.useFakeTimers({ now: noon });
  render(ago(0));
  vi.setSystemTime(noon + 90 * minuteMs);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(told()).toEqual(['1 hour ago']);
});

// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRoomOnScreen } from './use-room-on-screen.ts';

const matches = { print: false, '(min-width: 600px)': false };
const listeners = new Set<() => void>();

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: keyof typeof matches) => ({
    get matches() {
      return matches[query];
    },
    addEventListener: (_type: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_type: string, listen: () => void) => listeners.delete(listen),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function change(isPrinted: boolean, isWide: boolean): void {
  act(() => {
    Object.assign(matches, { print: isPrinted, '(min-width: 600px)': isWide });
    for (const listen of [...listeners]) listen();
  });
}

it.each([true, false])('paper has what was on the screen: %s', (isWide) => {
  change(false, isWide);
  const { result } = renderHook(useRoomOnScreen);
  change(true, !isWide);
  expect(result.current).toBe(isWide);
  change(false, isWide);
  expect(result.current).toBe(isWide);
});

it('a screen that was made wider has room', () => {
  change(false, false);
  const { result } = renderHook(useRoomOnScreen);
  change(false, true);
  expect(result.current).toBe(true);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBroughtIntoView } from './speech-status.tsx';

const scroll = vi.fn();
beforeEach(() => {
  scroll.mockClear();
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scroll);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Status({ words }: { readonly words: string }) {
  const place = useBroughtIntoView(words);
  return (
    <>
      <textarea aria-label="Your answer" />
      <div ref={place}>{words}</div>
    </>
  );
}

it('shows what changed, but neither what is there from the start nor a figure that grows', () => {
  const { rerender } = render(<Status words="" />);
  rerender(<Status words="Sent: 1 of 3." />);
  rerender(<Status words="Sent: 2 of 3." />);
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'smooth' }]]);
  rerender(<Status words="It could not be written down." />);
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('does not glide where that is not wanted', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { rerender } = render(<Status words="" />);
  rerender(<Status words="Written down." />);
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'auto' }]]);
});

it('leaves who types where they are', () => {
  const { rerender } = render(<Status words="" />);
  screen.getByRole('textbox').focus();
  rerender(<Status words="Written down." />);
  expect(scroll).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LongTextField, lengthProblem } from './long-text-field.tsx';

afterEach(cleanup);

it.each([
  ['as long as it may be', 'abc', null],
  ['as long as it may be in emojis', '🙂🙂🙂', null],
  ['longer by one', 'abcd', 'Too long by 1 character.'],
  ['longer by two emojis', '🙂🙂🙂🙂🙂', 'Too long by 2 characters.'],
])('a text %s', (_how, text, problem) => expect(lengthProblem(text, 3)).toBe(problem));

it('counts characters as the server does', () => {
  render(<LongTextField label="Note" value="🙂🙂" maxLength={3} error={null} onChange={() => {}} />);
  screen.getByText('2 of 3 characters');
});

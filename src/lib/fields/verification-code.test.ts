import { describe, expect, it } from 'vitest';
import { codeFromFragment, tidyCode } from './verification-code.ts';

describe('tidyCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['Your code: 123456', '123456'],
    ['1234567', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('%j becomes %j', (typed, expected) => {
    expect(tidyCode(typed)).toBe(expected);
  });
});

describe('codeFromFragment', () => {
  it.each([
    ['#code=123456', '123456'],
    ['#code=000001', '000001'],
    ['code=123456', '123456'],
    ['#code=12345', null],
    ['#code=1234567', null],
    ['#code=12345a', null],
    ['#code=', null],
    ['#main', null],
    ['', null],
  ])('%j gives %j', (fragment, expected) => {
    expect(codeFromFragment(fragment)).toBe(expected);
  });
});

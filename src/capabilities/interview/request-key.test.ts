import { describe, expect, it } from 'vitest';
import { requestKey } from './request-key.ts';

describe('requestKey', () => {
  let next = 0;
  const newKey = () => `key-${++next}`;
  it('stays for the same contents and changes with them', () => {
    const first = requestKey(null, { a: 1 }, newKey);
    expect(requestKey(first, { a: 1 }, newKey)).toBe(first);
    expect(requestKey(first, { a: 2 }, newKey).key).not.toBe(first.key);
  });
});

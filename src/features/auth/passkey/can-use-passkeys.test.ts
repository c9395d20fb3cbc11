// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canUsePasskeys } from './can-use-passkeys.ts';

describe('canUsePasskeys', () => {
  beforeEach(() => void vi.stubGlobal('PublicKeyCredential', class {}));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['https://candor.example', true],
    ['http://localhost:3000', true],
    ['https://10.example', true],
    ['http://127.0.0.1:3000', false],
    ['http://192.168.178.20', false],
    ['http://[::1]:3000', false],
  ])('at %s: %s', (origin, expected) => {
    Reflect.get(window, 'happyDOM').setURL(`${origin}/auth/login`);
    expect(canUsePasskeys()).toBe(expected);
  });
});

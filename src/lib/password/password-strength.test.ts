import { describe, expect, it } from 'vitest';
import { passwordRefusal } from './password-refusal.ts';
import { estimateStrength } from './password-strength.ts';

const jane = { fullName: 'Jane Fairweather', email: 'jane.fairweather@mail.example' };

describe('estimateStrength', () => {
  it.each([
    ['aaaaaaaaaaaa', 0],
    ['123456789012', 0],
    ['abcabcabcabc', 0],
    ['passwordpassword', 0],
    ['p4ssw0rd2024', 0],
    ['qwertyuiop12', 0],
    ['janefairweather', 0],
    ['Jane.Fairweather1', 0],
    ['monkeydragon12', 1],
    ['tr0ub4dorAnd3', 3],
    ['kv9#mTz!qLw2', 3],
    ['teapot umbrella gravel', 4],
    ['Zug nach Görlitz, Gleis 7', 4],
    ['电池订书钉马正确正确电池订书钉马', 4],
  ])('gives %j the score %i', (password, score) => {
    expect(estimateStrength(password, jane).score).toBe(score);
  });

  it('never falls when an unguessable character is added', () => {
    let previous = 0;
    for (let length = 1; length <= 20; length += 1) {
      const { score } = estimateStrength('xkfvoqzjwbhtudmycgpn'.slice(0, length), jane);
      expect(score).toBeGreaterThanOrEqual(previous);
      previous = score;
    }
  });
});

describe('passwordRefusal', () => {
  it.each([
    ['', 'Choose a password.'],
    ['eleven char', 'Use at least 12 characters; 1 to go.'],
    ['x'.repeat(1025), 'Use at most 1024 characters.'],
    ['janefairweather', 'Do not make the password of your name or email address.'],
    ['Fairweather-1984', 'Do not make the password of your name or email address.'],
    ['jane.fairweather@mail.example', 'Do not make the password of your name or email address.'],
    ['Fairweather-1984-abc', 'Do not make the password of your name or email address.'],
    ['Fairweather-1984-abcd', null],
    ['teapot umbrella gravel', null],
    ['jane likes fairweather', null],
    ['            ', null],
    ['🦔'.repeat(12), null],
  ])('%j: %j', (password, expected) => {
    expect(passwordRefusal(password, jane)).toBe(expected);
  });

  it('counts characters, not their parts', () => {
    expect(passwordRefusal('🦔'.repeat(11), jane)).toBe('Use at least 12 characters; 1 to go.');
  });

  it('knows nobody when nothing is typed yet', () => {
    expect(passwordRefusal('teapot umbrella', { fullName: '', email: '' })).toBeNull();
  });
});

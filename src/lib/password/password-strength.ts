import { commonWords, keyboardRuns } from './guessable-parts.ts';
import { type PersonalWords, wordsOf } from './personal-words.ts';

export type StrengthScore = 0 | 1 | 2 | 3 | 4;

export interface PasswordStrength {
  /** 0 is guessed at once, 4 is out of reach. */
  score: StrengthScore;
  label: string;
}

const labels = ['Very easy to guess', 'Easy to guess', 'Fair', 'Good', 'Strong'] as const;

/** Of a password that stands on lists, however it looks. */
export const guessedAtOnce: PasswordStrength = { score: 0, label: labels[0] };

/** Bits an attacker has to go through before the next score begins. */
const thresholds = [22, 32, 39, 50] as const;
/** An unknown character is worth what zxcvbn gives it: ten tries, whatever its class. */
const bitsPerCharacter = Math.log2(10);
const bitsPerWord = 9;
const bitsPerPersonalWord = 2;
const bitsPerRun = 5;
const bitsPerYear = 6;
/** Characters looked at; what comes after them cannot change the score of anything but a repeat. */
const furthestLook = 256;

/** Estimates how hard a password is to guess: words, runs, repeats and years count little, the rest in full. */
export function estimateStrength(password: string, personal: PersonalWords): PasswordStrength {
  const bits = guessingBits(password, wordsOf(personal));
  const score = thresholds.filter((threshold) => bits >= threshold).length as StrengthScore;
  return { score, label: labels[score] };
}

function guessingBits(password: string, personalWords: string[]): number {
  const text = unrepeated(plainLetters(password.slice(0, furthestLook)));
  let bits = 0;
  let at = 0;
  while (at < text.length) {
    const part = cheapestPart(text.slice(at), personalWords);
    bits += part.bits;
    at += part.length;
  }
  return bits;
}

interface Part {
  length: number;
  bits: number;
}

function cheapestPart(rest: string, personalWords: string[]): Part {
  const candidates: Part[] = [
    { length: longestPrefix(rest, personalWords), bits: bitsPerPersonalWord },
    { length: longestPrefix(rest, commonWords), bits: bitsPerWord },
    { length: runLength(rest), bits: bitsPerRun },
    { length: /^(19|20)\d\d/.test(rest) ? 4 : 0, bits: bitsPerYear },
  ];
  const longest = candidates.reduce((best, part) => (part.length > best.length ? part : best));
  return longest.length >= 3 ? longest : { length: 1, bits: bitsPerCharacter };
}

function longestPrefix(text: string, words: readonly string[]): number {
  return words.reduce((length, word) => (text.startsWith(word) ? Math.max(length, word.length) : length), 0);
}

/** Length of "aaaa", "abcd", "4321" or "qwert" at the start of the text. */
function runLength(text: string): number {
  return Math.max(stepRun(text, 0), stepRun(text, 1), stepRun(text, -1), keyboardRun(text));
}

function stepRun(text: string, step: number): number {
  let length = 1;
  while (length < text.length && text.charCodeAt(length) - text.charCodeAt(length - 1) === step) length += 1;
  return length;
}

function keyboardRun(text: string): number {
  let length = 0;
  while (length < text.length && keyboardRuns.some((row) => row.includes(text.slice(0, length + 1))))
    length += 1;
  return length;
}

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Lower case, and "p4ssw0rd" as "password"; digits next to digits stay, they may be a year or a run. */
function plainLetters(password: string): string {
  return password
    .toLowerCase()
    .replace(/(?<!\d)[013457](?!\d)|[@$!](?=\p{L})/gu, (character) => lookalikes[character] ?? character);
}

/** "abcabcabc" as "abc": a block said again adds almost nothing. */
function unrepeated(text: string): string {
  const block = /^(.+?)\1+$/u.exec(text);
  return block?.[1] ?? text;
}

import { describe, expect, it } from 'vitest';
import { basesOf } from './inflection.ts';
import { sameWord } from './words.ts';

const same = (a: string, b: string) => sameWord(basesOf(a), basesOf(b));

describe('basesOf', () => {
  it.each([
    ['reproduce', 'reproduced'],
    ['reproduce', 'reproducing'],
    ['log', 'logs'],
    ['crash', 'crashes'],
    ['reply', 'replied'],
    ['reply', 'replies'],
    ['stop', 'stopping'],
    ['fix', 'fixed'],
    ['use', 'using'],
    ['agree', 'agreed'],
    ['copied', 'copying'],
    ['tell', 'told'],
    ['steal', 'stolen'],
    ['leave', 'left'],
    ["don't", "didn't"],
    ['prioritise', 'prioritized'],
    ['behaviour', 'behaviors'],
  ])('%s and %s are one word', (a, b) => {
    expect(same(a, b)).toBe(true);
  });

  it.each([
    ['note', 'not'],
    ['the', 'thing'],
    ['see', 'seed'],
    ['us', 'use'],
    ['new', 'news'],
    ['hour', 'hor'],
    ['past', 'paste'],
    ['analysis', 'analysi'],
    ['class', 'clas'],
  ])('%s and %s are two', (a, b) => {
    expect(same(a, b)).toBe(false);
  });
});

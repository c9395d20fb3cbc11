import { expect, it } from 'vitest';
import { sayHow, sayInEnglish, sayMore } from './say-more.ts';

it('what was asked in stored sessions is still recognised: a new wording needs the old one beside it', () => {
  expect([sayMore, sayHow, sayInEnglish]).toEqual([
    'Could you say a little more about this, in your own words?',
    'How does this relate to the question that was asked?',
    'Candor can only read English so far. Could you say this in English?',
  ]);
});

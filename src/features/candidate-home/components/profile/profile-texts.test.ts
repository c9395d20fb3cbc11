import { expect, test } from 'vitest';
import { profileOf, profileProblems, profileTexts } from './profile-texts.ts';

const none = { headline: '', skills: '', links: '' };

test('a profile comes back from its texts as it was', () => {
  const profile = { headline: 'Engineer', skills: ['SQL', 'C++'], links: ['https://a.example'] };
  expect(profileOf(profileTexts({ ...profile, saved_at: null }))).toEqual(profile);
});

test('lines without a word are no entries', () => {
  expect(profileOf({ ...none, skills: '\n SQL \r\n\n  \nGo' }).skills).toEqual(['SQL', 'Go']);
});

test.each([
  ['nothing', none],
  ['as much as there may be', { ...none, headline: 'x'.repeat(120), skills: 'x'.repeat(60) }],
  ['links of both kinds', { ...none, links: 'https://a.example\nHTTP://b.example/c?d#e' }],
])('%s is right', (_case, texts) => {
  expect(Object.values(profileProblems(texts)).filter(Boolean)).toEqual([]);
});

test.each<[keyof typeof none, string, string]>([
  ['headline', 'x'.repeat(121), 'Use at most 120 characters.'],
  ['headline', 'a\u200bb', 'Remove invisible characters.'],
  ['skills', 'x\n'.repeat(51), 'Name at most 50 skills.'],
  ['skills', `SQL\n${'x'.repeat(61)}`, `“${'x'.repeat(30)}…” is too long. Use at most 60 characters a line.`],
  [
    'links',
    'https://a.example\nb.example',
    '“b.example” isn’t a web address. Start it with https:// or http://.',
  ],
  [
    'links',
    'javascript:alert(1)',
    '“javascript:alert(1)” isn’t a web address. Start it with https:// or http://.',
  ],
])('%s: %j is told', (field, text, message) => {
  expect(profileProblems({ ...none, [field]: text })[field]).toBe(message);
});

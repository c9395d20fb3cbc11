import { expect, test } from 'vitest';
import { linkProblems, tidyProfile } from './profile-texts.ts';

test('blanks, empty entries and repetitions go; the first spelling stays', () => {
  const skills = [' SQL ', 'sql', '', '  ', 'C++', 'c'];
  expect(
    tidyProfile({ headline: ' Engineer ', skills, links: [' https://a.example ', 'https://a.example'] }),
  ).toEqual({ headline: 'Engineer', skills: ['SQL', 'C++', 'c'], links: ['https://a.example'] });
});

test.each(['https://person.example', 'http://person.example/a?b#c', 'HTTPS://PERSON.EXAMPLE/work'])(
  '%s is taken',
  (link) => expect(linkProblems({ links: [link] })).toEqual([]),
);

test.each([
  'person.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://person.example',
  'mailto:me@person.example',
  'https:person.example',
  'https://',
  'https://user:secret@person.example',
  'https://user@person.example',
  'https://person.example/a b',
])('%s is refused by name', (link) => {
  const message = `“${link}” isn’t a web address. Start it with https:// or http://.`;
  expect(linkProblems({ links: ['https://fine.example', link] })).toEqual([{ field: 'links', message }]);
});

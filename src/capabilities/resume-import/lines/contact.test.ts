import { expect, test } from 'vitest';
import { contactParts } from './contact.ts';

const textsOf = (line: string) => contactParts(line).map(({ text }) => text);

test('the pictures beside contact data are left out, and signs that are written are kept', () => {
  expect(textsOf('☎ +49 221 5550199 | ✉️ ada@mail.example | 📍 Köln')).toEqual([
    ...['+49 221 5550199', 'ada@mail.example', 'Köln'],
  ]);
  expect(textsOf('Scrum Master® | ул. Мира, № 5')).toEqual(['Scrum Master®', 'ул. Мира, № 5']);
});

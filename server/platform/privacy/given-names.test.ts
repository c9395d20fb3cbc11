import { expect, test } from 'vitest';
import { withoutPersonalData } from './personal-data.ts';

/** Eight of each of seven origins. */
const names =
  'Anna Emily Oliver Jack Sophie Thomas Hannah Lukas Mohammed Fatima Ahmed Aisha Omar Layla Yusuf Khadija Wei Mei Jun Yuki ' +
  'Haruto Min-jun Thanh Linh Priya Rahul Ananya Arjun Deepika Vikram Sanjay Lakshmi Chidi Ngozi Kwame Amina Tendai Oluwaseun ' +
  'Zanele Femi Olga Ivan Katarzyna Piotr Zoltan Svetlana Dragan Milica Maria José Carlos Lucía Giovanni Chiara João Beatriz';

const whole = ['Nguyen Van Thanh', 'Femi Adeyemi', 'Anna Berg', 'Olga Ivanova'];

const sentences: readonly ((name: string) => string)[] = [
  (name) => `Then ${name} told me that the report was wrong, so I asked ${name} for the table.`,
  (name) => `My manager ${name} agreed. I showed it to ${name}'s team.`,
  (name) => `I sat down with ${name}, and we read the log.`,
];

test('whatever somebody is called, by one name or all of them, a model reads the same', () => {
  const read = (say: (name: string) => string, name: string) => withoutPersonalData(say(name), []);
  const told = [...names.split(' '), ...whole].flatMap((name) =>
    sentences.filter((say) => read(say, name) !== say('[name]')).map((say) => say(name)),
  );
  expect(told).toEqual([]);
});

test('a name that opens a sentence is one too, where it is no word', () => {
  expect(withoutPersonalData('Priya was my lead. Mark the row first.', [])).toBe(
    '[name] was my lead. Mark the row first.',
  );
});

test.each(['In June and May we met.', 'We used the Albert Hall.', 'Monte Carlo gave 40 000 runs.'])(
  'names nobody: %s',
  (text) => {
    expect(withoutPersonalData(text, [])).toBe(text);
  },
);

test.each([
  ['My number is 0151 2345678, call me.', 'My number is [phone], call me.'],
  ['You can reach me on 555 0134 22.', 'You can reach me on [phone].'],
  ['my mobile number is 07700 900123', 'my mobile number is [phone]'],
  ['Our number of orders rose to 40 000 000.', 'Our number of orders rose to 40 000 000.'],
])('a telephone number that words point at: %s', (text, shown) =>
  expect(withoutPersonalData(text, [])).toBe(shown),
);

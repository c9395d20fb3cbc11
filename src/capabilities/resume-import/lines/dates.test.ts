import { expect, test } from 'vitest';
import { RESUME_WORDS } from '../../../lib/resume-words.ts';
import { findDates } from './dates.ts';

test('a period is read in every language that a resume can be written in', () => {
  const missed: string[] = [];
  for (const [language, { ongoing }] of Object.entries(RESUME_WORDS)) {
    for (let month = 0; month < 12; month += 1)
      for (const length of ['short', 'long'] as const) {
        const date = new Intl.DateTimeFormat(language, {
          ...{
            month: length,
            year: 'numeric',
            timeZone: 'UTC',
            numberingSystem: 'latn',
            calendar: 'gregory',
          },
        }).format(Date.UTC(2019, month, 2));
        const found = findDates(`${date} – ${ongoing}`);
        if (
          found?.start !== `2019-${`${month + 1}`.padStart(2, '0')}` ||
          found.end !== '' ||
          found.rest !== ''
        )
          missed.push(`${language}: ${date} – ${ongoing}`);
      }
  }
  expect(missed).toEqual([]);
});

test('a word before a year that is a month elsewhere is none', () => {
  expect(findDates('Team led 2020 – Present')).toMatchObject({ start: '2020', rest: 'Team led' });
});

test('a short month of another language is none at the end of a name', () => {
  expect(findDates('Time Out 2015 – 2018')).toMatchObject({ start: '2015', rest: 'Time Out' });
  expect(findDates('Dollar Mart 2019 – Present')).toMatchObject({ start: '2019', rest: 'Dollar Mart' });
  expect(findDates('Banco Azul\tout. 2015 – atual')).toMatchObject({ start: '2015-10', rest: 'Banco Azul' });
  for (const period of ['May 2019 to Sept. 2020', 'Mai 2019 bis Sept. 2020'])
    expect(findDates(`Acme\t${period}`)).toMatchObject({ start: '2019-05', end: '2020-09', rest: 'Acme' });
  expect(findDates('Acme Sept 2019 – Juin 2020')).toMatchObject({ start: '2019-09', end: '2020-06' });
  for (const period of ['Mai 2019 – heute', 'Mai 2019 – Juni 2021'])
    expect(findDates(`Acme GmbH ${period}`)).toMatchObject({ start: '2019-05', rest: 'Acme GmbH' });
  expect(findDates('Banco Azul, set 2019')).toMatchObject({ start: '2019-09', rest: 'Banco Azul' });
});

import { expect, test } from 'vitest';
import { VARIABLES } from './env.ts';
import { misspelledNames } from './env-names.ts';

const namesIn = (...names: string[]) =>
  misspelledNames(Object.fromEntries(names.map((name) => [name, 'a value'])), VARIABLES);

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['AI_BASEURL', 'AI_BASE_URL'],
  ['AI_BASE_ULR', 'AI_BASE_URL'],
  ['PUBLIC_UR', 'PUBLIC_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
  ['TRUST_PROXIES', undefined],
])('%s was meant to be %s', (name, meant) => {
  const expected = meant ? [`${name} is not a variable of this program. Did you mean ${meant}?`] : [];
  expect(namesIn(name)).toEqual(expected);
});

test('what begins as ours alone do is named, too', () => {
  expect(namesIn('SMTP_HOST', 'AI_TEMPERATURE')).toEqual([
    'SMTP_HOST is not a variable of this program, and changes nothing.',
    'AI_TEMPERATURE is not a variable of this program, and changes nothing.',
  ]);
});

test('ours, absent ones and those of other programs are not', () => {
  const foreign = [
    ...['PATH', 'HOME', 'HOSTNAME', 'PORTS', 'HOSTS', 'MAIL', 'MAILCHECK', 'LOGNAME', 'LANG', 'TERM'],
    ...['NODE_PATH', 'NODE_OPTIONS', 'XDG_DATA_DIRS', 'DATABASE_HOST', 'DATABASE_PASSWORD', 'HTTP_PROXY'],
    ...['PGDATABASE', 'GOOGLE_APPLICATION_CREDENTIALS', 'npm_lifecycle_event', 'PUBLIC_KEY', 'LOG_FILE'],
    ...['HTTP_URL', 'API_URL', 'BASE_URL', 'KUBERNETES_PORT', 'DEMOS', 'AIRFLOW_HOME', 'JAVA_DIR'],
  ];
  expect(namesIn(...foreign, ...VARIABLES)).toEqual([]);
  expect(misspelledNames({ SMPT_URL: '', SMTP_HOST: undefined }, VARIABLES)).toEqual([]);
});

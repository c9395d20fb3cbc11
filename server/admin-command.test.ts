import { expect, test } from 'vitest';
import { readAdminCommand, UsageError } from './admin-command.ts';

const email = 'ada@navy.example';

test.each([
  [['add', ' Ada@Navy.example '], { name: 'add', email, promote: false }],
  [['add', '--promote', email], { name: 'add', email, promote: true }],
  [['unlock', email], { name: 'unlock', email, resetSecondFactor: false }],
  [['unlock', email, '--reset-second-factor'], { name: 'unlock', email, resetSecondFactor: true }],
  [['demote', email], { name: 'demote', email }],
  [['list'], { name: 'list' }],
])('%j', (words, command) => {
  expect(readAdminCommand(words)).toEqual(command);
});

test.each([
  [[]],
  [['remove', email]],
  [['add']],
  [['add', email, 'bob@navy.example']],
  [['add', '--force', email]],
  [['demote', '--promote', email]],
  [['list', email]],
])('%j is told how it goes', (words) => {
  expect(() => readAdminCommand(words)).toThrow(UsageError);
  expect(() => readAdminCommand(words)).toThrow(/^Use: npm run admin -- add EMAIL/);
});

test.each(['ada', 'ada@', '', `${'a'.repeat(250)}@navy.example`])('%j is no address', (address) => {
  expect(() => readAdminCommand(['add', address])).toThrow(`${JSON.stringify(address)} is no email address.`);
});

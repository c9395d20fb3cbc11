import { describe, expect, test } from 'vitest';
import type { Installation } from '../../../openapi/gen/types.gen.ts';
import { installationTabs } from './installation-rows.ts';

const installation: Installation = {
  public_url: 'http://localhost:3000',
  database: 'embedded',
  audit_log: 'tamper_evident',
  mail: 'outbox',
  social_providers: [],
  passkeys_usable: true,
  engine: { name: 'rules', label: 'Checklist', version: '1.0.0', reason: 'AI is not configured' },
  is_demo: false,
};

function row(tabId: string, name: string, change: Partial<Installation> = {}) {
  const tab = installationTabs.find(({ id }) => id === tabId);
  const found = tab?.rowsOf?.({ ...installation, ...change }).find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no ${name} in ${tabId}.`);
  return found;
}

describe('says how it is', () => {
  test.each<[string, string, Partial<Installation>, string]>([
    ['sign-in', 'Public address', {}, 'http://localhost:3000'],
    ['sign-in', 'Passkeys', {}, 'Can be used'],
    ['sign-in', 'Passkeys', { passkeys_usable: false }, 'Cannot be used'],
    ['sign-in', 'Accounts and sessions', {}, 'Kept in the embedded database'],
    ['sign-in', 'Accounts and sessions', { database: 'postgresql' }, 'Kept in PostgreSQL'],
    ['sign-in', 'Audit log', {}, 'Tamper-evident, not tamper-proof'],
    ['sign-in', 'Audit log', { audit_log: 'tamper_proof' }, 'Tamper-proof'],
    ['sign-in', 'Demo accounts', {}, 'Off'],
    ['sign-in', 'Demo accounts', { is_demo: true }, 'On'],
    ['email', 'Delivery', {}, 'Not sent'],
    ['email', 'Delivery', { mail: 'smtp' }, 'Sent by SMTP'],
    ['ai', 'Engine', {}, 'Checklist'],
  ])('%s: %s with %j is %s', (tab, name, change, value) => {
    expect(row(tab, name, change).value).toBe(value);
  });
});

test('names the variables, and none where none has an effect', () => {
  expect(row('sign-in', 'Passkeys').variables).toEqual(['PUBLIC_URL']);
  expect(row('ai', 'Engine').variables).toEqual([]);
  expect(row('ai', 'Engine').note).toContain('AI is not configured.');
});

test('tells of the outbox page only where there is one', () => {
  expect(row('email', 'Delivery').note).not.toContain('/dev/outbox');
  expect(row('email', 'Delivery', { is_demo: true }).note).toContain('/dev/outbox');
  expect(row('email', 'Delivery', { is_demo: true, mail: 'smtp' }).note).toBeUndefined();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem, SettingsSection, SettingsSectionName } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs } from '../../../tests/support/hiring.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { sectionNames, sections } from './sections.ts';

let server: TestServer;
let admin: TestAccount;

beforeAll(async () => {
  server = await startTestServer({ env: { settingsKey: 'a-key-of-this-test-that-is-long-enough' } });
  admin = await createAccount(server, 'admin');
});
afterAll(() => server.close());

/** What each section holds before somebody gets one of its settings wrong. */
const STORED: Readonly<Record<SettingsSectionName, object>> = {
  ai: { base_url: 'https://ai.example/v1', model: 'small-model' },
  email: { smtp_host: 'mail.example', smtp_port: 2525, mail_from: 'jobs@acme.example' },
  'sign-in': { second_factor_recruiter: true },
  retention: { application_months: 20, log_days: 7, outbox_days: 9 },
  features: { practice: false },
  limits: { sign_ups_an_hour: 33, practices_a_day: 44 },
  seller: { name: 'Acme GmbH', address: 'Weg 1\n10115 Berlin', tax_number: 'DE123456789' },
};

const LONG = 'x'.repeat(501);

/** Every setting there is, wrong in the ways it can be. */
const WRONG: Readonly<Record<SettingsSectionName, Readonly<Record<string, readonly unknown[]>>>> = {
  ai: {
    base_url: [
      7,
      'nonsense',
      'ftp://ai.example',
      'https://me:secret@ai.example/v1',
      `https://${LONG}`,
      'a\nb',
    ],
    model: [7, LONG, 'one\ntwo', ''],
    question_model: [true, LONG, 'one\ntwo'],
    transcription_model: [7, LONG, 'one\ntwo'],
    speech_model: [7, LONG, 'one\ntwo'],
    speech_voice: [7, LONG, 'one\ntwo'],
  },
  email: {
    smtp_host: [
      ...[7, 'a b', LONG, 'https://mail.example', '99999999999999999999', '1.2.3.4.5', '256.1.1.1'],
      ...['mail.example:25', ':'],
    ],
    smtp_port: [0, 65_536, 2.5, 'many', null],
    smtp_security: ['some', null, 7],
    smtp_user: [7, LONG, 'one\ntwo'],
    mail_from: [7, 'nobody', 'a@b.example, c@d.example', LONG],
    audit_note_email: [7, 'nobody', 'a@b.example, c@d.example', LONG],
    support_email: [7, 'nobody', 'a@b.example, c@d.example', LONG],
  },
  'sign-in': {
    google_client_id: [7, LONG, 'one\ntwo'],
    linkedin_client_id: [7, LONG, 'one\ntwo'],
    second_factor_admin: ['no', null, 0],
    second_factor_recruiter: ['no', null, 0],
  },
  retention: {
    application_months: [11, 49, 12.5, 'many', null, true],
    log_days: [0, 31, 1.5, 'many', null],
    outbox_days: [0, 31, 1.5, 'many', null],
  },
  features: Object.fromEntries(
    [
      'candidate_sign_up',
      'recruiter_sign_up',
      'trial',
      'practice',
      'live',
      'open_links',
      'resume_sharing',
    ].map((name) => [name, ['no', null, 0]]),
  ),
  limits: {
    sign_ups_an_hour: [0, 10_001, -3, 'many', null],
    practices_a_day: [0, 1001, 1.5, 'many', null],
  },
  seller: {
    name: [7, LONG, 'one\ntwo', '', '\u2060', null],
    address: [7, LONG, 'x\n'.repeat(7).concat('x'), ' \n ', 'Weg\u200b 1', null],
    tax_number: [7, LONG, 'one\ntwo'],
    bank_details: [7, LONG, 'x\r\n'.repeat(7).concat('x')],
    contact_email: [7, 'nobody', 'a@b.example, c@d.example', LONG],
  },
};

const settings = async () =>
  (await callAs(server, admin, 'admin')<{ items: SettingsSection[] }>('GET', '/settings')).body.items;
const put = (section: string, values: object, version: number) =>
  callAs(server, admin, 'admin')<SettingsSection & Problem>('PUT', `/settings/${section}`, {
    values,
    secrets: {},
    reason: 'Our policy of this year',
    version,
  });

test.each(sectionNames)('no setting of %s is left out', (name) => {
  expect(Object.keys(WRONG[name]).toSorted()).toEqual(Object.keys(sections[name].schema.shape).toSorted());
});

describe.each(sectionNames)('%s', (name) => {
  beforeAll(async () => {
    expect((await put(name, STORED[name], 0)).status).toBe(200);
  });

  test.each(Object.keys(WRONG[name]))(
    'a wrong %s is refused by one sentence beside it, and the old one stays',
    async (field) => {
      const before = await settings();
      for (const wrong of WRONG[name][field] ?? []) {
        const { status, body } = await put(name, { ...STORED[name], [field]: wrong }, 1);
        expect([status, body.errors?.map((one) => one.field)], JSON.stringify(wrong)).toEqual([422, [field]]);
        expect(body.errors?.[0]?.message).toMatch(/^[A-Z][^\n]+\.$/);
      }
      expect(await settings()).toEqual(before);
    },
  );
});

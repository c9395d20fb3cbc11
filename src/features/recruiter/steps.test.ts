import { expect, test } from 'vitest';
import type { Passkey, RecruiterProfile } from '../../../openapi/gen/types.gen.ts';
import { firstSteps } from './steps.ts';

const secondFactor = {
  is_owed: false,
  enabled_at: null,
  email_codes: false,
  recovery_codes_left: 0,
  trusted_devices: 0,
};
const acme: RecruiterProfile = { company: 'Acme', company_size: '1-10', job_title: 'Recruiter' };
const passkey: Passkey = { _id: 'p', name: 'Key', created_at: '2026-11-20T10:00:00Z', last_used_at: null };

test.each([
  [null, false, [], 0, [false, false, false, false]],
  [acme, false, [], 0, [true, false, false, false]],
  [null, true, [], 0, [false, false, true, false]],
  [null, false, [passkey], 0, [false, false, false, true]],
  [acme, true, [passkey], 2, [true, true, true, true]],
])(
  'profile %j, second factor %s, passkeys %j, %i workspaces',
  (profile, isEnabled, passkeys, workspaces, done) => {
    const security = { second_factor: { ...secondFactor, is_enabled: isEnabled }, passkeys };
    expect(firstSteps({ profile, security, workspaces }).map(({ isDone }) => isDone)).toEqual(done);
  },
);

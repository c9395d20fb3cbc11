import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const endpoint = { AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'small-model' };

describe('readEnv', () => {
  test('needs nothing', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      demo: false,
      publicUrl: 'http://localhost:3000',
      socialProviders: {},
    });
  });

  test.each([
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: '::1' }, 'http://localhost:3000'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000'],
    [{ HOST: '2001:db8::1' }, 'http://[2001:db8::1]:3000'],
    [{ PUBLIC_URL: 'https://candor.example/' }, 'https://candor.example'],
  ])('takes %j to be reached at %s', (source, publicUrl) => {
    expect(readEnv(source).publicUrl).toBe(publicUrl);
  });

  test.each([
    [{}, 'Candor <no-reply@localhost>'],
    [{ PUBLIC_URL: 'https://candor.example' }, 'Candor <no-reply@candor.example>'],
    [{ PUBLIC_URL: 'http://192.0.2.7' }, 'Candor <no-reply@localhost>'],
    [{ MAIL_FROM: 'jobs@acme.example' }, 'jobs@acme.example'],
    [{ MAIL_FROM: 'Acme & Söhne <jobs@acme.example>' }, 'Acme & Söhne <jobs@acme.example>'],
  ])('with %j mails are from %s', (source, mailFrom) => {
    expect(readEnv(source).mailFrom).toBe(mailFrom);
  });

  test.each([
    [{}, 'support@localhost'],
    [{ PUBLIC_URL: 'https://candor.example' }, 'support@candor.example'],
    [{ MAIL_FROM: 'Candor <no-reply@acme.example>' }, 'support@localhost'],
    [{ MAIL_FROM: 'Acme <jobs@acme.example>' }, 'jobs@acme.example'],
    [{ MAIL_FROM: 'jobs@acme.example', SUPPORT_EMAIL: 'help@acme.example' }, 'help@acme.example'],
  ])('with %j people write to %s', (source, supportEmail) => {
    expect(readEnv(source).supportEmail).toBe(supportEmail);
  });

  test('takes an empty variable for an absent one', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ HOST: '999.1.1.1' }, 'HOST must be a host name or an address of this machine.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ DEMO: 'yes' }, 'DEMO must be true, false, 1 or 0.'],
    [{ PUBLIC_URL: 'candor' }, 'PUBLIC_URL must be an address such as https://candor.example.'],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a whole number from 1 to 1000.'],
    [{ SUPPORT_EMAIL: 'Help <help@acme.example>' }, 'SUPPORT_EMAIL must look like help@candor.example.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name.'],
    [
      { DATABASE_OWNER_URL: 'postgres://owner:word@host:5432/name' },
      'DATABASE_URL must be set where DATABASE_OWNER_URL is.',
    ],
    ...['s3', 'https://s3.example/bucket', 'https://k:s@s3.example', 'https://k:s@s3.example/a/b'].map(
      (address): [Record<string, string>, string] => [
        { S3_URL: address },
        'S3_URL must look like https://KEY:SECRET@host/bucket?region=eu-central-1.',
      ],
    ),
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must look like smtp://user:password@host:587.'],
    [{ GOOGLE_CLIENT_ID: 'us' }, 'GOOGLE_CLIENT_SECRET must be set where GOOGLE_CLIENT_ID is.'],
    [{ LINKEDIN_CLIENT_SECRET: 'x' }, 'LINKEDIN_CLIENT_ID must be set where LINKEDIN_CLIENT_SECRET is.'],
    [{ AI_BASE_URL: 'ai.example' }, 'AI_BASE_URL must be an address such as https://ai.example/v1.'],
    [{ AI_BASE_URL: 'https://ai.example/v1' }, 'AI_MODEL must be set where AI_BASE_URL is.'],
    [{ AI_MODEL: 'small-model' }, 'AI_BASE_URL must be set where AI_MODEL is.'],
    [{ AI_API_KEY: 'sk-1' }, 'AI_BASE_URL must be set where AI_API_KEY is.'],
    [{ AI_TRANSCRIPTION_MODEL: 'ear' }, 'AI_BASE_URL must be set where AI_TRANSCRIPTION_MODEL is.'],
    [{ AI_SPEECH_VOICE: 'sage' }, 'AI_BASE_URL must be set where AI_SPEECH_VOICE is.'],
    [{ ...endpoint, AI_SPEECH_VOICE: 'sage' }, 'AI_SPEECH_MODEL must be set where AI_SPEECH_VOICE is.'],
    [{ ...endpoint, AI_SPEECH_MODEL: 'mouth' }, 'AI_SPEECH_VOICE must be set where AI_SPEECH_MODEL is.'],
    [{ AI_API_KEY: 'sk-1\n' }, 'AI_API_KEY must be one line of plain characters without blanks.'],
    [
      { AI_BASE_URL: 'https://user:secret@ai.example/v1', AI_MODEL: 'small-model' },
      'AI_BASE_URL must hold no user name, password, query or fragment; a key belongs in AI_API_KEY.',
    ],
    [{ GOOGLE_URL: 'local' }, 'GOOGLE_URL must be an address such as http://localhost:4000.'],
  ])('refuses %j in one sentence', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(new EnvError(sentence));
  });

  test.each(['/app', '/?a=1', '/#a', '//'])('refuses a PUBLIC_URL that goes on with %s', (rest) => {
    const sentence =
      'PUBLIC_URL must end after the host and port, as in https://candor.example: page and API are served at the root.';
    expect(() => readEnv({ PUBLIC_URL: `https://candor.example${rest}` })).toThrow(new EnvError(sentence));
  });

  test.each([
    'Candor',
    'a@b@c',
    'Candor no-reply@candor.example',
    'a@b.example, c@d.example',
    'a\nb <a@b.example>',
  ])('refuses mail from %j', (address) => {
    const sentence = 'MAIL_FROM must look like no-reply@candor.example or Candor <no-reply@candor.example>.';
    expect(() => readEnv({ MAIL_FROM: address })).toThrow(new EnvError(sentence));
  });

  test('knows the language model whose address and name are set', () => {
    const source = { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'small-model' };
    const ai = { baseUrl: 'http://localhost:11434/v1', model: 'small-model' };
    expect(readEnv({}).ai).toBeUndefined();
    expect(readEnv(source).ai).toEqual({ ...ai, apiKey: undefined });
    expect(readEnv({ ...source, AI_API_KEY: 'sk-1' }).ai).toEqual({ ...ai, apiKey: 'sk-1' });
  });

  test('knows who listens and who speaks', () => {
    expect(readEnv({ ...endpoint, AI_TRANSCRIPTION_MODEL: 'ear' }).ai?.transcriptionModel).toBe('ear');
    const speech = { AI_SPEECH_MODEL: 'mouth', AI_SPEECH_VOICE: 'sage' };
    expect(readEnv({ ...endpoint, ...speech }).ai?.voice).toEqual({ model: 'mouth', name: 'sage' });
  });

  test('knows the providers whose id and secret are set', () => {
    const google = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret' };
    const linkedin = { LINKEDIN_CLIENT_ID: 'we', LINKEDIN_CLIENT_SECRET: 'hidden' };
    expect(
      readEnv({ ...google, ...linkedin, LINKEDIN_URL: 'http://localhost:4000/' }).socialProviders,
    ).toEqual({
      google: { clientId: 'us', clientSecret: 'secret', url: undefined },
      linkedin: { clientId: 'we', clientSecret: 'hidden', url: 'http://localhost:4000' },
    });
    expect(Object.keys(readEnv(google).socialProviders)).toEqual(['google']);
  });

  test('names every variable that is wrong', () => {
    expect(() => readEnv({ PORT: '0', DEMO: 'maybe' })).toThrow(/^PORT .*\.\nDEMO .*\.$/);
  });
});

import { z } from 'zod';
import type {
  FieldProblem,
  LockedSetting,
  Seller,
  SettingsSectionName,
} from '../../../openapi/gen/types.gen.ts';
import type { AiSettings } from '../../platform/ai/ai-settings.ts';
import type { ChosenNumber, Feature } from '../../platform/installation-choices.ts';
import { isVisibleText } from '../../platform/visible-text.ts';
import { isPlainWebAddress } from '../../platform/web-address.ts';
import type { SocialProviders } from '../auth/social/social-providers.ts';

export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What the environment says; it wins over what is stored. */
export interface SettingsEnv {
  readonly ai?: AiSettings | undefined;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  readonly supportEmail: string;
  /** Which of the two are set, and not only taken from the public address. */
  readonly namedMail: readonly ('MAIL_FROM' | 'SUPPORT_EMAIL')[];
  readonly socialProviders: SocialProviders;
}

/** One subject of the settings. */
interface Section {
  /** Every setting with what it may be, and what it is where nothing is stored. */
  readonly schema: z.ZodObject;
  readonly secrets: readonly string[];
  /** Where the secrets are sent to. */
  readonly sentTo: (values: Values) => string | null;
  /** What one setting says of another; `has` says whether there is a secret. */
  readonly check: (values: Values, has: (secret: string) => boolean) => readonly FieldProblem[];
  readonly locked: (env: SettingsEnv) => readonly LockedSetting[];
  /** What the environment says of those it locks, as it is shown. */
  readonly ofEnv: (env: SettingsEnv) => Values;
}

/** But for the ends of lines. */
const areVisible = (text: string) => text.split(/[\r\n]/).every(isVisibleText);

const line = (longest: number) =>
  z
    .string('Enter a text.')
    .trim()
    .max(longest, `Use at most ${longest} characters.`)
    .refine((text) => !/[\r\n]/.test(text), 'Use one line.')
    .refine(areVisible, 'Remove invisible characters.')
    .nullable()
    .transform((text) => text || null)
    .default(null);

/** A text of a few lines. */
const lines = (longest: number, most: number) =>
  z
    .string('Enter a text.')
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .refine((text) => text.length <= longest, `Use at most ${longest} characters.`)
    .refine((text) => text.split('\n').length <= most, `Use at most ${most} lines.`)
    .refine(areVisible, 'Remove invisible characters.')
    .nullable()
    .transform((text) => text || null)
    .default(null);

const model = line(200);

const onOrOff = (byDefault: boolean) => z.boolean('Choose on or off.').default(byDefault);

const ai: Section = {
  schema: z.object({
    base_url: line(500).refine(
      (address) => address === null || isPlainWebAddress(address),
      'Enter an address such as https://ai.example/v1, without a user name, a password or a query.',
    ),
    model,
    question_model: model,
    transcription_model: model,
    speech_model: model,
    speech_voice: model,
  }),
  secrets: ['api_key'],
  sentTo: ({ base_url: address }) =>
    typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null,
  check: (values) => {
    const problems: FieldProblem[] = [];
    if (values['base_url'] && !values['model'])
      problems.push({ field: 'model', message: 'Enter the model that evaluates answers.' });
    if (values['speech_model'] && !values['speech_voice'])
      problems.push({ field: 'speech_voice', message: 'Enter the voice of the speech model.' });
    if (values['speech_voice'] && !values['speech_model'])
      problems.push({ field: 'speech_model', message: 'Enter the model that has this voice.' });
    return problems;
  },
  locked: (env) =>
    env.ai
      ? [
          { name: 'base_url', variable: 'AI_BASE_URL' },
          { name: 'api_key', variable: 'AI_API_KEY' },
          { name: 'model', variable: 'AI_MODEL' },
          { name: 'question_model', variable: 'AI_MODEL' },
          { name: 'transcription_model', variable: 'AI_TRANSCRIPTION_MODEL' },
          { name: 'speech_model', variable: 'AI_SPEECH_MODEL' },
          { name: 'speech_voice', variable: 'AI_SPEECH_VOICE' },
        ]
      : [],
  ofEnv: ({ ai: env }) => ({
    base_url: env?.baseUrl ?? null,
    model: env?.model ?? null,
    question_model: null,
    transcription_model: env?.transcriptionModel ?? null,
    speech_model: env?.voice?.model ?? null,
    speech_voice: env?.voice?.name ?? null,
  }),
};

const mailAddress = (example: string) =>
  line(200).refine(
    (text) => text === null || /^[^\s<>@,;]+@[^\s<>@,;]+$/.test(text),
    `Enter an address such as ${example}.`,
  );

/** Alone, or in angle brackets after a name. */
const SENDER = /^(?:[^\s<>@,;]+@[^\s<>@,;]+|[^<>@,;]+ <[^\s<>@,;]+@[^\s<>@,;]+>)$/;

/** As the mailer reads it: a name, or an address of four numbers or with colons. */
const isHost = (host: string) =>
  /^[A-Za-z0-9.:-]+$/.test(host) && URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}`);

const port = 'Enter a whole number from 1 to 65535.';

const email: Section = {
  schema: z.object({
    smtp_host: line(255).refine(
      (host) => host === null || isHost(host),
      'Enter a host such as mail.example.com.',
    ),
    smtp_port: z.int(port).min(1, port).max(65535, port).default(587),
    smtp_security: z.enum(['starttls', 'tls', 'none'], 'Choose how it is encrypted.').default('starttls'),
    smtp_user: line(200),
    mail_from: line(200).refine(
      (text) => text === null || SENDER.test(text),
      'Enter an address such as Candor <no-reply@candor.example>.',
    ),
    support_email: mailAddress('help@candor.example'),
    audit_note_email: mailAddress('audit@candor.example'),
  }),
  secrets: ['smtp_password'],
  sentTo: ({ smtp_host: host, smtp_port: at }) => (host ? `${host}:${at}` : null),
  check: (values, has) =>
    has('smtp_password') && !values['smtp_user']
      ? [{ field: 'smtp_user', message: 'Enter the user the password belongs to, or remove it.' }]
      : [],
  locked: ({ smtpUrl, namedMail }) => [
    ...(smtpUrl
      ? ['smtp_host', 'smtp_port', 'smtp_security', 'smtp_user', 'smtp_password'].map((name) => ({
          name,
          variable: 'SMTP_URL',
        }))
      : []),
    ...namedMail.map((variable) => ({ name: variable.toLowerCase(), variable })),
  ],
  ofEnv: ({ smtpUrl, mailFrom, supportEmail }) => {
    const { hostname, port: at, protocol } = new URL(smtpUrl ?? 'smtp://localhost');
    return {
      smtp_host: hostname,
      smtp_port: Number(at) || (protocol === 'smtps:' ? 465 : 587),
      smtp_security: protocol === 'smtps:' ? 'tls' : 'starttls',
      smtp_user: null,
      mail_from: mailFrom,
      support_email: supportEmail,
    };
  },
};

export const providers = ['google', 'linkedin'] as const;

const signIn: Section = {
  schema: z.object({
    google_client_id: line(300),
    linkedin_client_id: line(300),
    second_factor_admin: onOrOff(false),
    second_factor_recruiter: onOrOff(false),
  }),
  secrets: ['google_client_secret', 'linkedin_client_secret'],
  // To the provider, which is always the same.
  sentTo: () => null,
  check: (values, has) =>
    providers.flatMap((name) => {
      const [id, secret] = [`${name}_client_id`, `${name}_client_secret`];
      if (values[id] && !has(secret))
        return [{ field: secret, message: 'Enter the secret that belongs to the client ID.' }];
      if (!values[id] && has(secret))
        return [{ field: id, message: 'Enter the client ID, or remove its secret.' }];
      return [];
    }),
  locked: ({ socialProviders }) =>
    providers
      .filter((name) => socialProviders[name])
      .flatMap((name) =>
        ['client_id', 'client_secret'].map((what) => ({
          name: `${name}_${what}`,
          variable: `${name}_${what}`.toUpperCase(),
        })),
      ),
  ofEnv: ({ socialProviders: { google, linkedin } }) => ({
    google_client_id: google?.clientId ?? null,
    linkedin_client_id: linkedin?.clientId ?? null,
  }),
};

const wholeNumber = (least: number, most: number, byDefault: number) => {
  const sentence = `Enter a whole number from ${least} to ${most}.`;
  return z.int(sentence).min(least, sentence).max(most, sentence).default(byDefault);
};

/** Of what stands in the database alone: nothing of it is secret, sent anywhere or decided by the environment. */
const ofDatabase = (schema: z.ZodObject, check: Section['check'] = () => []): Section => ({
  schema,
  secrets: [],
  sentTo: () => null,
  check,
  locked: () => [],
  ofEnv: () => ({}),
});

/** The privacy notice promises no longer times than these. */
const retention = ofDatabase(
  z.object({
    application_months: wholeNumber(12, 48, 12),
    log_days: wholeNumber(1, 30, 30),
    outbox_days: wholeNumber(1, 30, 30),
  } satisfies Partial<Record<ChosenNumber, z.ZodType>>),
);

const features = ofDatabase(
  z.object({
    candidate_sign_up: onOrOff(true),
    recruiter_sign_up: onOrOff(true),
    trial: onOrOff(true),
    practice: onOrOff(true),
    live: onOrOff(true),
    open_links: onOrOff(true),
    resume_sharing: onOrOff(true),
  } satisfies Record<Feature, z.ZodType>),
);

const limits = ofDatabase(
  z.object({
    sign_ups_an_hour: wholeNumber(1, 10_000, 120),
    practices_a_day: wholeNumber(1, 1000, 200),
  } satisfies Partial<Record<ChosenNumber, z.ZodType>>),
);

/** Who issues invoices: whole, or nobody. */
const seller = ofDatabase(
  z.object({
    name: line(120),
    address: lines(400, 6),
    tax_number: line(60),
    bank_details: lines(400, 6),
    contact_email: mailAddress('billing@candor.example'),
  } satisfies Record<keyof Seller, z.ZodType>),
  (values) => {
    if (Object.values(values).every((value) => value === null)) return [];
    const needed = { name: 'Enter the name of the seller.', address: 'Enter the address of the seller.' };
    return Object.entries(needed)
      .filter(([field]) => values[field] === null)
      .map(([field, message]) => ({ field, message }));
  },
);

/** Every section there is. */
export const sections: Readonly<Record<SettingsSectionName, Section>> = {
  ai,
  email,
  'sign-in': signIn,
  retention,
  features,
  limits,
  seller,
};

export const sectionNames = Object.keys(sections) as SettingsSectionName[];

type Checked = { readonly values: Values } | { readonly problems: readonly FieldProblem[] };

/** The values as they are stored, or one sentence for each that is wrong by itself. */
export function checkValues(name: SettingsSectionName, said: Values): Checked {
  const parsed = sections[name].schema.strict().safeParse(said);
  if (parsed.success) return { values: parsed.data as Values };
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  };
}

/** What holds where nothing was ever stored, for settings that are newer, and where the stored one is not valid any more. */
export function withDefaults(name: SettingsSectionName, stored: Values): Values {
  const { schema } = sections[name];
  const known = Object.entries(stored).filter(
    ([field, value]) => schema.shape[field] && z.safeParse(schema.shape[field], value).success,
  );
  return schema.parse(Object.fromEntries(known)) as Values;
}

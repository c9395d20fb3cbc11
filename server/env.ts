import { z } from 'zod';
import type { SocialProviders } from './modules/auth/social/social-providers.ts';
import type { StripeSettings } from './modules/billing/stripe/stripe-settings.ts';
import type { AiSettings, VoiceSettings } from './platform/ai/ai-settings.ts';
import { isNetwork } from './platform/security/network.ts';
import { isPlainWebAddress } from './platform/web-address.ts';

/** Where the variables stand, validated; every start goes through here. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  /** Of the role that owns the tables and migrates them; absent: that of `databaseUrl` does. */
  readonly databaseOwnerUrl?: string | undefined;
  /** The most connections to it that requests share. */
  readonly databasePool: number;
  /** Absent: files lie in `dataDir`. */
  readonly s3Url?: string;
  /** Origin of the page as the browser sees it, without a slash at the end. */
  readonly publicUrl: string;
  /** Absent: no language model is asked anything. */
  readonly ai?: AiSettings | undefined;
  readonly smtpUrl?: string;
  /** Encrypts the secrets of the settings; absent: a key in `dataDir` does. */
  readonly settingsKey?: string | undefined;
  /** Where an Ollama of this machine would answer. */
  readonly ollamaUrl: string;
  /** Who mails are from, e.g. `Candor <no-reply@candor.example>`. */
  readonly mailFrom: string;
  /** Which of the two are set, and not only taken from the public address. */
  readonly namedMail: readonly ('MAIL_FROM' | 'SUPPORT_EMAIL')[];
  /** Where people can write to; replies to mails go there. */
  readonly supportEmail: string;
  /** Absent: what `logOptions` takes for right. */
  readonly logLevel?: LogLevel | undefined;
  /** Those whose client id and secret are set. */
  readonly socialProviders: SocialProviders;
  readonly demo: boolean;
  /** Where traces go, by OpenTelemetry's protocol over HTTP. */
  readonly tracesUrl?: string | undefined;
  /** Servers that help two browsers find each other; a relay takes credentials made of the secret. */
  readonly iceServers: readonly string[];
  readonly turnSecret?: string | undefined;
  /** Addresses and networks from which `/metrics` can be read. */
  readonly metricsFrom: readonly string[];
  /** Proxies in front whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  /** Absent: customers pay invoices by bank transfer. */
  readonly stripe?: StripeSettings | undefined;
  readonly isProduction: boolean;
}

/** Holds one readable sentence for each variable that is wrong. */
export class EnvError extends Error {}

const DATABASE_SHAPE = 'must look like postgres://user:password@host:5432/name';

const url = (protocols: readonly string[], sentence: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), sentence)
    .optional();

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type LogLevel = (typeof LOG_LEVELS)[number];

const port = 'must be a whole number from 1 to 65535';
const pool = 'must be a whole number from 1 to 1000';
const proxies = 'must be the number of proxies in front of the server, from 0 to 10';

/** Alone, on one line. */
const BARE_ADDRESS = /^[^\s<>@,;]+@[^\s<>@,;]+$/;

/** Alone, or in angle brackets after a name; on one line. */
const MAIL_ADDRESS = /^(?:[^\s<>@,;]+@[^\s<>@,;]+|[^<>@,;\r\n]+ <[^\s<>@,;]+@[^\s<>@,;]+>)$/;

const webUrl = (example: string) => url(['http:', 'https:'], `must be an address such as ${example}`);

const S3_SHAPE = 'must look like https://KEY:SECRET@host/bucket?region=eu-central-1';

const STRIPE_KEY_SHAPE = 'must look like sk_live_… or, with fewer rights, rk_live_…';

const ICE_SHAPE = 'must look like stun:stun.example:3478 turn:turn.example:3478?transport=udp';

const variables = z.object({
  PORT: z.coerce.number(port).int(port).min(1, port).max(65535, port).default(3000),
  HOST: z
    .string()
    .refine(
      (host) => URL.canParse(localAddress(host, 1)),
      'must be a host name or an address of this machine',
    )
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], DATABASE_SHAPE),
  DATABASE_OWNER_URL: url(['postgres:', 'postgresql:'], DATABASE_SHAPE),
  DATABASE_POOL: z.coerce.number(pool).int(pool).min(1, pool).max(1000, pool).default(10),
  S3_URL: url(['http:', 'https:'], S3_SHAPE).refine(isBucket, S3_SHAPE),
  PUBLIC_URL: webUrl('https://candor.example').refine(
    isOrigin,
    'must end after the host and port, as in https://candor.example: page and API are served at the root',
  ),
  AI_BASE_URL: webUrl('https://ai.example/v1').refine(
    isPlainAddress,
    'must hold no user name, password, query or fragment; a key belongs in AI_API_KEY',
  ),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one line of plain characters without blanks')
    .optional(),
  AI_MODEL: z.string().optional(),
  AI_TRANSCRIPTION_MODEL: z.string().optional(),
  AI_SPEECH_MODEL: z.string().optional(),
  AI_SPEECH_VOICE: z.string().optional(),
  OLLAMA_URL: webUrl('http://127.0.0.1:11434').refine(isPlainAddress, 'must hold no user name and no query'),
  SETTINGS_KEY: z
    .string()
    .min(32, 'must have at least 32 characters; make one with: openssl rand -base64 32')
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must look like smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .regex(MAIL_ADDRESS, 'must look like no-reply@candor.example or Candor <no-reply@candor.example>')
    .optional(),
  SUPPORT_EMAIL: z.string().regex(BARE_ADDRESS, 'must look like help@candor.example').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_URL: webUrl('http://localhost:4000'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_URL: webUrl('http://localhost:4000'),
  DEMO: z
    .enum(['true', 'false', '1', '0'], 'must be true, false, 1 or 0')
    .default('false')
    .transform((text) => text === 'true' || text === '1'),
  TRUST_PROXY: z.coerce.number(proxies).int(proxies).min(0, proxies).max(10, proxies).default(0),
  ICE_SERVERS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((one) => /^(?:stuns?|turns?):[^\s/]+$/.test(one)), ICE_SHAPE),
  TURN_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  METRICS_FROM: z
    .string()
    .default('127.0.0.1,::1')
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((list) => list.every(isNetwork), 'must be addresses or networks, such as 127.0.0.1,10.0.0.0/8'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl('http://127.0.0.1:4318'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, STRIPE_KEY_SHAPE)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, 'must look like whsec_…')
    .optional(),
  STRIPE_URL: webUrl('https://api.stripe.com').refine(isPlainAddress, 'must hold no user name and no query'),
  NODE_ENV: z.string().optional(),
});

/** The names of all variables that are read here. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape);

type Variables = z.infer<typeof variables>;

/**
 * Reads the environment; an empty variable counts as absent.
 * @throws EnvError with one line for each wrong variable
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new EnvError([...new Set(lines)].join('\n'));
  }
  const { data } = parsed;
  if (data.DATABASE_OWNER_URL && !data.DATABASE_URL) {
    throw new EnvError('DATABASE_URL must be set where DATABASE_OWNER_URL is.');
  }
  const publicUrl = withoutSlash(data.PUBLIC_URL) ?? localAddress(data.HOST, data.PORT);
  const mailHost = mailHostOf(publicUrl);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    databasePool: data.DATABASE_POOL,
    s3Url: data.S3_URL,
    publicUrl,
    ai: aiSettings(data),
    settingsKey: data.SETTINGS_KEY,
    ollamaUrl: withoutSlash(data.OLLAMA_URL) ?? 'http://127.0.0.1:11434',
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Candor <no-reply@${mailHost}>`,
    namedMail: (['MAIL_FROM', 'SUPPORT_EMAIL'] as const).filter((name) => data[name] !== undefined),
    supportEmail: data.SUPPORT_EMAIL ?? answeredAddress(data.MAIL_FROM) ?? `support@${mailHost}`,
    logLevel: data.LOG_LEVEL,
    socialProviders: socialProviders(data),
    demo: data.DEMO,
    tracesUrl: withoutSlash(data.OTEL_EXPORTER_OTLP_ENDPOINT),
    iceServers: data.ICE_SERVERS,
    turnSecret: data.TURN_SECRET,
    metricsFrom: data.METRICS_FROM,
    trustedProxies: data.TRUST_PROXY,
    stripe: stripeSettings(data),
    isProduction: data.NODE_ENV === 'production',
  };
}

/** @throws EnvError for a provider of which only one half is set */
function socialProviders(data: Variables): SocialProviders {
  const settingsOf = (name: 'GOOGLE' | 'LINKEDIN') => {
    const { [`${name}_CLIENT_ID` as const]: clientId, [`${name}_CLIENT_SECRET` as const]: clientSecret } =
      data;
    if (clientId && clientSecret) return { clientId, clientSecret, url: withoutSlash(data[`${name}_URL`]) };
    if (!clientId && !clientSecret) return undefined;
    const [missing, present] = clientId ? ['SECRET', 'ID'] : ['ID', 'SECRET'];
    throw new EnvError(`${name}_CLIENT_${missing} must be set where ${name}_CLIENT_${present} is.`);
  };
  const [google, linkedin] = [settingsOf('GOOGLE'), settingsOf('LINKEDIN')];
  return { ...(google && { google }), ...(linkedin && { linkedin }) };
}

/** @throws EnvError for a key without the secret of its webhook, and the other way round */
function stripeSettings(data: Variables): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = data;
  const url = withoutSlash(data.STRIPE_URL) ?? 'https://api.stripe.com';
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, url };
  if (!secretKey && !webhookSecret) return undefined;
  const [missing, present] = secretKey ? ['WEBHOOK_SECRET', 'SECRET_KEY'] : ['SECRET_KEY', 'WEBHOOK_SECRET'];
  throw new EnvError(`STRIPE_${missing} must be set where STRIPE_${present} is.`);
}

/** @throws EnvError for an endpoint without a model, and for what belongs to an endpoint without one */
function aiSettings(data: Variables): AiSettings | undefined {
  const { AI_BASE_URL: address, AI_MODEL: model, AI_API_KEY: apiKey } = data;
  if (address && model) {
    const transcriptionModel = data.AI_TRANSCRIPTION_MODEL;
    return { baseUrl: address.replace(/\/+$/, ''), model, apiKey, transcriptionModel, voice: voice(data) };
  }
  if (address) throw new EnvError('AI_MODEL must be set where AI_BASE_URL is.');
  const lonely = ENDPOINT_VARIABLES.find((name) => data[name] !== undefined);
  if (lonely) throw new EnvError(`AI_BASE_URL must be set where ${lonely} is.`);
  return undefined;
}

const ENDPOINT_VARIABLES = [
  'AI_MODEL',
  'AI_API_KEY',
  'AI_TRANSCRIPTION_MODEL',
  'AI_SPEECH_MODEL',
  'AI_SPEECH_VOICE',
] as const;

/** @throws EnvError for a model without a voice, and the other way round */
function voice({ AI_SPEECH_MODEL: model, AI_SPEECH_VOICE: name }: Variables): VoiceSettings | undefined {
  if (model && name) return { model, name };
  if (!model && !name) return undefined;
  const [missing, present] = model ? ['VOICE', 'MODEL'] : ['MODEL', 'VOICE'];
  throw new EnvError(`AI_SPEECH_${missing} must be set where AI_SPEECH_${present} is.`);
}

/** An address of digits is no domain that mail could come from. */
function mailHostOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /[a-z]/i.test(hostname) ? hostname : 'localhost';
}

/** The address of a sender, unless it says of itself that nobody reads what is sent to it. */
function answeredAddress(sender: string | undefined): string | undefined {
  const address = sender && /[^\s<>]+(?=>?$)/.exec(sender)?.[0];
  return address && !/^no-?reply|^do-?not-?reply/i.test(address) ? address : undefined;
}

/** Nothing follows the host and its port. */
function isOrigin(address: string | undefined): boolean {
  return !address || !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`;
}

/** With its keys, and one folder as the bucket's name. */
function isBucket(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return true;
  const { username, password, pathname } = new URL(address);
  return Boolean(username && password) && /^\/[^/]+\/?$/.test(pathname);
}

/** A path may follow the host, and nothing else that could hold a secret. */
function isPlainAddress(address: string | undefined): boolean {
  return !address || !URL.canParse(address) || isPlainWebAddress(address);
}

function withoutSlash(address: string | undefined): string | undefined {
  return address?.replace(/\/+$/, '');
}

/** Names for the machine itself, where it listens to itself alone or to everybody. */
const OWN_ADDRESSES = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** The address to open on this machine; passkeys need a name, so it has one wherever there is one. */
function localAddress(host: string, port: number): string {
  const name = OWN_ADDRESSES.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

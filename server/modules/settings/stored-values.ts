import type { Role } from '../../../openapi/gen/types.gen.ts';
import type { AiSettings } from '../../platform/ai/ai-settings.ts';
import type { SocialProviders } from '../auth/social/social-providers.ts';
import { providers, type SettingsEnv, type Values } from './sections.ts';

/** The settings for an endpoint, where there is one. */
export function aiSettingsOf(
  values: Values,
  apiKey: string | undefined,
  configuration?: number,
): AiSettings | undefined {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const [baseUrl, modelName] = [text('base_url'), text('model')];
  if (!baseUrl || !modelName) return undefined;
  const [speechModel, voice] = [text('speech_model'), text('speech_voice')];
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model: modelName,
    questionModel: text('question_model'),
    apiKey,
    configuration,
    transcriptionModel: text('transcription_model'),
    voice: speechModel && voice ? { model: speechModel, name: voice } : undefined,
  };
}

/** Where mail is sent, as an address of a mail server; undefined where none is set. */
export function smtpUrlOf(values: Values, password: string | undefined): string | undefined {
  const { smtp_host: host, smtp_port: at, smtp_security: security, smtp_user: user } = values;
  if (typeof host !== 'string') return undefined;
  const named = host.includes(':') ? `[${host}]` : host;
  const login = user ? `${encodeURIComponent(String(user))}:${encodeURIComponent(password ?? '')}@` : '';
  const options = { starttls: '?requireTLS=true', none: '?ignoreTLS=true', tls: '' };
  const query = options[security as keyof typeof options] ?? '';
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${named}:${at}/${query}`;
}

/** The providers that people can sign in with: those of the environment, and those that are stored. */
export function socialProvidersOf(
  env: SettingsEnv,
  values: Values,
  secretOf: (name: string) => string | undefined,
): SocialProviders {
  const found = providers.flatMap((name) => {
    const ofEnv = env.socialProviders[name];
    if (ofEnv) return [[name, ofEnv] as const];
    const clientId = values[`${name}_client_id`];
    const clientSecret = secretOf(`${name}_client_secret`);
    return typeof clientId === 'string' && clientSecret ? [[name, { clientId, clientSecret }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Whether people of a role need a second factor here. Candidates never do: it could end an interview in the middle. */
export const requiresSecondFactor = (values: Values, role: Role): boolean =>
  values[`second_factor_${role}`] === true;

/** Whom mail is from. */
export const senderOf = ({ namedMail, mailFrom }: SettingsEnv, values: Values): string =>
  namedMail.includes('MAIL_FROM') ? mailFrom : String(values['mail_from'] ?? mailFrom);

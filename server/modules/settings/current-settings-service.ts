import type { Role, SettingsSectionName } from '../../../openapi/gen/types.gen.ts';
import type { AiSettings } from '../../platform/ai/ai-settings.ts';
import type { CallLog } from '../../platform/ai/call-log.ts';
import type { ChatClient } from '../../platform/ai/chat.ts';
import { createChatClient } from '../../platform/ai/chat-client.ts';
import type { Speech } from '../../platform/ai/speech.ts';
import { createSpeech } from '../../platform/ai/speech-client.ts';
import type { Database } from '../../platform/database/database.ts';
import type { InstallationChoices } from '../../platform/installation-choices.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createOutboxMailer } from '../../platform/mail/outbox-mailer.ts';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer.ts';
import type { Announcements } from '../../platform/realtime/announcements.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import type { SocialProviders } from '../auth/social/social-providers.ts';
import { type SettingsEnv, type Values, withDefaults } from './sections.ts';
import { findNewest, findVersions, type SettingsRow } from './settings-repository.ts';
import {
  aiSettingsOf,
  requiresSecondFactor,
  senderOf,
  smtpUrlOf,
  socialProvidersOf,
} from './stored-values.ts';

export interface SettingsSources {
  readonly db: Database;
  readonly env: SettingsEnv;
  readonly sealing: Sealing;
  readonly now: () => Date;
  readonly logger: { warn(details: object, message: string): void };
  readonly callLog?: CallLog;
}

/** What the server does as it is set now; whatever changes it, in any process, is taken up within seconds. */
export interface CurrentSettings extends InstallationChoices {
  /** The language model, where one is set. */
  readonly ai: ChatClient | undefined;
  /** The one of a version of the settings, for what was begun with it. */
  aiOf(configuration: number): ChatClient | undefined;
  readonly speech: Speech;
  /** Sends mail, or keeps it in the outbox where no server for it is set. */
  readonly mailer: Mailer;
  /** Signs in to the mail server, if one is set. */
  verifyMail(): Promise<void>;
  /** Absent: mail stays in the outbox. */
  readonly smtpUrl: string | undefined;
  readonly supportEmail: string;
  /** Who keeps the daily notes of the audit log; null: all administrators. */
  readonly auditNoteEmail: string | null;
  readonly socialProviders: SocialProviders;
  requiresSecondFactor(role: Role): boolean;
  /** Reads what is stored. */
  reload(): Promise<void>;
  /** Takes up what is changed elsewhere, until told to stop. */
  follow(announcements: Pick<Announcements, 'hearInstallation'>): () => void;
}

/** Reads the stored settings, over which the environment wins. */
export async function loadSettings(sources: SettingsSources): Promise<CurrentSettings> {
  const { db, env, logger } = sources;
  const endpoints = createEndpoints(sources);
  const mail = createMail(sources);
  let socialProviders: SocialProviders = env.socialProviders;
  let signInValues: Values = {};
  let chosen: Values = choicesOf([]);
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    const [newest, versions] = await Promise.all([findNewest(db), findVersions(db, 'ai')]);
    endpoints.take(env.ai, newestOf(newest, 'ai'), versions);
    mail.take(newestOf(newest, 'email'));
    const signIn = newestOf(newest, 'sign-in');
    signInValues = signIn?.value.values ?? {};
    chosen = choicesOf(newest);
    socialProviders = socialProvidersOf(env, signInValues, secretsOf(signIn, sources.sealing));
  };
  const reload = () => {
    // One after the other: an older reading must not come last.
    reading = reading.catch(() => {}).then(read);
    return reading;
  };
  await reload();
  return {
    get ai() {
      return endpoints.current()?.chat;
    },
    aiOf: (configuration) => endpoints.of(configuration)?.chat,
    speech: {
      get transcriber() {
        return endpoints.current()?.speech.transcriber ?? null;
      },
      get voice() {
        return endpoints.current()?.speech.voice ?? null;
      },
    },
    mailer: { deliver: (letter) => mail.current().mailer.deliver(letter) },
    verifyMail: async () => mail.current().verify?.(),
    get smtpUrl() {
      return mail.current().smtpUrl;
    },
    get supportEmail() {
      return mail.current().supportEmail;
    },
    get auditNoteEmail() {
      return mail.current().auditNoteEmail;
    },
    get socialProviders() {
      return socialProviders;
    },
    isOn: (feature) => chosen[feature] !== false,
    numberOf: (name) => Number(chosen[name]),
    requiresSecondFactor: (role) => requiresSecondFactor(signInValues, role),
    reload,
    follow: (announcements) =>
      announcements.hearInstallation(
        () =>
          void reload().catch((error: unknown) =>
            logger.warn({ err: error }, 'The settings were not read again'),
          ),
      ),
  };
}

/** All that is chosen for the whole installation, with what holds where nothing was. */
const choicesOf = (rows: readonly SettingsRow[]): Values =>
  Object.assign(
    {},
    ...(['retention', 'features', 'limits'] as const).map((section) =>
      withDefaults(section, newestOf(rows, section)?.value.values ?? {}),
    ),
  );

const newestOf = (rows: readonly SettingsRow[], section: SettingsSectionName) =>
  rows.find((row) => row.section === section);

interface Endpoint {
  readonly settings: string;
  readonly chat: ChatClient;
  readonly speech: Speech;
}

/** One client for each endpoint, kept while its settings are the same: it knows since when it cannot be reached. */
function createEndpoints({ sealing, now, logger: log, callLog }: SettingsSources) {
  let current: Endpoint | undefined;
  let ofVersions = new Map<number, Endpoint>();
  const make = (settings: AiSettings | undefined, before: Endpoint | undefined): Endpoint | undefined => {
    if (!settings) return undefined;
    const key = JSON.stringify(settings);
    if (before?.settings === key) return before;
    return {
      settings: key,
      chat: createChatClient(settings, { now, log, callLog }),
      speech: createSpeech(settings, { log, callLog }),
    };
  };
  return {
    current: () => current,
    of: (configuration: number) => ofVersions.get(configuration),
    take(ofEnv: AiSettings | undefined, newest: SettingsRow | undefined, versions: readonly SettingsRow[]) {
      const made = new Map<number, Endpoint>();
      for (const { version, value } of versions) {
        const settings = aiSettingsOf(
          value.values,
          keyFor(value.values['base_url'], versions, sealing),
          version,
        );
        const endpoint = make(settings, ofVersions.get(version));
        if (endpoint) made.set(version, endpoint);
      }
      ofVersions = made;
      current = ofEnv ? make(ofEnv, current) : newest && made.get(newest.version);
    },
  };
}

/** The newest key for an address: one that was replaced is none any more, also for what was begun with it. */
function keyFor(address: unknown, versions: readonly SettingsRow[], sealing: Sealing): string | undefined {
  const newest = versions.find(({ value }) => value.values['base_url'] === address);
  const sealed = newest?.value.secrets['api_key'];
  return sealed === undefined ? undefined : (sealing.open(sealed, 'ai.api_key') ?? undefined);
}

/** Opens the secrets of a section; undefined where there is none, or none that this server can read. */
const secretsOf = (row: SettingsRow | undefined, sealing: Sealing) => (field: string) => {
  const sealed = row?.value.secrets[field];
  return sealed === undefined ? undefined : (sealing.open(sealed, `${row?.section}.${field}`) ?? undefined);
};

function createMail({ db, env, sealing, now }: SettingsSources) {
  const made = (row: SettingsRow | undefined) => {
    const values = row?.value.values ?? {};
    const from = senderOf(env, values);
    const isNamed = env.namedMail.includes('SUPPORT_EMAIL');
    const stored = smtpUrlOf(withDefaults('email', values), secretsOf(row, sealing)('smtp_password'));
    const smtpUrl = env.smtpUrl ?? stored;
    const smtp = smtpUrl ? createSmtpMailer(smtpUrl, from) : undefined;
    return {
      smtpUrl,
      verify: smtp?.verify,
      supportEmail: isNamed ? env.supportEmail : String(values['support_email'] ?? env.supportEmail),
      auditNoteEmail: typeof values['audit_note_email'] === 'string' ? values['audit_note_email'] : null,
      mailer: smtp ?? createOutboxMailer(db, from, now),
    };
  };
  let current = made(undefined);
  return {
    current: () => current,
    take: (row: SettingsRow | undefined) => {
      current = made(row);
    },
  };
}

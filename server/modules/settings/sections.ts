import { z } from 'zod';
import type { FieldProblem, LockedSetting, SettingsSectionName } from '../../../openapi/gen/types.gen.ts';
import type { AiSettings } from '../../platform/ai/ai-settings.ts';
import { isPlainWebAddress } from '../../platform/web-address.ts';

export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What the environment says; it wins over what is stored. */
export interface SettingsEnv {
  readonly ai?: AiSettings | undefined;
}

/** One subject of the settings. */
interface Section {
  /** Every setting with what it may be, and what it is where nothing is stored. */
  readonly schema: z.ZodObject;
  readonly secrets: readonly string[];
  /** Where the secrets are sent to. */
  readonly sentTo: (values: Values) => string | null;
  /** What one setting says of another. */
  readonly check?: (values: Values) => readonly FieldProblem[];
  readonly locked: (env: SettingsEnv) => readonly LockedSetting[];
  /** What the environment says of those it locks, as it is shown. */
  readonly ofEnv: (env: SettingsEnv) => Values;
}

const line = (longest: number) =>
  z
    .string('must be a text')
    .trim()
    .max(longest, `Use at most ${longest} characters.`)
    .refine((text) => !/[\r\n]/.test(text), 'Use one line.')
    .nullable()
    .transform((text) => text || null)
    .default(null);

const model = line(200);

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

/** Every section there is. */
export const sections: Readonly<Record<SettingsSectionName, Section>> = { ai };

export const sectionNames = Object.keys(sections) as SettingsSectionName[];

type Checked = { readonly values: Values } | { readonly problems: readonly FieldProblem[] };

/** The values as they are stored, or one sentence for each that is wrong. */
export function checkValues(name: SettingsSectionName, said: Values): Checked {
  const { schema, check } = sections[name];
  const parsed = schema.strict().safeParse(said);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    return { problems };
  }
  const values = parsed.data as Values;
  const problems = check?.(values) ?? [];
  return problems.length > 0 ? { problems } : { values };
}

/** What holds where nothing was ever stored, and for settings that are newer than what is. */
export function withDefaults(name: SettingsSectionName, stored: Values): Values {
  const { schema } = sections[name];
  const known = Object.entries(stored).filter(([field]) => field in schema.shape);
  return schema.parse(Object.fromEntries(known)) as Values;
}

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

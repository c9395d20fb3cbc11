import { z } from 'zod';
import { jsonOf } from '../json.ts';
import type { AiSettings } from './ai-settings.ts';
import type { Failed } from './chat.ts';
import { askOnce, bytesOf, failed } from './endpoint-call.ts';

const LONGEST_LIST_BYTES = 1024 * 1024;
const MOST_MODELS = 500;

const list = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The models that an endpoint says it has, or why it says nothing. */
export async function listModels(
  settings: Pick<AiSettings, 'baseUrl' | 'apiKey'>,
  timeoutMs: number,
): Promise<{ readonly models: readonly string[] } | Failed> {
  const { reply } = await askOnce({ ...settings, model: '' }, 'models', { timeoutMs }, async (response) => {
    const text = (await bytesOf(response, LONGEST_LIST_BYTES)).toString();
    const parsed = list.safeParse(jsonOf(text));
    if (!parsed.success) return failed('unusable', 'Its reply was no list of models.');
    return { models: parsed.data.data.slice(0, MOST_MODELS).map(({ id }) => id) };
  });
  return reply;
}

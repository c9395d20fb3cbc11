import { createHash } from 'node:crypto';
import type { Engine } from '../../../openapi/gen/types.gen.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';

/** An engine as candidates read of it: what two models have in common is told by a key, and no model or host by its name. */
export function presentEngine({ name, label, version, reason, ai }: StoredEngine): Engine {
  const told = { name, label, version, reason };
  if (!ai) return told;
  const { model, temperature, prompt_version } = ai;
  const model_key = createHash('sha256').update(model).digest('base64url').slice(0, 12);
  return { ...told, ai: { model_key, temperature, prompt_version } };
}

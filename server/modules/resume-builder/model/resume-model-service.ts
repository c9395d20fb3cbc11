import type { ResumeModel } from '../../../../openapi/gen/types.gen.ts';
import type { ModelDeps } from '../../../platform/ai/ask-model.ts';
import type { ChatClient } from '../../../platform/ai/chat.ts';
import { HttpProblem } from '../../../platform/problem.ts';

/** The model that would be asked, and where it runs. */
export const modelOf = ({ settings: { ai } }: ModelDeps): ResumeModel => ({
  model: ai ? { name: ai.model, host: ai.host } : null,
});

/** @throws HttpProblem 409 where none is set up */
export function requireModel({ settings: { ai } }: ModelDeps): ChatClient {
  if (!ai) throw new HttpProblem(409, 'No language model is set up here.');
  return ai;
}

export const NO_ANSWER = 'The model gave no answer that can be used.';

import type { ResumeModel } from '../../../../openapi/gen/types.gen.ts';
import type { ChatClient } from '../../../platform/ai/chat.ts';
import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';

export interface ResumeModelDeps extends Pick<Deps, 'db' | 'now'> {
  /** The model that is set up now. */
  readonly settings: { readonly ai?: ChatClient | undefined };
}

/** The model that would be asked, and where it runs. */
export const modelOf = ({ settings: { ai } }: ResumeModelDeps): ResumeModel => ({
  model: ai ? { name: ai.model, host: ai.host } : null,
});

/** @throws HttpProblem 409 where none is set up */
export function requireModel({ settings: { ai } }: ResumeModelDeps): ChatClient {
  if (!ai) throw new HttpProblem(409, 'No language model is set up here.');
  return ai;
}

export const NO_ANSWER = 'The model gave no answer that can be used.';

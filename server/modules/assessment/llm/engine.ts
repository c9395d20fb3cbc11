import type { StoredEngine } from '../../../platform/database/stored-engine.ts';
import { EngineUnavailable } from '../engine-unavailable.ts';
import type { Evaluator, FollowUp, Interviewer } from '../ports.ts';
import { selectQuestions } from '../selection/selection.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { followUpAtOnce, writeFollowUp } from './follow-up/follow-up.ts';
import type { Model } from './model.ts';
import { PROMPT_VERSION } from './prompt.ts';
import { tailorQuestions } from './tailoring/tailoring.ts';

/** Raised whenever code may read the same reply otherwise than before; stored with every report. */
const LLM_VERSION = '2.0.0';

/**
 * A language model that judges, and the same or another one that asks follow-ups and tailors the bank's questions to a
 * job description or a resume.
 */
export function createLlm(model: Model, asking: Model = model): Interviewer & Evaluator {
  return {
    select: (request) => tailorQuestions(asking, request),
    followUp: followUpAtOnce,
    writeFollowUp: (request, writing) => writeFollowUp(asking, request, writing),
    evaluate: async (request) => {
      const assessment = await evaluate(model, request);
      return assessment && { checklist: null, assessment };
    },
  };
}

export function describeLlm({ chat, name }: Model): StoredEngine {
  const { configuration, questionModel } = chat;
  return {
    name: 'llm',
    label: 'AI assessment (a language model, checked against your words)',
    version: LLM_VERSION,
    reason: 'AI is configured',
    ai: {
      model: name,
      host: chat.host,
      temperature: 0,
      prompt_version: PROMPT_VERSION,
      ...(questionModel && { questionModel }),
      ...(configuration !== undefined && { configuration }),
    },
  };
}

const notConfigured: FollowUp = {
  prompt: null,
  note: 'No follow-up here: the AI is no longer configured.',
};

/** Stands in for the model of a session where no AI is configured any more. Nothing else may judge it. */
export const absentLlm: Interviewer & Evaluator = {
  select: async (request) => selectQuestions(request),
  followUp: () => notConfigured,
  writeFollowUp: async () => notConfigured,
  evaluate: async () => {
    throw new EngineUnavailable('The session was begun with an AI that is no longer configured.');
  },
};

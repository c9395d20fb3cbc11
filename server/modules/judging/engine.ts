import type { JudgingEngine } from './ports.ts';
import { evaluate } from './rules/evaluate.ts';
import { nextFollowUp } from './rules/follow-up.ts';
import { selectQuestions } from './rules/selection.ts';

/** Raised whenever the same answer may be marked otherwise than before; stored with every report. */
const RULES_VERSION = '1.0.0';

export interface EngineConfig {
  /** Base URL of an OpenAI-compatible endpoint, where one is configured. */
  readonly aiBaseUrl?: string | undefined;
}

/** The engine that runs, with the reason why it is this one: there is never a silent fall-back. */
export function createEngine({ aiBaseUrl }: EngineConfig): JudgingEngine {
  return {
    description: {
      name: 'rules',
      label: 'Evidence checklist (rule-based; does not judge correctness)',
      version: RULES_VERSION,
      reason: aiBaseUrl ? 'This version judges with the built-in checklist only' : 'AI is not configured',
    },
    select: async (request) => selectQuestions(request),
    followUp: async (question, turns, cap) => nextFollowUp(question, turns, cap),
    evaluate: async (question, turns) => evaluate(question, turns),
  };
}

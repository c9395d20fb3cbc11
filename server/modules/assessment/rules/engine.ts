import type { Engine } from '../../../gen/types/types.gen.ts';
import type { Evaluator, FollowUp, FollowUpRequest, Interviewer } from '../ports.ts';
import { selectQuestions } from '../selection/selection.ts';
import { evaluate } from './evaluate.ts';
import { nextFollowUp } from './follow-up.ts';

/** Raised whenever the same answer may be marked otherwise than before; stored with every report. */
const RULES_VERSION = '1.6.0';

function followUp({ question, turns, cap }: FollowUpRequest): FollowUp {
  return { prompt: nextFollowUp(question, turns, cap), note: null };
}

/** The built-in engine: no network, no score. */
export const rules: Interviewer & Evaluator = {
  select: async (request) => selectQuestions(request),
  followUp,
  writeFollowUp: async (request) => followUp(request),
  evaluate: async ({ question, turns }) => {
    const checklist = evaluate(question, turns);
    return checklist && { checklist, assessment: null };
  },
};

export function describeRules(reason: string): Engine {
  return {
    name: 'rules',
    label: 'Evidence checklist (rule-based; does not judge correctness)',
    version: RULES_VERSION,
    reason,
  };
}

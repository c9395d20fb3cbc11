import { askForMissing, askForMore, isCapReached } from '../../../checklist/follow-up.ts';
import type { StoredEngine } from '../../../platform/database/stored-engine.ts';
import type { Evaluator, FollowUp, FollowUpRequest, Interviewer } from '../ports.ts';
import { selectQuestions } from '../selection/selection.ts';
import { checklistOf } from './recent-checklists.ts';

/** Raised whenever the same answer may be marked otherwise than before; stored with every report. */
const RULES_VERSION = '2.1.0';

function followUp({ question, turns, cap }: FollowUpRequest): FollowUp {
  if (isCapReached(turns, cap)) return { prompt: null, note: null };
  const checklist = checklistOf(question, turns);
  const ask = checklist ? askForMissing(question, checklist, turns) : askForMore(question, turns);
  return { prompt: ask?.prompt ?? null, kind: ask?.kind ?? null, note: null };
}

/** The built-in engine: no network, no score. */
export const rules: Interviewer & Evaluator = {
  select: async (request) => selectQuestions(request),
  followUp,
  writeFollowUp: async (request) => followUp(request),
  evaluate: async ({ question, turns }) => {
    const checklist = checklistOf(question, turns);
    return checklist && { checklist, assessment: null };
  },
};

export function describeRules(reason: string): StoredEngine {
  return {
    name: 'rules',
    label: 'Evidence checklist (rule-based; does not judge correctness)',
    version: RULES_VERSION,
    reason,
  };
}

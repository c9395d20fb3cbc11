import type { DecidedConsent } from '../../../openapi/gen/types.gen.ts';
import { consentTexts } from '../../content/consent-texts.ts';
import type { DecisionRow } from './consent-repository.ts';

/** Of decisions, the latest first, the one that counts for each item of each interview. */
export function decidedConsents(decisions: readonly DecisionRow[], at: Date): DecidedConsent[] {
  const last = new Map<string, DecisionRow>();
  for (const decision of decisions) {
    const key = `${decision.interviewId} ${decision.item}`;
    if (!last.has(key)) last.set(key, decision);
  }
  return [...last.values()].map((decision) => ({
    interview_id: decision.interviewId,
    company: decision.company,
    interview_title: decision.interviewTitle,
    item: decision.item,
    title: consentTexts[decision.item].title,
    version: decision.version,
    is_given: decision.isGiven,
    decided_at: decision.decidedAt.toISOString(),
    can_withdraw: decision.isGiven && (decision.item === 'ai_evaluation' || isStillOpen(decision, at)),
  }));
}

const isStillOpen = ({ closesAt, revokedAt, hasOpenAttempt }: DecisionRow, at: Date) =>
  hasOpenAttempt || (revokedAt === null && at < closesAt);

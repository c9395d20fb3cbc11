import type {
  Accommodation,
  AssessedCompetency,
  InterviewAccommodations,
  InvitedInterview,
  InvitedInterviewSummary,
} from '../../../../openapi/gen/types.gen.ts';
import type { Speech } from '../../../platform/ai/speech.ts';
import type { WeighedCompetency } from '../../../platform/database/schema/interviews.ts';
import type { JudgingEngine } from '../../assessment/ports.ts';
import { presentEngine } from '../../assessment/presented-engine.ts';
import { extendedLimitSeconds } from '../session/clock.ts';
import { questionKinds } from '../session/question-kinds.ts';
import { accommodationState, grantedAt } from './accommodation.ts';
import { presentConsents } from './consent.ts';
import type { Invitation, InvitationInFull, InvitationRow } from './invitation.ts';
import { attemptsOf, isSubmitted, openAttempt, stateOf } from './invitation-state.ts';
import { leavingOf } from './leaving.ts';
import { startOf } from './start.ts';
import { waitsFor } from './waiting.ts';

/** What tells whether the engine of an interview can judge now. */
export type Engines = Pick<JudgingEngine, 'begunWith'>;

/** What of the installation an interview is taken with. */
export interface TakenWith {
  readonly engine: Engines;
  readonly speech: Pick<Speech, 'transcriber'>;
}

/** An invited interview's row in a list, at a moment. */
export function presentInvitedSummary(found: Invitation, at: Date): InvitedInterviewSummary {
  const { interview, terms } = found;
  const { extra_time_percent: extraTimePercent } = grantedAt(found, at);
  return {
    _id: interview.id,
    company: terms.company,
    title: terms.title,
    role_family: { _id: interview.roleFamilyId, name: interview.roleFamilyName },
    level: interview.level,
    state: stateOf(found, at),
    attempts: attemptsOf(found),
    opens_at: terms.opensAt.toISOString(),
    closes_at: terms.closesAt.toISOString(),
    limit_seconds: extendedLimitSeconds(interview.limitSeconds, extraTimePercent),
    question_count: interview.questionCount,
    session_id: openAttempt(found)?.id ?? null,
    has_result: found.attempts.some(isSubmitted),
    waits_for: waitsFor(found, at),
    live: found.live,
  };
}

/** What a candidate may know of an interview before it: no question and no anchor. */
export function presentInvited(
  found: InvitationInFull,
  { engine, speech }: TakenWith,
  at: Date,
): InvitedInterview {
  const { interview, terms, consents } = found;
  const granted = grantedAt(found, at);
  const { description, trouble } = engine.begunWith(interview.engine);
  const kinds = questionKinds(interview.questions);
  const canRecord = Boolean(speech.transcriber);
  const canSpeak = canRecord && kinds.words > 0;
  return {
    ...presentInvitedSummary(found, at),
    engine: presentEngine(description),
    engine_trouble: trouble,
    competencies: interview.competencies.map(presentAssessed),
    question_kinds: kinds,
    can_record: canRecord,
    follow_up_cap: interview.followUpCap,
    start: startOf(found, at),
    integrity: terms.integrity,
    retention_days: terms.retentionDays,
    retention_from: terms.retentionFrom,
    consents: presentConsents(terms, { ...granted, canSpeak }, consents),
    accommodations: presentAccommodations(found.invitation, granted),
    leaving: leavingOf(found, at),
  };
}

function presentAssessed({
  id,
  name,
  description,
  indicators,
  weight,
}: WeighedCompetency): AssessedCompetency {
  return { _id: id, name, description, indicators: [...indicators], weight };
}

function presentAccommodations(invitation: InvitationRow, granted: Accommodation): InterviewAccommodations {
  const { requested, requestNote, requestedAt, decidedAt } = invitation;
  return {
    state: accommodationState(invitation),
    requested,
    note: requestNote,
    requested_at: requestedAt?.toISOString() ?? null,
    granted,
    decided_at: decidedAt?.toISOString() ?? null,
  };
}

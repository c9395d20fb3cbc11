import type { InterviewResult } from '../../../../../openapi/gen/types.gen.ts';
import { presentEngine } from '../../../assessment/presented-engine.ts';
import { presentTurns } from '../../presenter.ts';
import type { SessionRow } from '../../session/session-state.ts';
import type { Engines } from '../invited-presenter.ts';
import { embargoSentence } from './embargo.ts';
import { presentRequest } from './presented-request.ts';
import type { StoredResult } from './request-repository.ts';
import { resultSteps } from './result-steps.ts';

/** What a candidate sees of an attempt that was submitted. */
export function presentResult(result: StoredResult, engines: Engines): InterviewResult {
  const { session, interview, terms, number, attempts, reportId, isEmbargoed, reportOpensAt, toldDecision } =
    result;
  return {
    _id: interview.id,
    company: terms.company,
    title: terms.title,
    role_family: { _id: interview.roleFamilyId, name: interview.roleFamilyName },
    level: interview.level,
    session_id: session.id,
    attempt: { number, allowed: terms.attemptsAllowed },
    held_with: session.granted,
    attempts: attempts.map((attempt) => ({ session_id: attempt.sessionId, number: attempt.number })),
    engine: presentEngine(interview.engine),
    engine_trouble: isToBeJudged(session) ? engines.begunWith(interview.engine).trouble : null,
    steps: resultSteps(session, result),
    evaluation: { state: session.evaluationState, message: session.evaluationMessage },
    decision: toldDecision && { ...toldDecision, at: new Date(toldDecision.at).toISOString() },
    report_id: isEmbargoed ? null : reportId,
    report_note: reportId && isEmbargoed ? embargoSentence : null,
    report_opens_at: reportId && reportOpensAt ? new Date(reportOpensAt).toISOString() : null,
    transcript: presentTurns(result),
    left_to_person: result.leftToPerson,
    requests: result.requests.map(presentRequest),
    administrator_looks: result.administratorLooks.map((at) => new Date(at).toISOString()),
  };
}

/** Where judging was given up, a person has to look and no engine is waited for. */
function isToBeJudged({ status, evaluationState }: SessionRow): boolean {
  return status !== 'reported' && evaluationState !== 'needs_human' && evaluationState !== 'people_only';
}

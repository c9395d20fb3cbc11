import type { AttemptRecord, ReviewQuestion } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { presentRequest } from '../interviews/invited/result/presented-request.ts';
import type { HiringTerms } from '../interviews/session/session-state.ts';
import { storedSession } from '../interviews/stored-session-service.ts';
import { presentFindings, presentQuestions, presentScorecard } from './review-presenter.ts';
import { findExactPoints, findNewestReport, findRequests, findScorecards } from './scorecard-repository.ts';

/** A submitted attempt, and what its interview is called. */
export interface Recorded {
  readonly sessionId: string;
  readonly number: number;
  readonly terms: HiringTerms;
}

/** All that was said and found in an attempt. Only for who may see it: this does not ask. */
export async function recordOf(
  db: Database,
  { sessionId, number, terms }: Recorded,
): Promise<Pick<AttemptRecord, 'questions' | 'scorecards' | 'report' | 'requests'>> {
  const questions = await transcriptOf(db, sessionId);
  const scorecards = await findScorecards(db, sessionId);
  const report = await findNewestReport(db, sessionId);
  const requests = await findRequests(db, sessionId);
  return {
    questions,
    scorecards: scorecards
      .filter(({ scorecard }) => scorecard.submittedAt)
      .map((one) => presentScorecard(one)),
    report: report ? presentFindings(report, { terms, number }) : null,
    requests: requests.map(presentRequest),
  };
}

/** What was asked and answered in an attempt. Only for who may see it: this does not ask. */
export async function transcriptOf(db: Database, sessionId: string): Promise<ReviewQuestion[]> {
  const { interview, turns } = await storedSession(db, null, sessionId);
  const exact = await findExactPoints(db, sessionId);
  return presentQuestions({ interview, turns, exact });
}

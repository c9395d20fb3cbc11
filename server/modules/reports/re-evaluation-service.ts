import type { SessionEvaluation } from '../../../openapi/gen/types.gen.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Actor } from '../../platform/security/actor.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { requestNewEvaluation } from '../interviews/judging-service.ts';
import { refusalSentence } from '../interviews/session/refusal.ts';
import type { SessionState } from '../interviews/session/session-state.ts';
import { lockedSession, storedSession } from '../interviews/stored-session-service.ts';
import { withCurrentBank } from './current-bank.ts';
import type { ReportDeps } from './evaluation-service.ts';
import { presentVersion } from './presenter.ts';
import { whyAgain, whyNotAgain } from './re-evaluation.ts';
import { listVersions } from './repository.ts';

/** A model that judges again costs: where a person is needed it may still be so afterwards. */
const PER_CANDIDATE: Limit = { name: 'evaluate-again', max: 20, seconds: 3600 };

/** How the evaluation of a session goes, whether it can be done again, and all versions of its report. */
export async function readEvaluation(
  { db, engine }: ReportDeps,
  actor: Actor,
  sessionId: string,
): Promise<SessionEvaluation> {
  return describe({ db, engine }, await storedSession(db, actor, sessionId));
}

/**
 * Queues a new evaluation of a practice; one that is being evaluated goes on.
 * @throws HttpProblem 404, 409 where it would find the same, 429
 */
export async function evaluateAgain(
  deps: ReportDeps,
  actor: Actor,
  sessionId: string,
): Promise<SessionEvaluation> {
  return deps.db.transaction(async (tx) => {
    const before = await lockedSession(tx, actor, sessionId);
    const found = await describe({ ...deps, db: tx }, before);
    if (found.state === 'queued' || found.state === 'running') return found;
    if (found.again_refused) throw new HttpProblem(409, found.again_refused);
    await countAttempt(tx, PER_CANDIDATE, [actor.userId], deps.now());
    const step = await requestNewEvaluation(deps, tx, before);
    if ('refused' in step) throw new HttpProblem(409, refusalSentence(step));
    return describe({ ...deps, db: tx }, step);
  });
}

async function describe(
  { db, engine }: Pick<ReportDeps, 'db' | 'engine'>,
  state: SessionState,
): Promise<SessionEvaluation> {
  const { session, interview } = state;
  const versions = interview.mode === 'practice' ? await listVersions(db, session.id) : [];
  const situation = {
    state,
    newest: versions[0],
    engine: engine.begunWith(interview.engine).description,
    bankVersion: withCurrentBank(interview).bankVersion,
  };
  return {
    state: session.evaluationState,
    message: session.evaluationMessage,
    again_refused: whyNotAgain(situation),
    again_reason: whyAgain(situation),
    versions: versions.map(presentVersion),
  };
}

import type { Funnel, RatingAnalysis } from '../../../openapi/gen/types.gen.ts';
import type { Database } from '../../platform/database/database.ts';
import { openWorkspace } from '../workspaces/access-service.ts';
import { agreementOf, SESSIONS_NEEDED } from './agreement.ts';
import { funnelOf } from './funnel.ts';
import { countStandings, findMedianDays } from './funnel-repository.ts';
import { lengthCorrelation, MONTH_NEEDED, mean, monthsOf } from './monitoring.ts';
import { findScores } from './score-repository.ts';
import { unitsOf } from './units.ts';

/** @throws HttpProblem 403, 404 */
export async function readFunnel(db: Database, userId: string, workspaceId: string): Promise<Funnel> {
  const { workspace } = await openWorkspace(db, userId, workspaceId, 'seeCandidates');
  const [first] = workspace.stages;
  const medianDays = await findMedianDays(db, workspaceId, first?.name ?? '');
  return funnelOf(workspace.stages, await countStandings(db, workspaceId), medianDays);
}

/**
 * Whether ratings by one version of the rubric agree, go with length, and drift.
 * @throws HttpProblem 403, 404
 */
export async function analyseRatings(
  db: Database,
  userId: string,
  {
    workspaceId,
    rubricVersion,
  }: { readonly workspaceId: string; readonly rubricVersion?: number | undefined },
): Promise<RatingAnalysis> {
  await openWorkspace(db, userId, workspaceId, 'seeCandidates');
  const all = await findScores(db, workspaceId, userId);
  const versions = [...new Set(all.map((score) => score.rubricVersion))].toSorted((a, b) => b - a);
  const version = rubricVersion ?? versions[0] ?? null;
  const units = unitsOf(all.filter((score) => score.rubricVersion === version));
  const judged = units.flatMap(({ engine, ...unit }) => (engine === null ? [] : [{ ...unit, engine }]));
  return {
    rubric_version: version,
    rubric_versions: versions,
    sessions_needed: SESSIONS_NEEDED,
    month_needed: MONTH_NEEDED,
    people: agreementOf(units.map(({ sessionId, people }) => ({ sessionId, scores: people }))),
    engine:
      judged.length > 0
        ? agreementOf(
            judged.map(({ sessionId, people, engine }) => ({ sessionId, scores: [mean(people), engine] })),
          )
        : null,
    length_people: lengthCorrelation(units.map(({ people, ...unit }) => ({ ...unit, score: mean(people) }))),
    length_engine:
      judged.length > 0
        ? lengthCorrelation(judged.map(({ engine, ...unit }) => ({ ...unit, score: engine })))
        : null,
    months: monthsOf(units),
  };
}

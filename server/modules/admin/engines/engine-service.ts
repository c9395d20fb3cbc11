import type {
  EngineRetirement,
  EngineVersion,
  EngineVersionList,
} from '../../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { StoredEngine } from '../../../platform/database/stored-engine.ts';
import type { Deps } from '../../../platform/deps.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import type { JudgingEngine } from '../../assessment/ports.ts';
import { type AuditOrigin, appendAudit } from '../../audit/audit-service.ts';
import type { CurrentSettings } from '../../settings/current-settings-service.ts';
import {
  countPractices,
  type EngineRoundRow,
  findEngineRounds,
  findSetTimes,
  replaceEngine,
} from './engine-repository.ts';
import { EVALUATE_ROUND_QUEUE, type EvaluateRound } from './round-jobs.ts';

export interface EngineDeps extends Deps {
  readonly engine: JudgingEngine;
  readonly settings: Pick<CurrentSettings, 'ai'>;
}

/** Earlier versions of the endpoint that something still uses. */
export async function listEngineVersions({
  db,
  engine,
  settings,
  now,
}: EngineDeps): Promise<EngineVersionList> {
  const { items, underWay } = await versionsInUse(db, settings.ai?.configuration, now());
  return { current: nameOf(engine.description), items, under_way: underWay };
}

const MOST_SHOWN = 200;

/** As administrators know it. */
const nameOf = ({ label, ai }: StoredEngine): string => (ai ? `${ai.model}, ${ai.host}` : label);

async function versionsInUse(db: Database | Transaction, current: number | undefined, at: Date) {
  const isEarlier = (one: { readonly configuration: number }) => one.configuration !== current;
  const all = await findEngineRounds(db, at);
  const rounds = all.filter(isEarlier);
  const practices = (await countPractices(db)).filter(isEarlier);
  const set = new Map((await findSetTimes(db)).map(({ version, changedAt }) => [version, changedAt]));
  const engines = new Map([...practices, ...rounds].map((one) => [one.configuration, one.engine]));
  const items = [...engines].map(
    ([configuration, { ai }]): EngineVersion => ({
      configuration,
      host: ai?.host ?? '',
      model: ai?.model ?? '',
      changed_at: set.get(configuration)?.toISOString() ?? null,
      rounds: rounds.filter((one) => one.configuration === configuration).map(presentRound),
      practices: practices.find((one) => one.configuration === configuration)?.total ?? 0,
    }),
  );
  const underWay = all
    .filter((one) => !isEarlier(one) && one.waiting > 0)
    .slice(0, MOST_SHOWN)
    .map(presentRound);
  return { items: items.toSorted((a, b) => b.configuration - a.configuration), underWay };
}

function presentRound({ interviewId, company, title, closesAt, ...counts }: EngineRoundRow) {
  const { unfinished, waiting, evaluated } = counts;
  return {
    interview_id: interviewId,
    company,
    interview: title,
    closes_at: closesAt.toISOString(),
    ...{ unfinished, waiting, evaluated },
  };
}

/**
 * Has everything that uses an earlier version go on with the engine of now. Reports stay; what waits is evaluated, and on
 * request so is again what has a report.
 * @throws HttpProblem 409
 */
export async function retireEngineVersion(
  deps: EngineDeps,
  origin: AuditOrigin,
  configuration: number,
  { reason, evaluates_again: isAgain }: EngineRetirement,
): Promise<EngineVersionList> {
  const { db, jobs, engine, settings, now } = deps;
  const at = now();
  const next = engine.description;
  if (settings.ai?.configuration === configuration)
    throw new HttpProblem(409, 'This version is in use. Change the AI endpoint first.');
  // Nobody chose the checklist: it stands in for an endpoint that may be back in a minute.
  if (settings.ai && !next.ai)
    throw new HttpProblem(409, 'The current AI endpoint cannot be reached. Try again once it answers.');
  await db.transaction(async (tx) => {
    const { items } = await versionsInUse(tx, settings.ai?.configuration, at);
    const retired = items.find((one) => one.configuration === configuration);
    const interviews = await replaceEngine(tx, configuration, next);
    if (interviews === 0) throw new HttpProblem(409, 'No interview uses this version any more.');
    const rounds = retired?.rounds ?? [];
    for (const { interview_id: interviewId } of rounds)
      await jobs.send<EvaluateRound>(tx, EVALUATE_ROUND_QUEUE, { interviewId, isAgain });
    await appendAudit(tx, {
      at,
      origin,
      action: 'engine.retired',
      entity: {
        type: 'engine',
        id: String(configuration),
        name: retired && `${retired.model}, ${retired.host}`,
      },
      reason: reason.trim(),
      before: { configuration, ...(retired && { model: retired.model, host: retired.host }) },
      after: {
        engine: next.name,
        ...(next.ai && { configuration: next.ai.configuration, model: next.ai.model, host: next.ai.host }),
        ...{ interviews, open_rounds: rounds.length, evaluates_again: isAgain },
      },
    });
  });
  return listEngineVersions(deps);
}

import { insertRows, readSamples } from '../../demo/samples.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { requireOwner } from '../company/team-service.ts';
import { copyOf } from './sample-copy.ts';
import { deleteSample, holdWorkspaces } from './sample-repository.ts';

type SampleDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Gives an empty company the sample workspaces; where they are there already, nothing changes.
 * @throws HttpProblem 403, 409 without a company, or for one with workspaces
 */
export async function loadSample({ db, now }: SampleDeps, userId: string): Promise<void> {
  const { companyId } = await requireOwner(db, userId);
  const at = now();
  await db.transaction(async (tx) => {
    const { hasAny, hasSample } = await holdWorkspaces(tx, companyId);
    if (hasSample) return;
    if (hasAny) throw new HttpProblem(409, 'Your company has workspaces already.');
    for (const table of copyOf(readSamples(at), { companyId, userId, at, newId }))
      await insertRows(tx, table);
  });
}

/**
 * Takes the sample workspaces out of a company, with everything in them.
 * @throws HttpProblem 403, 409 without a company
 */
export async function removeSample({ db }: SampleDeps, userId: string): Promise<void> {
  const { companyId } = await requireOwner(db, userId);
  await db.transaction(async (tx) => {
    await holdWorkspaces(tx, companyId);
    await deleteSample(tx, companyId);
  });
}

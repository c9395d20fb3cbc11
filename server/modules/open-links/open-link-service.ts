import { createHash, randomBytes } from 'node:crypto';
import type {
  NewOpenLink,
  OpenLink,
  OpenLinkOffer,
  OpenLinkRequest,
  OpenLinkState,
  OpenLinkStatus,
} from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { type InstallationChoices, requireOn } from '../../platform/installation-choices.ts';
import { HttpProblem, invalidFields } from '../../platform/problem.ts';
import type { Caller } from '../../platform/security/caller.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { openWorkspace, refuseInSample } from '../workspaces/access-service.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import { heldEntrance } from '../workspaces/stage-service.ts';
import {
  findLastLink,
  findLinkByToken,
  insertLink,
  type OpenLinkRow,
  revokeLinks,
} from './open-link-repository.ts';

type LinkDeps = Pick<Deps, 'db' | 'now'>;
type SwitchedDeps = LinkDeps & { readonly choices: InstallationChoices };

const TOKEN_BYTES = 32;
const YEAR_MS = 366 * 86_400_000;
const LOOKED_UP: Limit = { name: 'open-link-ip', max: 120, seconds: 900 };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** @throws HttpProblem 403, 404 */
export async function openLinkOf(
  { db, now }: LinkDeps,
  userId: string,
  workspaceId: string,
): Promise<OpenLinkState> {
  await openWorkspace(db, userId, workspaceId, 'workWithCandidates');
  const found = await findLastLink(db, workspaceId);
  return { link: found ? present(found, now()) : null };
}

/**
 * Makes the link of a workspace in place of an earlier one; its token is told this once.
 * @throws HttpProblem 403, 404, 409 for a workspace that is not open, 422
 */
export async function createOpenLink(
  { db, now, choices }: SwitchedDeps,
  userId: string,
  workspaceId: string,
  { expires_at, limit }: OpenLinkRequest,
): Promise<NewOpenLink> {
  requireOn(choices, 'open_links');
  const { workspace } = await openWorkspace(db, userId, workspaceId, 'workWithCandidates');
  refuseInSample(workspace);
  const at = now();
  const expiresAt = new Date(expires_at);
  if (expiresAt <= at) throw badEnd('Choose a day that is still to come.');
  if (expiresAt.getTime() > at.getTime() + YEAR_MS) throw badEnd('Choose a day within a year.');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const of = { companyId: workspace.companyId, workspaceId };
  await db.transaction(async (tx) => {
    const { status } = await heldEntrance(tx, workspaceId);
    if (status !== 'open')
      throw new HttpProblem(409, 'Open the workspace first: nobody can apply to it now.');
    await revokeLinks(tx, workspaceId, at);
    const created = { createdBy: userId, createdAt: at };
    const tokenHash = hashOf(token);
    await insertLink(tx, { id: newId(), ...of, tokenHash, expiresAt, applicationLimit: limit, ...created });
    await recordActivities(tx, { ...of, actorId: userId, at }, [{ kind: 'open_link_created' }]);
  });
  const found = await findLinkByToken(db, hashOf(token));
  if (!found) throw new Error('A link that was stored is gone');
  return { link: present(found, at), token };
}

const badEnd = (message: string) => invalidFields({ field: 'expires_at', message });

/** @throws HttpProblem 403, 404 */
export async function revokeOpenLink(
  deps: LinkDeps,
  userId: string,
  workspaceId: string,
): Promise<OpenLinkState> {
  const { workspace } = await openWorkspace(deps.db, userId, workspaceId, 'workWithCandidates');
  const of = { companyId: workspace.companyId, workspaceId };
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    if (await revokeLinks(tx, workspaceId, at))
      await recordActivities(tx, { ...of, actorId: userId, at }, [{ kind: 'open_link_revoked' }]);
  });
  return openLinkOf(deps, userId, workspaceId);
}

/**
 * A link by its secret, for whoever holds it.
 * @throws HttpProblem 410 for one that nobody was given and where they are switched off, 429
 */
export async function lookUp(
  { db, now, choices }: SwitchedDeps,
  token: string,
  { ip }: Caller,
): Promise<OpenLinkRow> {
  requireOn(choices, 'open_links', 410);
  await countAttempt(db, LOOKED_UP, [ip], now());
  const found = await findLinkByToken(db, hashOf(token));
  if (!found) throw new HttpProblem(410, 'This link doesn’t work. Check that it’s complete.');
  return found;
}

/** @throws HttpProblem 410, 429 */
export async function openLinkOffer(
  deps: SwitchedDeps,
  token: string,
  caller: Caller,
): Promise<OpenLinkOffer> {
  const found = await lookUp(deps, token, caller);
  const { title, department, location, employmentType, jobDescription } = found.workspace;
  return {
    status: statusOf(found, deps.now()),
    company: found.company,
    title,
    department,
    location,
    employment_type: employmentType,
    job_description: jobDescription,
    expires_at: found.link.expiresAt.toISOString(),
  };
}

/** @throws HttpProblem 410 where nobody can apply by it now */
export function requireOpen(found: OpenLinkRow, at: Date): void {
  const status = statusOf(found, at);
  if (status !== 'open') throw new HttpProblem(410, overWords[status]);
}

const overWords: Readonly<Record<Exclude<OpenLinkStatus, 'open'>, string>> = {
  closed: 'This job takes no applications now.',
  expired: 'The deadline for applying has passed.',
  full: 'As many people applied as this link allows.',
  revoked: 'This link was withdrawn.',
};

function statusOf({ link, workspace }: OpenLinkRow, at: Date): OpenLinkStatus {
  if (link.revokedAt) return 'revoked';
  if (workspace.status !== 'open') return 'closed';
  if (link.expiresAt <= at) return 'expired';
  return link.applicationLimit !== null && link.applied >= link.applicationLimit ? 'full' : 'open';
}

function present(found: OpenLinkRow, at: Date): OpenLink {
  const { link, createdBy } = found;
  return {
    _id: link.id,
    status: statusOf(found, at),
    created_at: link.createdAt.toISOString(),
    created_by: createdBy,
    expires_at: link.expiresAt.toISOString(),
    limit: link.applicationLimit,
    applied: link.applied,
  };
}

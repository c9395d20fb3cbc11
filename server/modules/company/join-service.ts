import type { CompanyJoin, JoinOffer } from '../../../openapi/gen/types.gen.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem, invalidFields, missing } from '../../platform/problem.ts';
import type { Caller } from '../../platform/security/caller.ts';
import type { ServerSecret } from '../../platform/security/keyed.ts';
import { linkedId } from '../../platform/security/link-token.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { findOpenInvitation, takeInvitation } from './invitation-repository.ts';
import { insertMember } from './member-repository.ts';

interface JoinDeps extends Pick<Deps, 'db' | 'now'> {
  readonly secret: ServerSecret;
}

const OFFERS_PER_IP: Limit = { name: 'join-offer-ip', max: 120, seconds: 900 };

/**
 * What a link leads to, for whoever holds it.
 * @throws HttpProblem 410, 429
 */
export async function joinOffer(deps: JoinDeps, token: string, { ip }: Caller): Promise<JoinOffer> {
  await countAttempt(deps.db, OFFERS_PER_IP, [ip], deps.now());
  const { email, company, invitedBy } = await openInvitation(deps, token);
  return { company, email, invited_by: invitedBy ?? '' };
}

/**
 * What of a link a registration keeps until the address is proven.
 * @throws HttpProblem 410
 */
export async function pendingJoin(deps: JoinDeps, { token, job_title: jobTitle }: CompanyJoin) {
  const { id: invitationId } = await openInvitation(deps, token);
  return { invitationId, jobTitle: jobTitle.trim() };
}

/**
 * Joins a company with an account that there is.
 * @throws HttpProblem 409 for a member of a company, 410, 422
 */
export async function joinCompany(deps: JoinDeps, userId: string, asked: CompanyJoin): Promise<void> {
  const join = await pendingJoin(deps, asked);
  if (join.jobTitle === '') throw invalidFields(missing('job_title'));
  await deps.db.transaction(async (tx) => {
    if (!(await joinWith(tx, userId, join, deps.now()))) throw linkOver();
  });
}

/**
 * Ends an invitation by joining its company; false where it is over.
 * @throws HttpProblem 409 for a member of a company
 */
export async function joinWith(
  tx: Transaction,
  userId: string,
  { invitationId, jobTitle }: { readonly invitationId: string; readonly jobTitle: string },
  joinedAt: Date,
): Promise<boolean> {
  const taken = await takeInvitation(tx, invitationId, joinedAt);
  if (!taken) return false;
  if (await insertMember(tx, { userId, ...taken, jobTitle, joinedAt })) return true;
  throw new HttpProblem(409, 'You’re already in a company. An account can only be in one.');
}

async function openInvitation({ db, secret, now }: JoinDeps, token: string) {
  const id = linkedId(secret, 'member-invitation', token);
  const found = id === null ? undefined : await findOpenInvitation(db, id, now());
  if (!found || id === null) throw linkOver();
  return { id, ...found };
}

const linkOver = () => new HttpProblem(410, 'This invitation link no longer works. Ask for a new one.');

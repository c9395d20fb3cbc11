import type { InvitationOffer } from '../../../openapi/gen/types.gen.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { Caller } from '../../platform/security/caller.ts';
import type { ServerSecret } from '../../platform/security/keyed.ts';
import { claimedId, linkedId } from '../../platform/security/link-token.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { recordActivities } from '../workspaces/activity-service.ts';
import {
  bindInvitation,
  findFollower,
  findLinked,
  holdInvitation,
  type LinkedInvitation,
} from './link-repository.ts';

export interface LinkDeps extends Pick<Deps, 'db' | 'now'> {
  readonly secret: ServerSecret;
}

const OFFERS_PER_IP: Limit = { name: 'invitation-offer-ip', max: 120, seconds: 900 };

/**
 * What a link leads to, for whoever holds it.
 * @throws HttpProblem 410 for a link that nobody was given, 429
 */
export async function invitationOffer(
  deps: LinkDeps,
  token: string,
  { ip }: Caller,
): Promise<InvitationOffer> {
  await countAttempt(deps.db, OFFERS_PER_IP, [ip], deps.now());
  const linked = await follow(deps, deps.db, token);
  const { invitation, company, title, closesAt } = linked;
  const status = statusOf(linked, deps.now());
  const email = status === 'open' ? invitation.email : null;
  return {
    status,
    company,
    title,
    email,
    interview_id: invitation.interviewId,
    closes_at: closesAt.toISOString(),
  };
}

/**
 * What of a link a registration keeps until the address is proven.
 * @throws HttpProblem 410
 */
export async function pendingInvitation(deps: LinkDeps, token: string): Promise<string> {
  const linked = await follow(deps, deps.db, token);
  const status = statusOf(linked, deps.now());
  if (status !== 'open') throw linkOver(linked, status);
  return linked.invitation.id;
}

/**
 * Binds an invitation to the account of whoever follows its link, and gives its interview; with the account it is
 * bound to, it leads there again.
 * @throws HttpProblem 409 for an account that is invited already, 410
 */
export function followLink(deps: LinkDeps, userId: string, token: string): Promise<string> {
  return deps.db.transaction(async (tx) => {
    await holdInvitation(tx, claimedId(token));
    const { invitation } = await follow(deps, tx, token);
    const bound = await bindWith(tx, userId, invitation.id, deps.now());
    if (typeof bound !== 'string') throw bound;
    return bound;
  });
}

/** Binds an invitation to an account and gives its interview; or what stands against it. */
export async function bindWith(
  tx: Transaction,
  userId: string,
  id: string,
  at: Date,
): Promise<string | HttpProblem> {
  await holdInvitation(tx, id);
  const linked = await findLinked(tx, id);
  if (!linked) return unknownLink();
  const { invitation, workspaceId } = linked;
  const { interviewId, companyId, applicationId, email } = invitation;
  if (invitation.candidateId === userId) return interviewId;
  const status = statusOf(linked, at);
  if (status !== 'open') return linkOver(linked, status);
  const follower = await findFollower(tx, userId, invitation);
  if (!follower) return new HttpProblem(409, 'Verify your email address first.');
  if (follower.isInvited)
    return new HttpProblem(409, 'This account already has an invitation to this interview.');
  await bindInvitation(tx, id, userId);
  if (companyId && workspaceId && applicationId && follower.email !== email)
    await recordActivities(tx, { companyId, workspaceId, actorId: userId, at }, [
      { kind: 'invitation_bound', applicationId, change: { before: email, after: follower.email } },
    ]);
  return interviewId;
}

function statusOf({ invitation, closesAt }: LinkedInvitation, at: Date): InvitationOffer['status'] {
  if (invitation.candidateId) return 'used';
  if (invitation.revokedAt) return 'revoked';
  return closesAt <= at ? 'expired' : 'open';
}

async function follow(
  { secret }: LinkDeps,
  db: Database | Transaction,
  token: string,
): Promise<LinkedInvitation> {
  const linked = await findLinked(db, claimedId(token));
  const releases = linked?.invitation.releases;
  if (!linked || linkedId(secret, 'interview-invitation', token, releases) === null) throw unknownLink();
  return linked;
}

const unknownLink = () =>
  new HttpProblem(410, 'This invitation link doesn’t work. Check that it’s complete.');

function linkOver({ company }: LinkedInvitation, status: Exclude<InvitationOffer['status'], 'open'>) {
  const sentences = {
    used: `This link was used with another account. Sign in with that one, or ask ${company} to release the invitation.`,
    expired: 'The deadline for starting this interview has passed.',
    revoked: `${company} withdrew this invitation.`,
  };
  return new HttpProblem(410, sentences[status]);
}

import type { MemberInvitationRequest } from '../../../openapi/gen/types.gen.ts';
import { newId } from '../../platform/database/identifier.ts';
import type { Deps } from '../../platform/deps.ts';
import { normaliseEmail } from '../../platform/email-address.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { countAttempt, type Limit } from '../../platform/security/rate-limit.ts';
import { requireWithin } from '../billing/quota-service.ts';
import { removeInvitation, replaceInvitation } from './invitation-repository.ts';
import { JOIN_MAIL_QUEUE, type JoinMail } from './join-mail.ts';
import { findMembers } from './member-repository.ts';
import { requireOwner } from './team-service.ts';

const VALID_MS = 14 * 24 * 3_600_000;
/** However many links an owner asks for, nobody's inbox is flooded. */
const INVITED: Limit = { name: 'member-invited', max: 100, seconds: 86_400 };
const INVITED_ADDRESS: Limit = { name: 'member-invited-address', max: 5, seconds: 86_400 };

/**
 * Mails a colleague the link to join; one sent before no longer works.
 * @throws HttpProblem 403, 409 for a member, 429
 */
export async function inviteMember(
  { db, jobs, now }: Deps,
  userId: string,
  { email: address, role }: MemberInvitationRequest,
): Promise<void> {
  const { companyId } = await requireOwner(db, userId);
  const email = normaliseEmail(address);
  const members = await findMembers(db, companyId);
  if (members.some((member) => member.email === email))
    throw new HttpProblem(409, `${email} is already a member.`, {
      errors: [{ field: 'email', message: 'Already a member.' }],
    });
  const invitedAt = now();
  await countAttempt(db, INVITED, [companyId], invitedAt);
  await countAttempt(db, INVITED_ADDRESS, [companyId, email], invitedAt);
  const id = newId();
  const expiresAt = new Date(invitedAt.getTime() + VALID_MS);
  await db.transaction(async (tx) => {
    await replaceInvitation(tx, { id, companyId, email, role, invitedBy: userId, invitedAt, expiresAt });
    await requireWithin(tx, 'seats', { companyId, at: invitedAt });
    await jobs.send<JoinMail>(tx, JOIN_MAIL_QUEUE, { invitationId: id });
  });
}

/** @throws HttpProblem 403, 404 */
export async function revokeInvitation({ db }: Deps, userId: string, id: string): Promise<void> {
  const { companyId } = await requireOwner(db, userId);
  const isRevoked = await db.transaction((tx) => removeInvitation(tx, companyId, id));
  if (!isRevoked) throw new HttpProblem(404, 'There is no such invitation.');
}

import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { applications, companyCandidates } from '../../../platform/database/schema/applications.ts';
import { candidatePreferences } from '../../../platform/database/schema/candidates.ts';
import { interviewSessions } from '../../../platform/database/schema/interviews.ts';
import { hiringTerms, invitations } from '../../../platform/database/schema/invitations.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { deadline } from '../deadline-sql.ts';
import { hasNotBegun } from './reminder-repository.ts';

/** Of whoever looks after the application: answers go there. Beside `invitations`. */
const ownerAddress = sql<string | null>`(select u.email from applications a join users u on u.id = a.owner_id
  where a.id = ${invitations.applicationId})`;

/** Whether mails about interviews are wanted. Beside `candidate_preferences`, which not everybody has. */
const wantsMails = sql`coalesce(${candidatePreferences.invitationMail}, true)`;

/** A mail about an invitation that a candidate may decline. */
type InvitationWish = 'invitationMail' | 'reminderMail';

/**
 * Who is invited to what, where such mails are wanted. Undefined where it says nothing any more: taken back, begun or
 * closed.
 */
export async function findInvited(db: Database, invitationId: string, wish: InvitationWish, at: Date) {
  const [found] = await db
    .select({
      to: sql<string>`coalesce(${users.email}, ${invitations.email})`,
      userId: users.id,
      fullName: users.fullName,
      timeZone: users.timeZone,
      interviewId: invitations.interviewId,
      companyId: invitations.companyId,
      releases: invitations.releases,
      isBound: sql<boolean>`${invitations.candidateId} is not null`,
      name: sql<string | null>`(select c.full_name from applications a join company_candidates c
        on c.id = a.candidate_id where a.id = ${invitations.applicationId})`,
      replyTo: ownerAddress,
      company: hiringTerms.company,
      title: hiringTerms.title,
      closesAt: deadline,
    })
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .leftJoin(users, isInvited())
    .leftJoin(candidatePreferences, eq(candidatePreferences.userId, users.id))
    .where(
      and(
        eq(invitations.id, invitationId),
        isNull(invitations.revokedAt),
        isNull(invitations.declinedAt),
        gt(deadline, at),
        hasNotBegun(db),
        sql`coalesce(${users.isActive}, true) and coalesce(${candidatePreferences[wish]}, true)`,
      ),
    );
  return found;
}

/** Where the link of an invitation of an interview leads; undefined for one that nobody can begin by. */
export async function findUsable(
  tx: Transaction,
  { interviewId, invitationId }: { readonly interviewId: string; readonly invitationId: string },
  at: Date,
) {
  const [found] = await tx
    .select({
      applicationId: invitations.applicationId,
      releases: invitations.releases,
      title: hiringTerms.title,
      isBound: sql<boolean>`${invitations.candidateId} is not null`,
    })
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .where(
      and(
        eq(invitations.id, invitationId),
        eq(invitations.interviewId, interviewId),
        isNull(invitations.revokedAt),
        isNull(invitations.declinedAt),
        gt(deadline, at),
        hasNotBegun(tx),
      ),
    );
  return found;
}

interface Invitee {
  readonly interviewId: string;
  readonly workspaceId: string;
  /** The one that was added first where none is named. */
  readonly applicationId: string | undefined;
}

/** Who would be invited to what. */
export async function findInvitee(db: Database, { interviewId, workspaceId, applicationId }: Invitee) {
  const zone = sql<string | null>`(select u.time_zone from users u
    where u.email = ${companyCandidates.email} and u.is_verified)`;
  const [found] = await db
    .select({
      to: companyCandidates.email,
      companyId: applications.companyId,
      name: companyCandidates.fullName,
      timeZone: zone,
      company: hiringTerms.company,
      title: hiringTerms.title,
      closesAt: hiringTerms.closesAt,
      replyTo: users.email,
    })
    .from(applications)
    .innerJoin(companyCandidates, eq(companyCandidates.id, applications.candidateId))
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviewId))
    .leftJoin(users, eq(users.id, applications.ownerId))
    .where(
      and(
        eq(applications.workspaceId, workspaceId),
        applicationId === undefined ? undefined : eq(applications.id, applicationId),
      ),
    )
    .orderBy(applications.createdAt, applications.id)
    .limit(1);
  return found;
}

/** Who asked for an accommodation, where mails about interviews are wanted; undefined where they are not. */
export async function findWhoAsked(db: Database, invitationId: string) {
  const [found] = await db
    .select({
      to: users.email,
      userId: users.id,
      fullName: users.fullName,
      interviewId: invitations.interviewId,
      company: hiringTerms.company,
      title: hiringTerms.title,
    })
    .from(invitations)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, invitations.interviewId))
    .innerJoin(users, eq(users.id, invitations.candidateId))
    .leftJoin(candidatePreferences, eq(candidatePreferences.userId, users.id))
    .where(
      and(
        eq(invitations.id, invitationId),
        isNotNull(invitations.requestedAt),
        eq(users.isActive, true),
        wantsMails,
      ),
    );
  return found;
}

/** Notes that the mail of an invitation went out, or need not. */
export async function markSent(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ sentAt: at })
    .where(and(eq(invitations.id, id), isNull(invitations.sentAt)));
}

/** The account it is bound to, or the one whose proven address it names. */
function isInvited() {
  const ownsAddress = and(eq(users.email, invitations.email), eq(users.isVerified, true));
  return or(eq(users.id, invitations.candidateId), and(isNull(invitations.candidateId), ownsAddress));
}

/** Who submitted an attempt at what, where mails about interviews are wanted; undefined where they are not. */
export async function findSubmission(db: Database, sessionId: string) {
  const [found] = await db
    .select({
      to: users.email,
      userId: users.id,
      fullName: users.fullName,
      timeZone: users.timeZone,
      interviewId: hiringTerms.interviewId,
      company: hiringTerms.company,
      title: hiringTerms.title,
      endedAt: interviewSessions.endedAt,
      status: interviewSessions.status,
    })
    .from(interviewSessions)
    .innerJoin(hiringTerms, eq(hiringTerms.interviewId, interviewSessions.interviewId))
    .innerJoin(users, eq(users.id, interviewSessions.candidateId))
    .leftJoin(candidatePreferences, eq(candidatePreferences.userId, users.id))
    .where(
      and(
        eq(interviewSessions.id, sessionId),
        isNotNull(interviewSessions.endedAt),
        eq(users.isActive, true),
        wantsMails,
      ),
    );
  return found;
}

import {
  liveAskedMail,
  liveCalledOffMail,
  liveReminderMail,
  liveScheduledMail,
  liveTimesMail,
} from '../../content/mails/live-mails.ts';
import type { Letter, PostOffice } from '../../content/mails/mail-frame.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ServerSecret } from '../../platform/security/keyed.ts';
import { linkToken } from '../../platform/security/link-token.ts';
import { deliverInvitation } from '../interviews/interview-mail/delivery-service.ts';
import { LIVE_MAIL_QUEUE, type LiveMail } from '../interviews/interview-mail/live-mail.ts';
import { calendarFile } from './calendar-file.ts';
import { tellCalledOff } from './called-off-service.ts';
import { closeOverRooms } from './closing-service.ts';
import { findLive, type LiveRow, takeDueLive } from './live-repository.ts';

const A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** When everybody is reminded, in minutes before it begins. */
const REMINDED = [60, 24 * 60] as const;

interface LiveMailDeps extends Deps {
  readonly jobs: Jobs;
  readonly post: PostOffice;
  readonly secret: ServerSecret;
  readonly publicUrl: string;
}

/** Lets this process take part in mailing about live interviews. */
export async function registerLiveJobs(deps: LiveMailDeps): Promise<void> {
  await deps.jobs.work<LiveMail>(LIVE_MAIL_QUEUE, async (job) => {
    const row = await findLive(deps.db, job.liveId);
    const letter = row && letterOf(deps, row, job);
    if (letter && job.to === 'candidate')
      await deliverInvitation(deps, 'live_interview', row.invitation.id, letter);
    else if (letter) await deps.post.deliver('live_interview', letter);
  });
  deps.jobs.every('close-live-rooms', A_MINUTE, () => closeOverRooms(deps));
  deps.jobs.every('call-off-live-interviews', A_MINUTE, () => tellCalledOff(deps));
  deps.jobs.every('remind-of-live-interviews', A_MINUTE, () => remindOfLive(deps));
}

/** Reminds everybody of what begins within an hour or a day, once of each. */
export async function remindOfLive(deps: Pick<LiveMailDeps, 'db' | 'jobs' | 'now'>): Promise<void> {
  for (const minutes of REMINDED) await remind(deps, minutes);
}

function remind(
  { db, jobs, now }: Pick<LiveMailDeps, 'db' | 'jobs' | 'now'>,
  minutes: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    for (const liveId of await takeDueLive(tx, minutes, now())) {
      const row = await findLive(tx, liveId);
      for (const to of ['candidate', ...(row?.holders ?? []).map(({ id }) => id)])
        await jobs.send<LiveMail>(tx, LIVE_MAIL_QUEUE, { liveId, kind: 'reminder', to });
    }
  });
}

/** Null where it says nothing any more. */
function letterOf(
  { publicUrl, secret, now }: LiveMailDeps,
  row: LiveRow,
  { kind, to, calledOff }: LiveMail,
): Letter | null {
  const { live, invitation, holders, company, title } = row;
  const candidate = { fullName: row.candidateName, email: row.candidateEmail, timeZone: row.timeZone };
  if ((invitation.revokedAt || invitation.declinedAt) && !calledOff) return null;
  const isCandidate = to === 'candidate';
  const holder = [...holders, ...(row.proposer ? [row.proposer] : [])].find(({ id }) => id === to);
  const replyTo = holders.find(({ isLead }) => isLead)?.email;
  const id = `${live.id}-${kind}-${live.revision}-${live.remindedMinutes ?? 0}-${to}`;
  const invited = row.accountId
    ? `${publicUrl}/candidate/interviews/${live.interviewId}`
    : `${publicUrl}/auth/register#invitation=${linkToken(secret, 'interview-invitation', invitation.id, invitation.releases)}`;
  const organizing = `${publicUrl}/recruiter/workspaces/${row.workspace._id}/interviews/${live.interviewId}`;
  if (kind === 'asked') {
    if (live.status !== 'asked' || !holder) return null;
    const url = organizing;
    const said = { candidate: candidate.fullName, title, note: live.note ?? '' };
    return { id, to: holder.email, ...liveAskedMail({ fullName: holder.fullName, url, ...said }) };
  }
  const reader = isCandidate ? candidate : holder;
  if (!reader) return null;
  const facts = { company, title, timeZone: reader.timeZone, minutes: live.minutes };
  const fullName = isCandidate ? row.accountName : reader.fullName;
  if (kind === 'times') {
    if (live.status !== 'proposed') return null;
    const times = live.times.map((time) => new Date(time));
    const privacyUrl = `${publicUrl}/legal/privacy`;
    const mail = liveTimesMail({ ...facts, fullName, url: invited, times, privacyUrl });
    return { id, to: reader.email, replyTo, ...mail, greetingName: reader.fullName };
  }
  const room = `${publicUrl}/candidate/interviews/recruiter-session/${live.id}`;
  const calendarOf = (startsAt: Date, endsAt: Date, isCancelled = false) =>
    calendarFile({
      uid: `${live.id}@${new URL(publicUrl).hostname}`,
      sequence: live.revision,
      stamp: now(),
      startsAt,
      endsAt,
      summary: `Interview: ${title} at ${company}`,
      url: room,
      isCancelled,
    });
  if (calledOff) {
    const startsAt = calledOff.startsAt === null ? null : new Date(calledOff.startsAt);
    const endsAt = startsAt && new Date(startsAt.getTime() + live.minutes * MINUTE_MS);
    const reason = reasons[calledOff.why](isCandidate ? 'You' : candidate.fullName, company);
    const url = isCandidate ? invited : organizing;
    const mail = liveCalledOffMail({ ...facts, fullName, url, startsAt, reason });
    const calendar = startsAt && endsAt ? calendarOf(startsAt, endsAt, true) : undefined;
    return { id, to: reader.email, replyTo, calendar, ...mail };
  }
  const { startsAt, endsAt } = live;
  if (live.status !== 'scheduled' || !startsAt || !endsAt) return null;
  const others = [...holders, ...(isCandidate ? [] : [candidate])].filter((one) => one !== reader);
  const told = {
    ...facts,
    fullName,
    url: isCandidate ? invited : room,
    startsAt,
    with: others.map((one) => one.fullName),
  };
  const mail = kind === 'scheduled' ? liveScheduledMail(told) : liveReminderMail(told);
  return { id, to: reader.email, replyTo, calendar: calendarOf(startsAt, endsAt), ...mail };
}

/** Why it is off, by who called it off. */
const reasons = {
  declined: (who: string) => `${who} declined the invitation.`,
  revoked: (_who: string, company: string) => `${company} withdrew the invitation.`,
  moved: () => 'A new time is being arranged.',
} as const;

import { howToGetIn, type InvitedTo } from './invited-to.ts';
import { composeMail } from './mail-frame.ts';
import { mailTime } from './mail-time.ts';

/** For whoever a recruiter invited to an interview. */
export function invitationMail(to: InvitedTo) {
  const { title, company, closesAt, timeZone, interviewUrl, account } = to;
  return composeMail({
    subject: `You are invited to an interview: ${title} at ${company}`,
    greetingName: account?.fullName ?? 'and welcome',
    before: [
      `${company} invites you to an interview for ${title}. You choose when to take it; begin before ${mailTime(closesAt, timeZone)}.`,
      'The page of the interview says what is assessed, how long it takes and what is noted. You can ask for accommodations there.',
    ],
    action: { label: 'See the invitation', url: interviewUrl },
    after: howToGetIn(to),
    ...(account && { optional: { mail: 'invitation_mail', wayOut: account.wayOut } }),
  });
}

import { howToGetIn, type InvitedTo } from './invited-to.ts';
import { composeMail } from './mail-frame.ts';
import { mailTime } from './mail-time.ts';

/** For whoever is invited to an interview, has not begun it, and has little time left to. */
export function reminderMail(to: InvitedTo) {
  const { title, company, closesAt, timeZone, interviewUrl, account } = to;
  return composeMail({
    subject: `Reminder: your interview for ${title} at ${company}`,
    greetingName: account?.fullName ?? 'and welcome',
    before: [
      `You can begin your interview for ${title} at ${company} until ${mailTime(closesAt, timeZone)}.`,
    ],
    action: { label: 'See the invitation', url: interviewUrl },
    after: howToGetIn(to),
    ...(account && { optional: { mail: 'reminder_mail', wayOut: account.wayOut } }),
  });
}

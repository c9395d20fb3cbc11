import { type InvitedTo, utcTime, whySent } from './invited-to.ts';
import { composeMail } from './mail-frame.ts';

/** For whoever is invited to an interview, has not begun it, and has little time left to. */
export function reminderMail(to: InvitedTo) {
  const { title, company, closesAt, interviewUrl } = to;
  return composeMail({
    subject: `Reminder: your interview for ${title} at ${company}`,
    greetingName: to.fullName ?? 'and welcome',
    before: [`You can begin your interview for ${title} at ${company} until ${utcTime(closesAt)}.`],
    action: { label: 'See the invitation', url: interviewUrl },
    after: whySent(to),
  });
}

import { composeMail } from './mail-frame.ts';
import { mailTime } from './mail-time.ts';
import type { Submission } from './submission.ts';

/** For whoever has taken an interview for hiring: it has arrived. */
export function interviewArrivedMail(to: Submission) {
  const { fullName, title, company, endedAt, timeZone, resultUrl, wayOut } = to;
  return composeMail({
    subject: `Your interview has arrived: ${title} at ${company}`,
    greetingName: fullName,
    before: [
      `Your interview for ${title} at ${company} has arrived. It ended on ${mailTime(endedAt, timeZone)}.`,
      'Your answers are evaluated next. Then a person reviews them and decides; you do not have to do anything.',
    ],
    action: { label: 'See how it goes on', url: resultUrl },
    after: [],
    optional: { mail: 'invitation_mail', wayOut },
  });
}

import { composeMail } from './mail-frame.ts';
import { mailTime } from './mail-time.ts';
import type { Submission } from './submission.ts';

/** For whoever has taken an interview for hiring: its answers are evaluated. */
export function interviewEvaluatedMail(to: Submission) {
  const { fullName, title, company, endedAt, timeZone, resultUrl, wayOut } = to;
  return composeMail({
    subject: `Your interview is evaluated: ${title} at ${company}`,
    greetingName: fullName,
    before: [
      `Your interview for ${title} at ${company}, which ended on ${mailTime(endedAt, timeZone)}, has arrived and is evaluated.`,
      'A person reviews it next and decides; you do not have to do anything. The page of your results says when you can read your report.',
    ],
    action: { label: 'See how it goes on', url: resultUrl },
    after: [],
    optional: { mail: 'invitation_mail', wayOut },
  });
}

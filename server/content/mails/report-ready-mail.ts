import { composeMail } from './mail-frame.ts';
import type { WayOut } from './optional-mails.ts';

/** For candidates who want to hear of it: the report of a practice interview can be read. */
export function reportReadyMail(to: {
  fullName: string;
  roleFamily: string;
  reportUrl: string;
  wayOut: WayOut;
}) {
  return composeMail({
    subject: 'Your practice report is ready',
    greetingName: to.fullName,
    before: [
      `The report of your practice interview (${to.roleFamily}) is ready. Nobody but you can read it.`,
    ],
    action: { label: 'Read the report', url: to.reportUrl },
    after: [],
    optional: { mail: 'report_ready_mail', wayOut: to.wayOut },
  });
}

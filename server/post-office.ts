import { composeMail, type PostOffice } from './content/mails/mail-frame.ts';
import type { LoggedDelivery } from './platform/mail/mail-log.ts';

/** Where the people of a company's sample have their addresses: a domain that is nobody's (RFC 2606). */
const NOBODY = '.sample.example';

/** Puts letters in their frame and hands them over; replies go to the address to write to. What is for nobody goes nowhere. */
export const createPostOffice = (deliver: LoggedDelivery, support: () => string): PostOffice => ({
  async deliver(kind, { id, to, replyTo = support(), calendar, ...content }) {
    if (to.endsWith(NOBODY)) return;
    await deliver(kind, { id, to, replyTo, calendar, ...composeMail(content, support()) });
  },
});

import { composeMail, type PostOffice } from './content/mails/mail-frame.ts';
import type { LoggedDelivery } from './platform/mail/mail-log.ts';

/** Puts letters in their frame and hands them over; replies go to the address to write to. */
export const createPostOffice = (deliver: LoggedDelivery, support: () => string): PostOffice => ({
  deliver: (kind, { id, to, replyTo = support(), calendar, ...content }) =>
    deliver(kind, { id, to, replyTo, calendar, ...composeMail(content, support()) }),
});

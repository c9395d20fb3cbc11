import { composeMail, type PostOffice } from './content/mails/mail-frame.ts';
import type { Mailer } from './platform/mail/mailer.ts';

/** Puts letters in their frame and hands them over; replies go to the address to write to. */
export const createPostOffice = (mailer: Mailer, support: () => string): PostOffice => ({
  deliver: ({ id, to, replyTo = support(), calendar, ...content }) =>
    mailer.deliver({ id, to, replyTo, calendar, ...composeMail(content, support()) }),
});

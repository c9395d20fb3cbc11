import { composeMail } from './mail-frame.ts';

/** The last mail to somebody: their account is gone. */
export function accountDeletedMail({ fullName }: { fullName: string }) {
  return composeMail({
    subject: 'Your Candor account is deleted',
    greetingName: fullName,
    before: [
      'Your Candor account was deleted, with your profile, your interviews, your answers and your reports. It cannot be brought back.',
      'It was you? Then you need to do nothing.',
      'It was not you? Then tell the people who run this Candor at once, and change the password of your mailbox.',
    ],
    after: ['You will get no more mail from this account.'],
  });
}

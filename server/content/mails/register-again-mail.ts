import { composeMail } from './mail-frame.ts';

/** For an address with no single registration that a new code could belong to. */
export function registerAgainMail(to: { fullName: string; registerUrl: string }) {
  return composeMail({
    subject: 'Please register once more',
    greetingName: to.fullName,
    before: [
      'A new code was asked for, but there is no single registration it could belong to: it is too long ago, or there were several. To keep your address yours, register once more and use the code of that mail.',
    ],
    action: { label: 'Register', url: to.registerUrl },
    after: ['You did not ask for an account? Then ignore this mail.'],
  });
}

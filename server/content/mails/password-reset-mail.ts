import { composeMail } from './mail-frame.ts';

/** The code that lets somebody choose a new password, and the link that enters it. */
export function passwordResetMail(to: { fullName: string; code: string; link: string }) {
  return composeMail({
    subject: `${to.code} is your code for a new password`,
    greetingName: to.fullName,
    before: ['Enter this code to choose a new password for your Candor account. It is good for ten minutes.'],
    highlight: to.code,
    action: { label: 'Choose a new password', url: to.link },
    after: [
      'You did not ask for this? Then ignore this mail: without the code your password stays as it is. Give the code to nobody.',
    ],
  });
}

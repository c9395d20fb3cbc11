import { composeMail } from './mail-frame.ts';

/** The code that proves an address, and the link that enters it. */
export function verifyEmailMail(to: { fullName: string; code: string; link: string }) {
  return composeMail({
    subject: `${to.code} is your Candor code`,
    greetingName: to.fullName,
    before: ['Enter this code to verify your e-mail address. It is good for ten minutes.'],
    highlight: to.code,
    action: { label: 'Verify my e-mail address', url: to.link },
    after: ['You did not ask for an account? Then ignore this mail: without the code nothing happens.'],
  });
}

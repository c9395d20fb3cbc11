import { composeMail } from './mail-frame.ts';

/** The code that finishes a sign-in; there is no link, as it is entered where the sign-in was begun. */
export function secondFactorMail(to: { fullName: string; code: string }) {
  return composeMail({
    subject: `${to.code} is your code to log in`,
    greetingName: to.fullName,
    before: ['Enter this code to finish signing in. It is good for one sign-in and at most ten minutes.'],
    highlight: to.code,
    after: [
      'You are not signing in? Then somebody knows your password: choose a new one. Give this code to nobody.',
    ],
  });
}

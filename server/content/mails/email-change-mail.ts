import { composeMail } from './mail-frame.ts';

/** The code that makes an address the one of an account; it is entered where the change was asked for. */
export function emailChangeMail(to: { fullName: string; code: string }) {
  return composeMail({
    subject: `${to.code} is your Candor code`,
    greetingName: to.fullName,
    before: [
      'Enter this code in the settings of your Candor account to make this its e-mail address. It is good for ten minutes.',
    ],
    highlight: to.code,
    after: [
      'You did not ask for this? Then ignore this mail: without the code nothing changes. Give the code to nobody.',
    ],
  });
}

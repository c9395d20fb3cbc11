import { composeMail } from './mail-frame.ts';

/** For the owner of a verified address which somebody wants for another account. */
export function alreadyRegisteredMail(to: { fullName: string; loginUrl: string }) {
  return composeMail({
    subject: 'You already have a Candor account',
    greetingName: to.fullName,
    before: [
      'Somebody wanted to use your e-mail address for another account, perhaps you. You have one already, so nothing was changed.',
    ],
    action: { label: 'Sign in', url: to.loginUrl },
    after: ['It was not you? Then you need to do nothing: nobody can use your address without this mailbox.'],
  });
}

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport11: Question = {
  id: 'customer-support-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'diagnosis',
  prompt:
    'How would you find out why a customer cannot sign in to their account when you are unable to see their screen?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Names only a new password or passing the case on.',
    3: 'Names several checks, such as password, browser and blocked account, but in no order and without asking for the exact message.',
    5: 'Confirms who the customer is, asks for the exact message and since when, looks at the state of the account and at known faults, then tests one thing after another and says what each result rules out, and has the customer confirm the end.',
  },
  concepts: [
    {
      id: 'identity',
      label: 'Confirming who it is',
      synonyms: phrases(`
        identity; security question; email address; username; registered; data protection; which email;
        really the customer; customer number; date of birth; which address do they type; user name;
        check that it; never ask them for; never ask for; right address; right page; two accounts;
        mother's name; which address; which mail; which name
      `),
    },
    {
      id: 'message',
      label: 'The exact message',
      synonyms: phrases(`
        exact; what they see; what it say; word for word; screenshot; what exactly they see;
        what do they see; read it to me; read to me; error message; what happens when; when they try;
        when they click; step by step; message he sees; message she sees; message they see; what you see;
        each word; what appears; screen photo; exact words; red text; red letters; pops up
      `),
    },
    {
      id: 'credentials',
      label: 'Name and password',
      synonyms: phrases(`
        password; caps lock; typo; wrong email; keyboard; spelling; autofill; new password; wrong password;
        right password; old password; capital letters; do they type; saved password; what did you type;
        did you type; capital letter; last year's; what they type; type slowly; small letters; number lock;
        password new
      `),
    },
    {
      id: 'account-state',
      label: 'State of the account',
      synonyms: phrases(`
        suspend; expired; subscription; disabled; permission; admin; account is blocked; account is locked;
        too many attempts; deactivated; deleted; mail was never; in our system; look in our system;
        account's locked; account is active; locked out; still exists; not paid; login arrives; last login
      `),
    },
    {
      id: 'device',
      label: 'Browser and device',
      synonyms: phrases(`
        browser; cache; cookie; incognito; private window; another device; different device;
        another browser; other browser; different browser; other device; cookies; old version; let them try;
        another phone; other phone; another computer; other computer; new phone; different phone;
        different computer
      `),
    },
    {
      id: 'outage',
      label: 'Connection and known faults',
      synonyms: phrases(`
        internet; vpn; firewall; status page; outage; other users; known issue; network; wifi;
        company network; known problem; our side; others too; everybody or; anyone else; internet works;
        other pages
      `),
    },
    {
      id: 'codes',
      label: 'Codes and reset mails',
      synonyms: phrases(`
        two factor; verification code; authenticator; sms; spam; reset email; junk; single sign-on; mfa;
        code; the code; text message; spam folder; mail arrive; reset mail; a link; sent a link; link for;
        expired link; old link; new phone; confirmation; fresh link; send a link; new link; link again;
        send a new; get the mail; mail comes; did it arrive; code comes; number changed; changed number;
        old number; second step; short code
      `),
    },
    {
      id: 'order',
      label: 'One check after another',
      synonyms: [
        ...phrases(`
          at a time; step by step; narrow down; rule out; eliminate; last worked; reproduce; last time;
          easy things; simple things; exclude; stay on the line; on the line; pass it on; hand it over;
          technical team; try it myself; when it worked last; what has changed; one step; next step;
          easiest first; first the simple; simplest first; cross off; until it works; not hang up
        `),
        ...everydayPhrases.pieceByPiece,
      ],
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance07: Question = {
  id: 'finance-07',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'control',
  prompt:
    'Imagine an invoice comes by email from a supplier you know. It is due today and names a new bank account. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would pay, because the supplier is known, or would only reply to the email.',
    3: 'Would ask the supplier whether the account is right, but not by a way independent of the email, and would not tell anyone.',
    5: 'Would stop the payment, check through a number known from before, compare invoice and order, have a second person confirm the change, tell the security people and colleagues, pay late rather than wrong, and mend the way master data are changed.',
  },
  concepts: [
    {
      id: 'stopping',
      label: 'Not paying for now',
      synonyms: phrases(`
        not pay; don't pay; stop the payment; hold the payment; on hold; late rather; better late; pay late;
        no matter how urgent; not under pressure; time pressure; leave the payment; do not pay;
        today or not; don't pay today; would not transfer; no transfer; put it aside; pay nothing;
        any money; days late; two days late; nobody dies; wait until; can wait; first check; before i pay;
        only pay; to one side; put aside; lay aside; not rush; not be rushed; no rush; let it wait;
        not today; before paying; leave it until; leave it alone; wouldn't pay; not pay yet; hold off;
        hold it back; sit on it; not touch it; i would stop; wait with the; delay it; better a day late;
        no money leaves; keep the money
      `),
    },
    {
      id: 'calling',
      label: 'Asking by a known way',
      synonyms: phrases(`
        call the supplier; known number; number we have; number from; old number; in our system;
        not the number; on the website; person i know; not reply; not answer the email; phone number out of;
        out of our old; old papers; out of our files; from our files; number i know; number from an old;
        call the company; call somebody there; person there; ring the supplier; phone them;
        call their office; whose card i have; ask her straight; ask him straight; pick up the phone;
        number on file; number off the old; on the phone with; speak to someone i know
      `),
    },
    {
      id: 'signs',
      label: 'Signs of deceit',
      synonyms: phrases(`
        sender; email address; domain; one letter; spelling; iban; logo; fraud; phishing; scam;
        looks different; hacked; fake; does it look the same; look the same; different letter;
        the mail address; look at the address; something is wrong; check the mail; strange mail; mail looks;
        this is a trick; time pressure; pressure; address of; name of the; mistakes in; criminals; cheat;
        cheaters; other country; alarm; red flag; suspicious; all signs; urgent and; due today and;
        account changed; new account; changed account; foreign account; criminal; swindle; crook; fishy;
        looks dodgy; dodgy; typical scam; too urgent; odd about; mail can be fake
      `),
    },
    {
      id: 'order',
      label: 'Comparing with the order',
      synonyms: [
        ...phrases(`
          purchase order; delivery note; invoice number; previous invoices; old invoices; last invoice;
          supplier file; master data; was it ordered; next to the last three; next to the last; did we get;
          get the stuff; really ordered; bills from before; old bills; compare the invoice;
          compare it with the old; number on the last; if we have an order; have an order; order for;
          what we agreed; amount is what; is it ours; old payment; last payment; did we buy; really get;
          did they deliver; had the goods; old contract; earlier bills; earlier invoice;
          compare with the last; our order; have we ordered; what we ordered
        `),
        ...everydayPhrases.heldAgainst,
      ],
    },
    {
      id: 'second-person',
      label: 'A second person',
      synonyms: [
        ...phrases(`
          second person; four eyes; other signature; colleague looks at; my colleague looks;
          looks at it too; colleague to look; a second pair; colleague check; two of us; have it checked;
          let my boss check; boss must agree; boss has to agree; second colleague; has to enter;
          colleague has; ask my colleague; ask a colleague; ask my boss; another colleague; someone else;
          two must; second person look; somebody look at it; two people to; two pairs of eyes; boss look;
          not alone; get my boss; goes to my boss
        `),
        ...everydayPhrases.secondPerson,
      ],
    },
    {
      id: 'telling',
      label: 'Warning others',
      synonyms: phrases(`
        it department; security; supplier should; their mailbox; other customers; let the supplier know;
        computer people; hear it at once; the office have to; supplier should warn; warn the;
        tell everybody; tell my colleagues; tell our it; tell the it; others in the office;
        go to the police; show the mail; the others in; tell the others; same mail; tell accounting;
        tell the boss; all colleagues; warn the others; tell the bank; report to the police; police;
        boss and the bank; inform the supplier; let everyone know; these are going round; going round;
        tell the team; raise the alarm
      `),
    },
    {
      id: 'record',
      label: 'Keeping a record',
      synonyms: [
        ...phrases(`
          who i spoke; when i called; name of the person; confirmation; signed letter; on the invoice;
          save the email; a letter with; letter with a signature; with a signature; write down who;
          write down when; keep the mail; keep it in; confirm it in writing; written confirmation; note who;
          note the call; write it on the invoice; put it in the file; keep the email;
          ask for confirmation in
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'rule',
      label: 'A rule for such changes',
      synonyms: phrases(`
        every change of; every new account; master data; wait two days; should be a rule; a rule that;
        fixed rule; same way each time; teach; always be checked; every new bank; changed bank;
        new bank account must; never change; each change; every change; each new account; always call;
        new numbers; we need a; agree how; details get changed; change of details; before the details;
        two to change; make it a habit; new details
      `),
    },
  ],
};

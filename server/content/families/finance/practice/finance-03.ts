import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance03: Question = {
  id: 'finance-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'control',
  prompt:
    'Tell me about a time you were asked to do something with money, figures or records that did not seem right to you.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Did it or refused; what was wrong with it and what followed are not said.',
    3: 'Names what was asked and that they refused or asked back, but offers no other way and tells nobody.',
    5: 'Names what was asked and by whom in role, why it was not right, what they checked, how they said no and what they offered instead, whom they told and what they put in writing, and what became of it.',
  },
  concepts: [
    {
      id: 'request',
      label: 'What was asked',
      synonyms: phrases(`
        wanted me to; should book; book it in; backdate; backdated; earlier date; without a receipt;
        without receipt; private expense; private dinner; split the invoice; next year; round up;
        make it look; petty cash; off the books; put it through; came with a bill; wanted to get it paid;
        pay a bill; wanted the money back; his private; her private; dated back; change the date;
        change the figures; change the numbers; move a big; into january; other month; other year;
        inside his budget; inside her budget; stay within; pay somebody; pay cash; give him cash;
        give her cash; without a bill; change a number; change a date; change the invoice; not write down;
        delete a; sign a; sign something; more hours than; hours that; put dinner; asked me to put;
        asked me to book; asked me to sign; asked me to change; asked me to pay; as customer; as business;
        through books; expenses; private bill; through company; on company; as client; book it as;
        as office; leave cash; told me to leave; not to book; keep off; cash from; not declare; pay twice;
        hide it; date a bill; dated a bill; write a higher; higher amount; higher sum; bigger amount;
        sign for a delivery; sign for meat; sign for goods; sign for something; say it was more;
        say it was less; fiddle the; fudge the; cook the books; turn a blind eye; keep quiet about
      `),
    },
    {
      id: 'why-wrong',
      label: 'Why it was not right',
      synonyms: phrases(`
        against the rules; not allowed; fraud; illegal; misleading; false; auditor; not true; falsify;
        was private; not a business; not for the company; cheating; tax trouble; tax fraud; did not belong;
        against the law; not honest; work was done in; done in december; bill was from; not delivered;
        never delivered; wrong year; another year; steal; stolen; a lie; dishonest; forbidden;
        own advantage; false figures; not what happened; isn't true; was not true; not correct;
        not business; not right; against policy; wrong period; would be wrong; would be lying; no customer;
        no proof; not ours; misuse; nobody from; something that's wrong; that's wrong; that is wrong;
        it was wrong; delivered in; was delivered; goods left; happened in; not happened; belongs in;
        signing something; sign something; date was; did not happen; never happened; left in the books;
        two crates short; not what was delivered; lying on paper; cheat the; against my conscience;
        would be a lie; that is cheating; that is lying
      `),
    },
    {
      id: 'checking',
      label: 'Checking before judging',
      synonyms: phrases(`
        checked the rule; asked the accountant; guidelines; read the contract; checked the contract;
        asked for the invoice; look at something first; compared it with the order; with the order;
        compared it with the; asked for the receipt; had a look at; made sure that;
        whether there was an order; looked at the bill; looked at the invoice; whether it was;
        asked for the bill; asked for the paper; asked for proof; asked what it; weighed it;
        counted the crates; read the rules; looked up the rule; looked it up; checked with the
      `),
    },
    {
      id: 'refusing',
      label: 'Saying no',
      synonyms: phrases(`
        refused; cannot book; can't book; politely; declined; said that i cannot; would not book;
        would not sign; would not pay; did not want to sign; can't put; cannot put; told him i; told her i;
        i said i; did not sign; did not pay; did not agree; stayed with my; put my name to; not put my name;
        not happy to; wasn't happy to; was not going to; told him no; told her no; not willing to;
        turned it down
      `),
    },
    {
      id: 'other-way',
      label: 'Another way',
      synonyms: phrases(`
        correct way; accrual; provision; his own money; her own money; proper invoice; missing receipt form;
        note instead; split properly; legal way; pay it himself; pay it herself; he can pay; she can pay;
        pay himself; put it right; book it correctly; as a loan; deduct it from; explains it to;
        offered to come; offered to help; go to the director; suggested that he; suggested that she;
        book it as; pay later; own pocket; ask for more; ask for permission; do it right; right way;
        correct month; new invoice; official; put down every; could do instead; instead i; if he wants;
        offered to; next month instead; real weight; real sum; real amount; real date; true figure;
        true amount; write a note explaining; explain the overspend; correct amount; put the true
      `),
    },
    {
      id: 'telling',
      label: 'Telling somebody, and a note of it',
      synonyms: [
        ...phrases(`
          finance director; told the auditor; compliance; chief accountant; reported it; treasurer;
          tax adviser; by email; kept a copy; wrote a note; memo; signature; gave her a copy;
          gave him a copy; with a short note; note of what was said; a short note; told the owner;
          told the director; told the head of; went to the director; told the accountant; so that she knows;
          so that he knows; told the boss; told her boss; told his boss; manager the same day;
          told a colleague; asked my boss; director knew; talked to my; head of accounts; kept mail;
          kept email; backed me; went to head; spoke with head; asked head; told head; told chief;
          file note; our auditor; kept it in; legal department; told my manager; told my boss; wrote note;
          wrote it down; note with date; same afternoon; same evening; asked my manager; asked boss;
          together to; let's ask; spoke to manager; rang the owner; went to the finance; finance lead;
          told the chef; spoke to the owner; told the head teacher; told the sister in charge;
          took it higher; went higher; told someone above
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'pressure',
      label: 'Pressure, and standing it',
      synonyms: phrases(`
        insisted; threatened; everybody does; uncomfortable; said that everyone; he pushed; she pushed;
        made fun of; slept badly; was afraid of losing; being difficult; i was afraid; was new; he laughed;
        she laughed; kept asking; others do; important customer; my contract; bad feeling; was angry;
        threatening; said just; like it's nothing; like it was nothing; not comfortable; go red; went red;
        frosty; cold shoulder; sleepless; kept on; raised voice; lose job; not easy; stuck to; my stomach;
        got hot; just like that; grumble; gave me look; my first job; angry with me; new there
      `),
    },
    {
      id: 'outcome',
      label: 'What became of it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          accepted it; paid it back; never asked me again; auditors came; audit found; left the company;
          was cleared; goes through without; without an order; no bill goes; did it properly; was paid back;
          he had to pay; she had to pay; let it be; never tried again; got more budget; more budget;
          went to the director; was dismissed; was fired; stopped asking; did not ask again; never happened;
          paid himself; paid herself; was corrected; thanked me for; months later it; stayed in; stayed as;
          did not book; was not booked; was not paid; not paid; never asked again; asked again; let it go;
          new rule; no longer; does not let; changed rule; handed me; grumbled; in end he; in end she;
          it was booked; we did it right; booked properly; got booked; was put right; came out right;
          kept my job; driver was sent; apologised
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance06: Question = {
  id: 'finance-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'accuracy',
  prompt:
    'Imagine that on the last day of the month the bank account and your books differ by a small amount. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would post the difference to some account, or wait for the next month.',
    3: 'Would compare the entries and correct what is found, but not name likely causes, a limit of time or what to do with a rest that stays.',
    5: 'Would compare balance and entries from the last day that agreed, look for typical causes, narrow it by the amount, correct with a document, show openly what stays unexplained and tell whoever closes, since a small difference may hide two large ones.',
  },
  concepts: [
    {
      id: 'last-agreed',
      label: 'From the last day that agreed',
      synonyms: phrases(`
        last time it; last reconciliation; opening balance; day by day; starting balance; was still right;
        beginning of the month; back to the day; same number; walk forward; day when; last time;
        where it was right; last month's; from last month; last agreed; both agreed; last match;
        last matched; when they matched; go on from; go back to; end of last; previous month; still agreed;
        still fine; last tied; when it last agreed; last time they were; same as the bank;
        yesterday's balance; balance of the day; where they were equal
      `),
    },
    {
      id: 'comparing',
      label: 'Comparing line by line',
      synonyms: [
        ...phrases(`
        bank statement; tick; each entry; both lists; reconcile; reconciliation; compare every;
        compare the entries; compare the statement; walk forward from; entry by entry; day after day;
        check each; compare all; put them next to; each line; line for line; list of the; check off;
        both sides; each payment; all payments; every booking; every payment; bookings of;
        go down the statement; go through the slips; through the slips; count again; tick them;
        run down both; books against the bank; bank against the books; which payments; check both sides;
        payment by payment
      `),
        ...everydayPhrases.heldAgainst,
      ],
    },
    {
      id: 'in-transit',
      label: 'Payments on the way',
      synonyms: phrases(`
        in transit; not yet booked; outstanding; cheque; cheques; booked tomorrow; card payments;
        on the way; underway; direct debit; comes only tomorrow; comes tomorrow; come tomorrow; paid today;
        on its way; only the next day; still on the way; arrives on the; arrives later; from the 31st;
        comes on the; not cleared; not cleared yet; has not cleared; paid but not; not arrived at the bank;
        in the post; after the weekend; shows up tomorrow; not in our books
      `),
    },
    {
      id: 'causes',
      label: 'Typical causes',
      synonyms: phrases(`
        bank fee; bank fees; fee; exchange rate; typing error; typo; transposed; divisible by nine;
        booked twice; wrong sign; half of the difference; missing entry; exact amount;
        search for the amount; divided by nine; by nine; two digits; digits changed; changed places;
        wrong side; on the wrong side; fee of the bank; with exactly this; this amount; same amount;
        entered wrong; forgot to; wrong way round; two numbers; 9 or; charge from the bank; charge from;
        put in twice; payment put in twice; half of it; exact sum; exactly that sum; that exact; swapped;
        digits are swapped; bank charges; charges; wrong amount; slip of the; fat finger
      `),
    },
    {
      id: 'documents',
      label: 'Correcting with a document',
      synonyms: phrases(`
        receipt; correction entry; correct it; journal; with a remark; with the receipt; find the receipt;
        look for the receipt; paper for it; proof for it; correct the entry; correct it with; find the bill;
        look for the bill; missing bill; receipt for; book it; book the; proof; correction with;
        note the reason; with a note; slip for it; the paper behind
      `),
    },
    {
      id: 'no-hiding',
      label: 'Not posting it away',
      synonyms: [
        ...phrases(`
          miscellaneous; other expenses; suspense; two large; big ones; bigger mistakes; cancel out;
          even if it is small; small amount; even one cent; plug; write off; some other account;
          push it into; two thousand; plus and once minus; could be hiding; could be two; bigger one;
          bigger ones; not book it away; plus and minus; hide a bigger; not ignore; ignore;
          no matter how small; also small; small or; bigger problem; something bigger; not leave;
          not invent; quick booking; get rid of it; know what is behind; never know what; make it up;
          from my pocket; my own pocket; two big ones; hide two; write it off; even a penny; pennies;
          every penny; small gap; small gaps; sweep it; not force it; fudge
        `),
        ...everydayPhrases.noShortcut,
      ],
    },
    {
      id: 'telling',
      label: 'Telling whoever closes',
      synonyms: [
        ...phrases(`
          chief accountant; before the deadline; say openly; open item; who closes; the one who closes;
          say so; leave it open; tell the one; ask my supervisor; tell the accountant; let my boss know;
          tell someone; tell somebody; ask somebody; ask someone; accountant; leave a note;
          team leader before; before we close; tell my team; what i have looked; supervisor knows;
          tell supervisor; let know; tell chief; tell whoever; open list; on list; list of open; note for;
          colleague knows; report it; so that they know; boss knows; write it down and say;
          inform my manager; say i can't find; tell my chief; keep it open; still open; mention it to;
          pass it on; ask who was on
        `),
        ...everydayPhrases.early,
      ],
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance01: Question = {
  id: 'finance-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'accuracy',
  prompt:
    'Tell me about a time you found a mistake in figures that others had already accepted. How did you notice it, and what did you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Says that a number was wrong and was corrected; how it was noticed and why it was wrong are not said.',
    3: 'Names the mistake, its size and the correction, but not its cause or who was told.',
    5: 'Names what made them look, the source the figure was held against, the size and the cause, how it was corrected so that it can be followed, who was told and how, and what was changed so that it is noticed next time.',
  },
  concepts: [
    {
      id: 'noticing',
      label: 'How it was noticed',
      synonyms: phrases(`
        did not add up; did not match; looked odd; looked too high; looked too low; seemed too;
        twice as high; struck me; caught my eye; added it up; could not be right; higher than usual;
        last year's; lower than his; lower than her; than his last line; than the bank; did not agree;
        would not balance; did not balance; sum was wrong; figures did not fit; not the same as the bank;
        was in it two times; appeared twice; was there twice; strange amount; missing from the; same name;
        not possible; looked again; did not make sense; counted the members; counted heads; didn't match;
        did the sum; counted them again; looked double; double what we; not the same as the total;
        did not tally; did not add; nobody questioned it; numbers looked off; did not look right;
        rang a bell; far too high; far too low; only see on the shelf; more than we ever; did not square;
        made no sense; total was not
      `),
    },
    {
      id: 'source',
      label: 'Holding it against a source',
      synonyms: [
        ...phrases(`
          original invoice; receipts; receipt; bank statement; delivery note; till roll; cash book;
          original list; went back to; source document; counted again; counted it; recalculated;
          added them again; till; went through the year; with the papers; month by month;
          checked the papers; the original; compared the two lists; bank account showed;
          booking confirmations; confirmation; with both papers; both papers; asked the supplier for;
          price list; time sheets; looked for the; counted all; counted the; checked each; added up again;
          pulled the invoices; pulled the bills; calculated by hand; counted the shelf;
          went through the bills; recounted; traced it back; traced it to; dug out the;
          looked up the original; added it by hand; got out the papers
        `),
        ...everydayPhrases.heldAgainst,
      ],
    },
    {
      id: 'size',
      label: 'Size of the mistake',
      synonyms: phrases(`
        euros too; difference of; was missing; short by; overpaid; underpaid; total was; thousand too;
        euros lower; euros higher; euros less; euros more; euros missing; it was 480; a few hundred;
        several hundred; per month too; twice the; double the
      `),
    },
    {
      id: 'cause',
      label: 'Why it was wrong',
      synonyms: phrases(`
        formula; typing error; typo; transposed; swapped digits; wrong column; counted twice; entered twice;
        booked twice; paid twice; double entry; vat; tax rate; wrong account; decimal; copied from;
        was added; instead of taken away; typed in twice; wrong row; wrong line; forgotten to; old price;
        wrong cell; wrong date; typed in; had not deleted; not deleted; old version; old list; wrong year;
        wrong customer; had forgotten; mixed up; wrong number; wrong currency; without tax; missing zero;
        zero too; put in twice; been put in twice; was in twice; were left out; typed twice;
        were left out of; region was missing; row was missing; left out of the sum; order that never came;
        never arrived; never delivered; keyed in twice; put down twice; wrong sum; sum left out;
        forgotten in the; copied wrong; misread; counted the same
      `),
    },
    {
      id: 'telling',
      label: 'Telling those concerned',
      synonyms: [
        ...phrases(`
          told the treasurer; without blaming; pointed it out; rang him first; rang her first;
          told the board; told her first; told him first; called him; called her; told my boss at once;
          told my manager about; went to my manager; went to my boss; went to her; went to him;
          explained it to; wrote to the; wrote to the partner; spoke to her; spoke to him;
          asked her whether; asked him whether; went to colleague; colleague who made; colleague who had;
          looked together; talked to colleague; to our boss; who had made; in private; told those; told two;
          let them know; showed colleague; asked colleague; showed it to her; showed it to him;
          to her alone; to him alone; alone first; showed it to the manager; told the pharmacist;
          told the head; wrote to my chief; told the person who; told whoever; let the boss know;
          flagged it; raised it with
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'correcting',
      label: 'Correcting so that it can be followed',
      synonyms: phrases(`
        correction entry; credit note; reversed; reversal; paid back; wrote a note; left the old;
        booked it again; new version; corrected list; old line; left the old line; with a note;
        put a new one; changed the entry; corrected the list; corrected the table; new invoice;
        got the money back; sent the money back; got the money; new report; sent a new; made a new;
        changed it; paid the rest; took it out; corrected it; corrected both; put it right; put right;
        before it went; right number; right figure; right amount; fixed formula; redid; recalculated;
        changed formula; paid difference; sent corrected; replaced sheet; corrected before; she fixed it;
        he fixed it; they fixed it; we fixed; wrote it in red; crossed it out; fixed the sheet;
        mended the sheet; sent the right; sum again; took out the double; struck it out; set it right;
        sorted it out with; everyone who had the old
      `),
    },
    {
      id: 'prevention',
      label: 'So that it is noticed next time',
      synonyms: phrases(`
        second person; four eyes; checks it; cross-check; check sum; checksum; control total; protected the;
        locked the cells; each month i; new column; reconcile; second member; looks over; member looks;
        somebody else checks; a colleague checks; check it every; i always compare; added a check;
        each quarter; sorted the list; before each payment; compare it every; second look; another person;
        new rule; a formula; line at bottom; says how many; shows how many; check line; turns red;
        now somebody; extra check; compare with last; test calculation; new step; now checks;
        built in check; count heads; before we sign; count before; now count; now counts; check it before;
        two of us now; two of us sign; sign each delivery; sign for each; two people sign; count every week;
        count each week; double check; since then we check; second signature; check the total;
        tick them off now
      `),
    },
  ],
};

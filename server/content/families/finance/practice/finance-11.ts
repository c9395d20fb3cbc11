import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance11: Question = {
  id: 'finance-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'accuracy',
  prompt: 'How do you check that the accounts of a month are complete and correct before you close it?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that everything is checked, or that the program does it.',
    3: 'Names reconciliations and missing invoices, but no comparison with earlier months, no look at the period or no second person.',
    5: 'Reconciles bank and sub-ledgers, looks for what is missing as well as what is wrong, puts costs and income in the right period, compares with earlier months and explains what stands out, has entries reviewed, works by a list with names, and locks the month.',
  },
  concepts: [
    {
      id: 'bank',
      label: 'Bank and cash',
      synonyms: phrases(`
        bank reconciliation; bank statement; reconcile; bank account; bank; petty cash;
        the same as the statement; to the cent; with the statement; bank must; compare the bank; bank with;
        check the bank; till
      `),
    },
    {
      id: 'subledgers',
      label: 'Customers, suppliers, stock and wages',
      synonyms: phrases(`
        sub-ledger; subledger; receivables; payables; open items; payroll; fixed assets; depreciation;
        inventory; intercompany; open invoices; customers and suppliers; wages and stock; open bills;
        who owes; owe us; we owe; stock count; loans
      `),
    },
    {
      id: 'missing',
      label: 'Looking for what is missing',
      synonyms: phrases(`
        missing invoices; recurring; not yet arrived; orders without; goods received; delivered but;
        ask the departments; ask purchasing; number gaps; invoice numbers; think about what; the rent;
        power bill; one is lacking; is lacking; come each month; bills that come; bill is missing;
        invoice is missing; not come yet; has not come; still to come
      `),
    },
    {
      id: 'period',
      label: 'The right period',
      synonyms: phrases(`
        accrual; accruals; prepaid; deferred; belongs to; right month; last days; delivered in; provision;
        put in an estimate; an estimate; belong here; even when the bill; bill comes later; comes later;
        belongs to the month; belongs in this; wrong month; this month; the month before and after
      `),
    },
    {
      id: 'comparing',
      label: 'Comparing and explaining',
      synonyms: [
        ...phrases(`
          previous month; variance; stands out; margin; plausible; large amounts; big items; lay the month next;
          the year before; whatever jumps; be able to explain; explain it; with the month before;
          compare with last; with the year before; looks strange; differs a lot; much higher
        `),
        ...everydayPhrases.heldAgainst,
      ],
    },
    {
      id: 'documents',
      label: 'Documents behind entries',
      synonyms: phrases(`
        receipts; receipt; spot check; tax code; vat; suspense; clearing account; manual bookings;
        look at the invoices; check the invoices; pick some; some bookings; right account;
        on the right account; right tax
      `),
    },
    {
      id: 'second-person',
      label: 'A second person',
      synonyms: [
        ...phrases(`
          second person; four eyes; controller; other eyes; goes over my; colleague goes over; colleague checks;
          boss looks; look over it; two of us; somebody else looks; show it to my
        `),
        ...everydayPhrases.secondPerson,
      ],
    },
    {
      id: 'list',
      label: 'A list, and a locked month',
      synonyms: phrases(`
        lock the; close the period; signed off; tick; sign off; template; each point has; list where;
        work with a list; shut the month; no one posts; close the month; i have a list; with a list;
        points on; nobody can change; nobody can book
      `),
    },
  ],
};

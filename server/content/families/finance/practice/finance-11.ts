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
        check the bank; till; agrees with the bank; bank agrees; bank agrees with; match bank;
        count the cash; cash drawer; money in the till; what the bank says
      `),
    },
    {
      id: 'subledgers',
      label: 'Customers, suppliers, stock and wages',
      synonyms: phrases(`
        sub-ledger; subledger; receivables; payables; open items; payroll; fixed assets; depreciation;
        inventory; intercompany; open invoices; customers and suppliers; wages and stock; open bills;
        who owes; owe us; we owe; stock count; loans; count what is; count what's; stock take;
        in the fridge; count the shelves; count the goods; who still owes; customers still owe;
        supplier lists; in the store room
      `),
    },
    {
      id: 'missing',
      label: 'Looking for what is missing',
      synonyms: phrases(`
        missing invoices; recurring; not yet arrived; orders without; goods received; delivered but;
        ask the departments; ask purchasing; number gaps; invoice numbers; think about what; the rent;
        power bill; one is lacking; is lacking; come each month; bills that come; bill is missing;
        invoice is missing; not come yet; has not come; still to come; there every month;
        list of what should; delivery slip; each delivery has; has its bill; slip has its;
        bills in a drawer; in a drawer; bills somewhere; did not come; not been billed; rent wages;
        anything missing; see whether any; ask people if; forgotten bills; every order has
      `),
    },
    {
      id: 'period',
      label: 'The right period',
      synonyms: phrases(`
        accrual; accruals; prepaid; deferred; belongs to; right month; last days; delivered in; provision;
        put in an estimate; an estimate; belong here; even when the bill; bill comes later; comes later;
        belongs to the month; belongs in this; wrong month; this month; the month before and after;
        eaten but not; used but not; not billed for; had but not paid; book an estimate; set aside;
        put down what; this month's; in the month it; when we used; month it belongs; paid ahead;
        half in this
      `),
    },
    {
      id: 'comparing',
      label: 'Comparing and explaining',
      synonyms: [
        ...phrases(`
        previous month; variance; stands out; margin; plausible; large amounts; big items;
        lay the month next; the year before; whatever jumps; be able to explain; explain it;
        with the month before; compare with last; with the year before; looks strange; differs a lot;
        much higher; is double; lot bigger; lot smaller; bigger or smaller; bigger than; than last month;
        want to know why; compare every account; compare each; is strange; odd ones; looks odd; out of line;
        unusual; with the budget; what has changed; sense check
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
        on the right account; right tax; open the bookings; paper for each; bill for each;
        against the paper; hold it against the; look at the slips; pick a few; take a few; check a few;
        behind the numbers; read the bills
      `),
    },
    {
      id: 'second-person',
      label: 'A second person',
      synonyms: [
        ...phrases(`
          second person; four eyes; controller; other eyes; goes over my; colleague goes over;
          colleague checks; boss looks; look over it; two of us; somebody else looks; show it to my;
          colleague controls; controls my work; somebody else goes; someone else goes; fresh eyes;
          boss goes over
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
        points on; nobody can change; nobody can book; go down a list; down a list; shut the book;
        shut the books; lock the month; before we lock; check off; tick each; nothing changes after;
        close the book
      `),
    },
  ],
};

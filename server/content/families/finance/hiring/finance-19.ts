import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const finance19: Question = {
  id: 'finance-19',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'cash',
  prompt:
    'How would you build a forecast of the money coming in and going out over the next thirteen weeks, and how do you keep it right?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Takes the budget or the profit as it is, or names a tool; neither the opening balance nor times of payment are named.',
    3: 'Lists receipts and payments by week from the invoices, but with due dates as they are, or without comparing later.',
    5: 'Starts from agreed bank balances, places receipts by when customers really pay and payments in their week, asks others about what is not booked yet, leaves out what is no cash, shows the lowest point against a floor, calculates a worse case, compares with what happened each week and rolls on, and says early what to do about a gap.',
  },
  concepts: [
    {
      id: 'start',
      label: 'Where it starts',
      synonyms: phrases(`
        in bank; bank today; bank balance; opening balance; starting balance; current balance;
        today's balance; all accounts; account balances; bank statements; agreed with statements;
        cash at bank; opening cash; money we have; have on account; have in accounts; what's in the bank;
        cash today; what we have today; in the till; how much today; in hand
      `),
    },
    {
      id: 'receipts',
      label: 'When customers really pay',
      synonyms: phrases(`
        really pay; actually pay; customers pay; customer pays; usually pay; pay late; pays late;
        payment habits; payment behaviour; open invoices; receivables; debtors; not due date; due date;
        past payments; expected receipts; not billed; overdue; average days; how punctual; payment terms;
        when they paid; bookings that are sure; going to pay; who's going to; when they pay; pay us;
        how late each; owes us; owed; hoped-for; hoped for; money expected; open bills; which customers
      `),
    },
    {
      id: 'payments',
      label: 'Payments in their week',
      synonyms: phrases(`
        wages; salaries; payroll; vat; loan; instalment; insurance; leasing; supplier bills;
        supplier invoices; payables; open bills; in its week; in their week; direct debit; standing order;
        fixed costs; social security; fixed payments; regular payments; bills due; the oil; tax in;
        rent and; weeks they go; on the fixed; suppliers in; must pay; when they go out; what we owe;
        bills to pay; taxes; outgoing
      `),
    },
    {
      id: 'unbooked',
      label: 'What is not booked yet',
      synonyms: phrases(`
        not in books; not booked; not yet booked; ask purchasing; ask heads; department heads;
        ask departments; ask sales; ask project; bigger things; larger purchases; planned purchases;
        purchase orders; investment; new machine; orders placed; upcoming; projects planned;
        what is planned; machine that; like machine; roof job; purchase each; news; plans for;
        things to buy; not yet ordered; what is coming
      `),
    },
    {
      id: 'cash-only',
      label: 'Only what is money',
      synonyms: phrases(`
        not money; no money; no cash; not cash; depreciation; provisions; accruals; not profit; gross;
        including vat; with vat; when it moves; when money moves; money moves; real money; really flows;
        only cash; cash basis; really goes out; really comes in; actual money; when it lands; hits the;
        hits the bank; actually moves; leaves the account; not the invoice date; day it is paid
      `),
    },
    {
      id: 'lowest',
      label: 'The lowest point',
      synonyms: phrases(`
        end of each week; end of week; balance at end; closing balance; minimum; below line; below zero;
        under zero; credit line; overdraft; headroom; tightest; tight week; reserve; run out; how low;
        line for; lower limit; lowest point; lowest balance; lowest week; goes below; below a thousand;
        see it a month; see it ahead; month ahead; early enough; red week; in the red; worst week;
        shift the; move a payment; bottom
      `),
    },
    {
      id: 'worse',
      label: 'A worse case',
      synonyms: phrases(`
        weeks late; month late; worst case; worse case; bad case; scenario; if biggest customer;
        when biggest customer; largest customer; cautious; pessimistic; second version; sensitivity;
        falls out; drops out; best case; customer fails; in pencil; worse scenario; if the big;
        pay later than; if they pay; bad version; also a worse; two versions; careful version
      `),
    },
    {
      id: 'rolling',
      label: 'Comparing, and rolling on',
      synonyms: phrases(`
        every monday; each monday; every friday; every week; each week; weekly; really happened;
        compare forecast; compare it; deviation; variance; see difference; look at difference; add week;
        rolling; roll forward; roll on; learn from; why it differed; hit rate; how accurate; new week;
        actual figures; actual numbers; with actuals; what actually happened; each sunday; every sunday;
        redo it; rub out; put in what; add a week; week on the; new one on; keep it going; once a week;
        go over it; refresh
      `),
    },
  ],
};

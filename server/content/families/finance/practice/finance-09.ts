import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const finance09: Question = {
  id: 'finance-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'cash',
  prompt:
    'Imagine the largest customer of your company has stopped paying on time, and wages are due in three weeks. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Would send reminders and hope, or would borrow at once.',
    3: 'Would make a cash plan and chase the customer, but not name other levers, their cost or who has to know.',
    5: 'Would plan receipts and payments by week, find out why the customer does not pay, press with care for the relation and stop further exposure, order other levers by cost and speed, secure wages and taxes first, tell owners and bank early, and lower the dependence later.',
  },
  concepts: [
    {
      id: 'plan',
      label: 'A plan by week',
      synonyms: phrases(`
        cash plan; liquidity; day by day; thirteen; 13; cash flow; money in; bank balance; list of payments;
        list for every week; every week until; in which week; how big the hole; hole is; sure to come;
        must go out; comes in each; money comes in; money we have; for the next weeks; next three weeks;
        when it runs out; how much we need; overview of; next eight weeks; what we get; what we have to pay;
        have to pay; how much money; can we pay; money until; money on the; how long the cash;
        how long the money; week for week; cash lasts; what must be paid when; count the money;
        know where we stand; three weeks ahead
      `),
    },
    {
      id: 'pressing',
      label: 'Talking with the customer',
      synonyms: phrases(`
        their finance; managing director; part payment; instalments; payment plan; reminder; dunning;
        account manager; salesperson; dispute; unhappy with; invoice lost; wrong invoice; insolvent;
        insolvency; can they pay; on the phone with; cannot or do not; hold back because; a third now;
        even a third; part of it; part of the money; pay a part; ask why they; ask them why; their problem;
        talk to the customer; talk with the customer; call the customer; call their; visit them; reminders;
        wrong with our; half at once; the rest by; pay in parts; agree on dates; phone someone senior;
        ring the manager; ring the customer; go and see them; why they do not pay; why they don't pay;
        their boss; go there in person; do they have a problem
      `),
    },
    {
      id: 'exposure',
      label: 'Not letting it grow',
      synonyms: phrases(`
        stop delivering; stop deliveries; no more deliveries; deliver only; prepayment; pay in advance;
        in advance; credit limit; credit insurance; retention of title; no new orders; on credit;
        collateral; goods against cash; against cash; no new deliveries; not deliver; stop the deliveries;
        stop working for; pay before; only if they pay; first pay; not ship; ship any; until they pay;
        pay first; stop work; stop working; new orders only; money first; without money; nothing new goes;
        nothing goes out; goes out to them; cash in advance; hold back; hold deliveries; stop shipping;
        no credit; half in advance; only with payment; deposit; not send more; stopped sending;
        stop sending; send no more; sending more until; no more goods; not send; hold the goods;
        cash on delivery; next order only
      `),
    },
    {
      id: 'receipts',
      label: 'Money from elsewhere',
      synonyms: phrases(`
        other customers; invoice faster; send invoices; overdue; open invoices; factoring; inventory;
        early payment; receivables; other overdue; finished but not billed; not billed; send out what;
        chase the other; chase; send the invoices; open bills; write invoices; send bills;
        ask other customers; remind the others; sell something; sell what; chase the smaller; chase others;
        collect what; collect from; who else owes; others who owe; discount for paying; quick payers;
        sell off; get in money; other bills
      `),
    },
    {
      id: 'payments',
      label: 'Paying later',
      synonyms: phrases(`
        longer terms; payment terms; investments; hold back; what can wait; tax office; landlord;
        agree with suppliers; cut costs; thirty days more; days more; pay later; our suppliers;
        pay our suppliers later; buy nothing; spend less; stop spending; no new machines; put off;
        ask the suppliers; suppliers for; put off buying; can wait; postpone; ask suppliers for;
        cut spending; cut back; hold off buying; no purchases; what is not urgent; talk to suppliers;
        delay the; stretch
      `),
    },
    {
      id: 'bank',
      label: 'Bank and owners',
      synonyms: phrases(`
        bank; credit line; overdraft; loan; shareholder; shareholders; covenant; bring money; put money;
        go to the bank; talk to the bank; talk to our bank; ask the bank; not on the last day; short loan;
        from the owner; ask the owner; credit for a short; borrow; bridge; bridging; owners put;
        talk early to; lend us
      `),
    },
    {
      id: 'wages',
      label: 'Wages and duties first',
      synonyms: phrases(`
        wages first; wages come; social security; must be paid; pay people; liable; before everything else;
        paid before; tax are paid; people first; the people get; get their wages; pay the wages;
        pay the people; pay the staff; tell the workers; pay before anything; their pay; wages safe;
        set aside for wages; put aside for; staff get paid; people get paid; people come first; pickers;
        workers are paid; never touch wages; wages on time; pay day; payday
      `),
    },
    {
      id: 'later',
      label: 'Depending less on one customer',
      synonyms: phrases(`
        dependence; concentration; new customers; credit check; weekly report; not depend on; depend on one;
        more customers; smaller customers; check new customers; other clients; second customer; two big;
        in the future; rule for; long run; hang on one; hang on; rely on one; rely less; several customers;
        other customers; new clients; share of one; no customer more; win other; each customer; find more;
        one customer may; second big; more small; ask earlier; remind earlier; check monthly; early sign;
        too dependent; all eggs; eggs in one basket; one basket; spread the risk; smaller orders;
        new buyers; other buyers; find others; tell the boss immediately; watch the big
      `),
    },
  ],
};

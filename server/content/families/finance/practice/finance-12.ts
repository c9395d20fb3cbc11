import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance12: Question = {
  id: 'finance-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'cash',
  prompt:
    'What is the difference between profit and cash, and how would you show it to someone with an example?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that both are about the same or gives one definition.',
    3: 'Explains with one example that a sale is not yet a payment, but only in one direction.',
    5: 'Shows with small figures a profit without money and money without profit, names several causes such as unpaid invoices, stock, investments and loans, says what it means for being able to pay wages, and checks what was understood.',
  },
  concepts: [
    {
      id: 'unpaid',
      label: 'Sold but not yet paid',
      synonyms: phrases(`
        unpaid; pays later; pay later; on account; in sixty days; in thirty days; receivables; on credit;
        customer pays; has not paid; paid until; gets the money; pays in two months; in two months;
        two months later; pays next month; pay next month; gets paid; not got the money; not have the money;
        will pay; only pays; money comes later; still waiting; pays in march; paid in a month;
        has not paid yet; not paid yet; still owes; sell it today; pay me next; nobody has paid;
        paid in autumn; pay me later; owes me; owe me; wait for the money; waiting for the money;
        money is not here; get paid for; bill is out
      `),
    },
    {
      id: 'stock',
      label: 'Money that lies in stock',
      synonyms: phrases(`
        stock; inventory; unsold; raw material; flour; buy material; storage; pay at once; buy fabric;
        bought too much; buy goods; goods on the shelf; lies in; lying in; pay the supplier; on the shelf;
        lies in the shed; has to pay for the wood; has to be paid first; buy feed; feed in spring;
        buy the goods; buy stock; sit on the shelf; stands in the; not sold yet; pay for the goods;
        pay first for; cost me
      `),
    },
    {
      id: 'investment',
      label: 'Buying, borrowing and repaying',
      synonyms: phrases(`
        depreciation; over ten years; investment; spread over; years of use; loan; borrow; repay; repayment;
        own money; tax refund; equity; debt; buy a saw; cost is spread; across the years; spread across;
        gone from the account; buy a machine; buy a car; buy a van; over the years; borrow money; a loan;
        pay back; from the bank; buy an oven; every year a part; machine works; works for years;
        each year only; spread out; wears out; new tractor; pay for it now; pay now; used for years;
        price of the machine; money is gone
      `),
    },
    {
      id: 'other-direction',
      label: 'Money without profit',
      synonyms: phrases(`
        deposit; in advance; paid in advance; prepaid; gift card; no profit; loss but; full of money;
        still a loss; up front; rich in money; not earned anything; have not earned; other way round;
        paid before; pay before; money first; money early; get a loan; got a loan; pay before i;
        paid before i; voucher; vouchers; pays me before; lots of money but; money but no; tickets sold;
        someone else's money; not mine yet
      `),
    },
    {
      id: 'example',
      label: 'An example with small figures',
      synonyms: phrases(`
        bakery; carpenter; baker; i sell; sell it for; say i build; lemonade stand; small shop; say you;
        a friend who; cafe; café; a farmer; sells bread; i buy; you sell a table; sell a table; a baker;
        say you sell; sell a chair; sell a cake; sell something for; i sell a; sell a bike; lambs;
        on the farm; a shop that; my cousin; a stall; market stall; ice cream; sell it on; cost me and;
        take a shop; imagine a shop; imagine you; for instance
      `),
    },
    {
      id: 'consequence',
      label: 'What it means',
      synonyms: phrases(`
        bankrupt; insolvent; go under; pay the bills; pay my; cannot pay; can't pay; profitable companies;
        liquidity; firms that earn; still go under; rent is due; is due; no money to; not enough money;
        cannot buy; close the shop; empty account; empty wallet; till is empty; nothing in the till;
        no money in; cannot pay the; can't pay the; cannot pay wages; can't pay wages; run dry; go broke;
        account's empty; account is empty; out of money; out of cash; wants his money; pay the salaries;
        not able to pay; go bust; bust; still fail; earn well and
      `),
    },
    {
      id: 'definition',
      label: 'What each of the two is',
      synonyms: phrases(`
        income minus; revenue minus; minus costs; bank account; in the till; in the bank; in the account;
        what i have earned; have earned; can spend; spend tonight; i can spend; on paper i; wallet;
        my wallet; in the pocket; in my pocket; at the end of the year; income and costs; sales minus;
        money i have; in my hand; what's left; what is left; left on paper; in drawer; cash is what;
        cash is money; profit is what; profit's what; earned minus; sold minus; what i sold; what you sold;
        money that is there; money that's there; actually there; can touch; on account; paper and;
        what i earned; what we earned; what is in the till; money in hand; what is left over;
        what you have earned; on paper; in your pocket; actually in; what you used; goes out and;
        money you have; by the books; more than it cost; earned and
      `),
    },
    {
      id: 'checking',
      label: 'Checking what was understood',
      synonyms: [
        ...phrases(`
        two columns; two piles; their own business; explain it back; ask the person; let the person;
        do the sum; calculate it; draw two; two boxes; two jars; with coins; month by month; side by side;
        show him month; on paper for; let them fill; ask him what; ask her what; two lists; a table with;
        two lines
      `),
        ...everydayPhrases.understood,
      ],
    },
  ],
};

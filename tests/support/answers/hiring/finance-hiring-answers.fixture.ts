import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const financeHiringAnswers: readonly HiringAnswer[] = [
  {
    questionId: 'finance-16',
    strong:
      'When I started at a haulage firm, the receipts of nine months lay in three boxes and the books hadn’t been kept since the spring. I first looked at what had to be ready by when, that was the tax return in six weeks. Then I sorted by month and by kind, just envelopes, and took the bank statements as my backbone, because everything that was paid has to be there. I ticked off each payment against a receipt. What was left was 140 payments without paper. I made a list, asked the drivers and suppliers for copies, biggest first. Where I had to guess I marked it, and didn’t hide it in miscellaneous. In the end the bank agreed to the cent and eleven receipts were missing, worth 300 euros, and the tax adviser knew about them. So that it doesn’t happen again, drivers now photograph a receipt the same day and I go through it every Friday. It takes an hour.',
    short:
      'I sorted nine months of receipts by date and ticked them off against the bank statements. I asked the suppliers for copies of the 140 that were missing, and since then everyone photographs a receipt on the day.',
    offTopic:
      'Our head chef was to use the cost sheet and didn’t look at it. I went into the kitchen and showed him with three plates how much of the price goes into meat, power and wages. I drew one bar for each dish and left out the rest. He asked which dish earns the least, took it off the menu, and two months later the share of goods fell from 38 to 33 percent.',
  },
  {
    questionId: 'finance-17',
    strong:
      'I’d ask back first: which jobs, from when, and what should they bring, and does afford mean make a profit with them or just not run out of money. Then I work out what they really cost, so not just the wage but also insurance, holidays, a laptop, the search, and the months until they’re any use. Against that I put what they bring or save: more orders, fewer overtime hours, and I ask the head of the department what that’s based on. I’d take the actual figures of the last twelve months and go forward month by month, profit and also the bank account. I calculate it three ways, as planned, half the extra sales, and one big customer leaving. By tomorrow I can’t have everything, so I write on one page what I assumed and what I don’t know. I’d give them an answer with conditions, like one now and the second when orders are above 80,000 for two months.',
    short:
      'I’d work out the full cost including insurance and training, set the extra income against it month by month, calculate a good and a bad case down to the bank balance, and write my assumptions on one page.',
    offTopic:
      'I had to compare a delivery van on lease and one we buy, both about 30,000 euros. I wrote down the money going in and out for each of five years, took 6 percent for our loan, and saw that buying was 1,900 better only if the van lasts. I also tried it with three years. The director took the lease, because we might move in 2025.',
  },
  {
    questionId: 'finance-18',
    strong:
      'I would keep calm and not accuse anybody, there may be a harmless reason, a bad scan or a duplicate. First I look at it closely: which receipts, what looks wrong, is the amount different from the card statement, is there the same number twice. I leave the originals as they are, make copies and write down when I found what. I’d not dig through his desk, that’s not for me. Then I read what our rules say about who it goes to. I’d take it to my manager or the person for compliance, the same day, only the facts, and without the word fraud. If my manager is involved himself, then one higher or the hotline. Payment of these claims I’d hold until it’s cleared up. Others should do the talk with the colleague, he must get the chance to explain. Whatever comes out, I’d suggest that we check claims by sample and ask for card statements, so nobody gets tempted.',
    short:
      'I’d accuse nobody, compare the receipts with the card statements, keep copies of the originals, note what I saw, take it the same day to my manager or compliance in confidence, and hold the payment until then.',
    offTopic:
      'I had to compare a delivery van on lease and one we buy, both about 30,000 euros. I wrote down the money going in and out for each of five years, took 6 percent for our loan, and saw that buying was 1,900 better only if the van lasts. I also tried it with three years. The director took the lease, because we might move in 2025.',
  },
  {
    questionId: 'finance-19',
    strong:
      'I start with what’s in the bank today, across all accounts, agreed with the statements. Then one column per week. For what comes in I take the open invoices, but by when that customer really pays, some always take fifty days. For what goes out I begin with what’s fixed and can’t be moved: wages, rent, tax, loan instalments, each in its week. Then the supplier bills by due date, and I ask purchasing and the department heads about bigger things that aren’t in the books yet, like a machine. Depreciation I leave out, it isn’t money. At the bottom stands the balance at the end of each week, and a line for the lowest we want. I calculate it also for when our biggest customer pays four weeks late. Every Monday I put in what really happened, look at the difference and ask why, and add a week at the end. If a week goes below the line, I say so straight away.',
    short:
      'I’d start from today’s bank balance, put in receipts by when customers really pay, wages, tax and loans in their week, show the lowest point, and each Monday compare it with what happened and add a week.',
    offTopic:
      'In December the managing director wanted a contract from January booked early. I told him that the year it belongs to follows from the delivery. He was annoyed for two days. I showed him the paragraph, spoke to the chair of the board, and we booked it in January.',
  },
  {
    questionId: 'finance-20',
    strong:
      'At a furniture maker, production and sales were quarrelling over who pays for the returns, about 9,000 a month. Each had its own list and the two were 4,000 apart. I talked to each of them alone first, to hear what they’re really afraid of; production’s bonus hung on it. Then I took both lists and went through one month return by return, and we found that sales counted by the day the customer rang and production by the day the sofa came back. So half of the difference wasn’t one at all. For the rest I asked them both into one room and we looked at six sofas. I suggested each cause has one owner, and what can’t be clarified is split half and half. Both bosses signed it, after some grumbling. I put one report a month out from one source. After that nobody argued about the figure any more, they talked about packaging, and returns fell to 6,000 by the autumn.',
    short:
      'Sales and production argued over 9,000 euros of returns. I compared their lists case by case, found they counted by different dates, agreed one definition and an owner per cause, and the quarrel stopped.',
    offTopic:
      'On the last of the month the bank was 36 euros lower than our books. I ticked the bookings off from the last day it had agreed, looked for turned digits, and found a payment booked twice with 18. I reversed it, wrote a note with the reason, and it agreed at half past five.',
  },
];

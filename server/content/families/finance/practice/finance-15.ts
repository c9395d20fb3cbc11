import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const finance15: Question = {
  id: 'finance-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'control',
  prompt:
    'How would you set up payments in a growing company so that no single person can move money unnoticed, and bills are still paid in time?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Says that the managing director signs everything, or that people are trusted.',
    3: 'Separates two duties and sets limits, but not changes of bank data, cover for absence or how a breach would be noticed.',
    5: 'Separates ordering, approving, paying and recording, sets limits by amount, guards bank data and access, plans cover so that nothing waits, watches by reconciliation and samples through someone apart, keeps small payments simple, and tests whether the rules hold.',
  },
  concepts: [
    {
      id: 'separating',
      label: 'Separating duties',
      synonyms: phrases(`
        separation; segregation; one person enters; who approves; who pays; three people; who books;
        who approves does not; who sends; sends it; does not book; does not approve; does not pay;
        does not send; one enters; one person for; other person; who buys something; the person who pays;
        never one person; one agrees; types in a payment; types it; types in; order kit and; order and sign;
        one orders; not the same person; mustn't be the one; split the jobs; different hands
      `),
    },
    {
      id: 'limits',
      label: 'Two people, and limits by amount',
      synonyms: phrases(`
        small amounts; four eyes; second signature; two signatures; dual; second person; two approvals;
        banking app; one okay is enough; beyond that two; boss as well; nobody gets around; bank's own app;
        two must; two have to; always two; two people have to; more than a thousand; big amounts;
        signs alone; sign alone; up to a certain; two people sign; two people approve; two people must;
        say yes to; two people say; over a few hundred; over a thousand; over a hundred; boss for big;
        big sums; card with a cap; with a cap; small stuff; two keys; above a; by amount; limit for
      `),
    },
    {
      id: 'bank-data',
      label: 'Changes of bank data',
      synonyms: phrases(`
        bank details; bank data; master data; supplier data; new supplier; new suppliers; iban; call back;
        known number; vendor; account of a supplier; only entered after; after a call; to the number we had;
        number we had; number before; who does not pay; bank number; new bank; changes the account;
        change the account; change an account; account numbers; account number; confirmed by phone;
        confirm by phone; enters supplier; new account; phone before; changes in account; change of account
      `),
    },
    {
      id: 'matching',
      label: 'Invoice, order and delivery',
      synonyms: phrases(`
        purchase order; order number; approve the bill; bill without; without an order; no bill; no order;
        bill and the order; did it arrive; got the goods; really came; ordered it; fits the order;
        three-way match; approves invoice; who ordered it; sign for it; was it delivered; bill matches;
        bill fits; ordered and got; no slip
      `),
    },
    {
      id: 'access',
      label: 'Access and rights',
      synonyms: phrases(`
        limits on cards; admin; two-factor; permissions; log in; share passwords; own login; own password;
        gets around; nobody shares; has access; no access; who has access; access to the bank;
        only two have; when somebody leaves; leaves the company; bank app; own app; card with; passwords;
        keys to; own code; take away the; can get in; who can see; login
      `),
    },
    {
      id: 'cover',
      label: 'Cover, so that nothing waits',
      synonyms: phrases(`
        deputy; deputies; substitute; twice a week; payment run; fixed days; payment days; due date;
        workflow; stand-in for everyone; nothing lies around; lies around; pay on; on fixed;
        when someone is ill; is ill; when the boss is; every friday; twice a year; twice a month;
        name for when; someone to stand in; stand in; stands in; holidays; on holiday; for vacation;
        fixed day; days for paying; tuesday and; calendar shows; which bill is due; is away;
        sergeant's away; when i'm away; so bills don't; no one waits; nobody waits
      `),
    },
    {
      id: 'watching',
      label: 'Somebody apart who looks',
      synonyms: phrases(`
        reconcile; reconciliation; audit; auditor; spot check; tax adviser; list of all payments;
        owner looks; somebody from outside; from outside; goes through the bank; bank lines;
        looks at the list; looks at all; someone checks; checks the list; every month someone;
        outside person; accountant outside; a third person; looks at the list each; list each month;
        checks the bank; someone else checks; goes over the; once a month; fourth looks; out of the blue;
        another one looks; owner checks
      `),
    },
    {
      id: 'people',
      label: 'Explaining it and testing it',
      synonyms: phrases(`
        not mistrust; whistleblower; managing director too; even the boss; fake invoice; rules for all;
        protects them too; protects them; send a false; false bill; who notices; tell everyone why;
        explain why; no distrust; not distrust; also the boss; boss too; for the boss too; nobody is above;
        even the director; not about trust; temptation; protects everybody; trust but; goes for me too;
        explain to people
      `),
    },
  ],
};

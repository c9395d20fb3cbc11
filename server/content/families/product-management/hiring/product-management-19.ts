import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const productManagement19: Question = {
  id: 'product-management-19',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'measurement',
  prompt:
    'How do you choose the few figures that a team looks at every week, and how would you notice that one of them misleads?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Lists figures that are easy to get; what they are for is not said.',
    3: 'Chooses figures that follow from an aim, but has no agreed way of counting, or no means to notice that one misleads.',
    5: 'Starts from what people should get out of the product, chooses few figures with one that comes early and one that guards against harm, settles how each is counted and what would be done if it moved, splits and checks them against what people say and do, and looks for work done for the figure alone.',
  },
  concepts: [
    {
      id: 'purpose',
      label: 'Starting from what the product is for',
      synonyms: phrases(`
        what the product is there; what people get; get out of; what it does for people; what users want;
        what customers want; value for; benefit for; what we want to achieve; what we want to reach;
        goal of the; goal of the product; our goal; what success; success means; success looks; came for;
        what matters to; strategy; problem we solve; would move if; north star
      `),
    },
    {
      id: 'few',
      label: 'Few, with one that moves early',
      synonyms: phrases(`
        four or five; three to five; five at most; at most five; three at most; only three; few numbers;
        one main; main figure; main number; the most important number; the most important one; fit on one;
        one screen; too many numbers; no dashboard with; not twenty; move early; early sign; early signs;
        early one; early ones; early figures; within a week; move quickly; changes quickly; too late; lagging;
        leading indicator; ahead of; before the money; revenue comes late; we can influence; can influence;
        can act on
      `),
    },
    {
      id: 'guard',
      label: 'A figure that guards against harm',
      synonyms: phrases(`
        stay where it is; must not get worse; should not get worse; must not go up; must not go down;
        not get worse; get worse; cancellations; churn; refunds; on the other side; balance; counterweight;
        guardrail; guard; side effects; at the cost of; at the expense; support tickets; quality as well
      `),
    },
    {
      id: 'counting',
      label: 'How it is counted, and who looks after it',
      synonyms: phrases(`
        how it is counted; how it's counted; how we count; way of counting; counts their own;
        counted in the same; same way; definition; what counts as; who counts as; where it comes from;
        source of; one person who; looks after it; responsible for the number; whole weeks; same day each;
        trust the data
      `),
    },
    {
      id: 'acting',
      label: 'What one would do if it moved',
      synonyms: phrases(`
        if it went down; if it goes down; if it drops; if it falls; if nothing changes; answer is nothing;
        which decision; what decision; act on it; nothing follows; target; a limit; red when; alarm; alert;
        talk about it each; every monday; change something
      `),
    },
    {
      id: 'splitting',
      label: 'Splitting and checking the figure',
      synonyms: phrases(`
        split by; by new and old; new and old; by group; per group; each group; by country; segment;
        segments; cohort; cohorts; the total can; total hides; average hides; average; averages; median;
        outliers; absolute numbers; look behind; raw data; single cases; individual users; check a few;
        season; seasonal; compare with last year; one customer; bots
      `),
    },
    {
      id: 'people',
      label: 'Holding it against what people say',
      synonyms: phrases(`
        what people tell us; what people say; what users say; what customers say; mails are angry;
        angry mails; talk to users; talk to customers; ask users; feedback; support says; support hears;
        watch people; call a few; does not fit; doesn't fit; feels different; trust the mails; two figures;
        second number; another number; contradict; both go
      `),
    },
    {
      id: 'gaming',
      label: 'Work done for the figure alone',
      synonyms: phrases(`
        work for the number; for the number; for the figure; for the metric; cheat; pushed up; push it up;
        make it look good; reward; rewarded; incentive; twice a year; once a year; every half year;
        every quarter; still the right; still measures; review the; question the numbers; throw it out; vanity
      `),
    },
  ],
};

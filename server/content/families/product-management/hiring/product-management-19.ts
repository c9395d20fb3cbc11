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
        what matters to; strategy; problem we solve; would move if; north star;
        what we're trying to get done; trying to get done; getting there; tell us if we're getting there;
        what the team is for; why we exist; what our work is for; about the customer; customers happier;
        better for the customer; what good work
      `),
    },
    {
      id: 'few',
      label: 'Few, with one that moves early',
      synonyms: phrases(`
        four or five; three to five; five at most; at most five; three at most; only three; few numbers;
        one main; main figure; main number; the most important number; the most important one; fit on one;
        one screen; too many numbers; no dashboard with; not twenty; move early; early sign; early signs;
        early one; early ones; early figures; within a week; move quickly; changes quickly; too late;
        lagging; leading indicator; ahead of; before the money; revenue comes late; we can influence;
        can influence; can act on; three or four numbers; three or four; or no one looks; pick few;
        take few; a handful; too many and nobody; fit on a page; on one page; change by our work;
        we can change; can change ourselves; in our hands; in our power; keep it short; say early;
        warn early; tell early
      `),
    },
    {
      id: 'guard',
      label: 'A figure that guards against harm',
      synonyms: phrases(`
        stay where it is; must not get worse; should not get worse; must not go up; must not go down;
        not get worse; get worse; cancellations; churn; refunds; on the other side; balance; counterweight;
        guardrail; guard; side effects; at the cost of; at the expense; support tickets; quality as well;
        second figure beside; second figure; figure beside; partner number; beside first; pair them;
        in pairs; one better and the other worse; other worse; at same time worse; what suffers;
        what gets worse; pays for it; how many come back; how many return; opposite number
      `),
    },
    {
      id: 'counting',
      label: 'How it is counted, and who looks after it',
      synonyms: phrases(`
        how it is counted; how it's counted; how we count; way of counting; counts their own;
        counted in the same; same way; definition; what counts as; who counts as; where it comes from;
        source of; one person who; looks after it; responsible for the number; whole weeks; same day each;
        trust the data; know what they count; what they count; knows what they count; what it counts;
        measures wrong; measured wrong; wrongly counted; count it wrong; written down how;
        explain each number; everyone understands number; understand the same; who counts; clear what;
        by the same rule; same rule
      `),
    },
    {
      id: 'acting',
      label: 'What one would do if it moved',
      synonyms: phrases(`
        if it went down; if it goes down; if it drops; if it falls; if nothing changes; answer is nothing;
        which decision; what decision; act on it; nothing follows; target; a limit; red when; alarm; alert;
        talk about it each; every monday; change something; change because of; if nobody does anything;
        ask why it moved; why it moved; why it went; talk about why; nobody acts; would act; no use
      `),
    },
    {
      id: 'splitting',
      label: 'Splitting and checking the figure',
      synonyms: phrases(`
        split by; by new and old; new and old; by group; per group; each group; by country; segment;
        segments; cohort; cohorts; the total can; total hides; average hides; average; averages; median;
        outliers; absolute numbers; look behind; raw data; single cases; individual users; check a few;
        season; seasonal; compare with last year; one customer; bots; look at the cases behind;
        cases behind it; cases behind; look at single; take ten cases; pick some cases; look at examples;
        look underneath; look closer at; what is behind the number; behind number; one big customer;
        one big order; break it down; take apart
      `),
    },
    {
      id: 'people',
      label: 'Holding it against what people say',
      synonyms: phrases(`
        what people tell us; what people say; what users say; what customers say; mails are angry;
        angry mails; talk to users; talk to customers; ask users; feedback; support says; support hears;
        watch people; call a few; does not fit; doesn't fit; feels different; trust the mails; two figures;
        second number; another number; contradict; both go; go and talk to folks; talk to folks;
        customers seem no happier; no happier; see if it's true; go and see; go there and look;
        look for myself; see it myself; with my own eyes; ask the staff; ask customers; ask people;
        people still complain; still complain; complain more; something's off; feels wrong; listen to
      `),
    },
    {
      id: 'gaming',
      label: 'Work done for the figure alone',
      synonyms: phrases(`
        work for the number; for the number; for the figure; for the metric; cheat; pushed up; push it up;
        make it look good; reward; rewarded; incentive; twice a year; once a year; every half year;
        every quarter; still the right; still measures; review the; question the numbers; throw it out;
        vanity; someone is cheating; play with numbers; play the system; only to look good; look good;
        to please the boss; please the boss; ask if still needed; still needed; do we still need;
        still need it; get rid of it; old number; time to change
      `),
    },
  ],
};

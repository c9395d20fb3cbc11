import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const sales14: Question = {
  id: 'sales-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'pipeline',
  prompt: 'How do you build a forecast for the coming quarter from the deals you have open?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Adds up the open deals or takes last quarter plus something.',
    3: 'Weights deals by stage and gives one total, without evidence from buyers, a range or a check against past results.',
    5: 'Names what a deal must show to count in each stage, takes rates from past quarters, treats the one or two largest deals apart, adds renewals and deals not yet open, gives a range, and compares it with the result afterwards.',
  },
  concepts: [
    {
      id: 'stages',
      label: 'Stages and what they mean',
      synonyms: phrases(`
        stages; pipeline; funnel; qualified; proposal; negotiation; exit criteria; which stage; by stage;
        each stage; how far; how far each; offer sent; sent an offer; what each stage; sort the deals;
        go through each; each deal; offer out; heaps; open deals; all deals; go through every deal;
        deal by deal; every deal; every single; list of all; where each stands; where it stands;
        what is still missing
      `),
    },
    {
      id: 'probability',
      label: 'Probabilities',
      synonyms: phrases(`
        probabilities; probable; weight; likelihood; win rate; multiply; 50 percent; count half;
        expected value; how many we win; how often we win; how likely; out of ten; take half;
        share of the money; sum up; how many become; chance of each; count a part
      `),
    },
    {
      id: 'history',
      label: 'Past results',
      synonyms: phrases(`
        historical; last quarter; sales cycle; average; seasonal; trend; past quarters; past deals;
        how many we won; on average; how long it takes; how long deals; holidays; season; compare with last;
        same quarter; same time last; from offer; came off in the past; other years; earlier years;
        from experience; as a rule
      `),
    },
    {
      id: 'buyer-evidence',
      label: 'Evidence from the buyer',
      synonyms: phrases(`
        decision maker; close date; champion; procurement; approved; lawyer; budget; budget approved;
        with the lawyer; legal; when they want; want to start; customer said; proof; signature;
        not what i hope; who signs; own lawyer; said it himself; said it herself; customer himself;
        heard it from; customer's said; don't believe the date; not believe the date; name the day;
        told me the date; what the customer
      `),
    },
    {
      id: 'range',
      label: 'A range, not one figure',
      synonyms: phrases(`
        best case; worst case; scenario; range; conservative; optimistic; pessimistic; best and worst;
        good case; bad case; low and high; three numbers; two numbers; careful; not one number; at best;
        at worst; goes badly; two figures; three figures; not a single; rather low; what's safe; sure ones;
        sure and maybe; certain ones; take something off; take off a bit; knock off; high number;
        low number; promise less; safe part
      `),
    },
    {
      id: 'large-deals',
      label: 'Large single deals',
      synonyms: phrases(`
        big deal; large deal; single deal; outlier; risk; depend on; the big ones; depend on one;
        if it falls; look closer; two biggest; half of a; big one falls; big ones apart; largest one;
        biggest one
      `),
    },
    {
      id: 'other-sources',
      label: 'Renewals and new deals',
      synonyms: phrases(`
        renewal; renew; churn; new leads; recurring; upsell; coverage; new business; new deals;
        existing customers; regular customers; regular orders; cancellations; new customers;
        not in the list; small orders; repeat orders; leave us; still come; walk in; spring up; come on top;
        not on the list; buy again
      `),
    },
    {
      id: 'comparison',
      label: 'Review and comparison',
      synonyms: phrases(`
        weekly; every monday; every friday; accurate; review; go through it; how far off; after the quarter;
        why i was wrong; ask others; second opinion; once a week; look back; how wrong; correct the figure;
        correct the number; look again; what came true; how far i was; compare with what; check with what
      `),
    },
  ],
};

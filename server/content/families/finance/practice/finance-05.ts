import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance05: Question = {
  id: 'finance-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'analysis',
  prompt: 'Tell me about a spending decision or an investment where your analysis changed what was decided.',
  suggestedSeconds: 240,
  anchors: {
    1: 'Says that the analysis was convincing; neither the figures nor the decision is named.',
    3: 'Names the proposal, one figure against or for it and the decision, but not the assumptions, the doubts of others or what came of it.',
    5: 'Names what was proposed and by whom in role, the assumption on which it rested, how it was checked, what the range of outcomes showed, how it was put to those who decide without beating anyone, and how the result compared with the expectation later.',
  },
  concepts: [
    {
      id: 'proposal',
      label: 'What was proposed',
      synonyms: phrases(`
        wanted to buy; wanted to build; wanted to open; second machine; new machine; new warehouse;
        new branch; acquisition; lease; fleet; outsource; business case; wanted a second; second line;
        wanted a new; new building; new system; new office; buy a new; wanted to hire; wanted to move;
        wanted to rent; wanted to replace; wanted to start; planned to; new shop; second shop; new kitchen;
        solar; buy a van; buy tablets; wanted tablets; a new van; cheap printers; was going to buy;
        going to spend; thinking of buying; new oven; new tractor; new boiler; new roof; wanted cheap
      `),
    },
    {
      id: 'assumption',
      label: 'The assumption it rested on',
      synonyms: phrases(`
        growth rate; capacity; utilisation; sales forecast; savings; rested on; percent used; optimistic;
        residual value; already included; as the first one was full; was full; run full; would grow;
        they thought that; they expected; everyone thought; taken for granted; believed that;
        number of hours; counted on; number of customers; always full; prices would; price would;
        had not counted; not counted; how often they would use; how often we would use; hours a week;
        stands still; stand idle; hardly used; in use all; would be used; every day they said;
        thought it was cheaper; looked cheaper; seemed cheaper
      `),
    },
    {
      id: 'checking',
      label: 'Checking it',
      synonyms: phrases(`
        went to the site; asked the operators; past data; actual figures; recalculated; from scratch;
        last three years; stood next to; the data of a year; data of a year; really ran;
        looked at what really; asked the workers; real numbers; own numbers; called three; called two;
        old bills; own calculation; own figures; calculated again; calculated it; asked the teachers;
        asked the people who; added up what; repair bills; what it cost in repairs; got three quotes;
        got quotes; price of ink; looked at the bills; kept a tally; counted how often
      `),
    },
    {
      id: 'cash-figures',
      label: 'Return and payback',
      synonyms: phrases(`
        payback; net present value; npv; irr; return on; cash flow; break even; pays for itself;
        running costs; total cost; over ten years; over five years; cost us each; earn back; costs over;
        cost over; get the money back; in four years; per cent return; what it would bring; years to pay;
        pays back; years until; less money; per year; savings; full cost; all costs; over its life;
        cost per lesson; cost per use; per lesson; per kilometre; per mile; per meal; for three years;
        over three years; came out cheaper; far cheaper; most expensive in the; sum on one page;
        did the sum; costs to run; price of running; repairs and fuel
      `),
    },
    {
      id: 'range',
      label: 'A range, not one figure',
      synonyms: phrases(`
        sensitivity; scenario; scenarios; worst case; best case; if sales; ten percent less; downside;
        three cases; simulation; how far sales; sales would have to rise; would have to rise;
        good and a bad; have to grow; busy weeks; quiet weeks; busy months; if it rains; if prices go up;
        if fewer came; even if half
      `),
    },
    {
      id: 'other-option',
      label: 'Other options',
      synonyms: phrases(`
        second shift; in two steps; renegotiate; another supplier; late shift; second hand; a cheaper;
        cheaper way; rent one; hire one; use the old; make better use; other solution; instead of buying;
        a used one; hiring one; hiring for the; shared between; share one; share it between; borrow one;
        lend it; rent it when; a shared; other model; comparison of models; repair the old; mend the old
      `),
    },
    {
      id: 'telling',
      label: 'Winning those who decide',
      synonyms: phrases(`
        spoke with him first; spoke with her first; production manager; his project; her project;
        did not like; already promised; objected; felt attacked; prestige; not want to hear; champion;
        went to him first; went to her first; not to the board; put it forward together; was not amused;
        was not happy; showed it to him; showed it to her; talked to him first; lose face; showed the boss;
        presented to the director; showed him the sum; showed her the sum; put it to the; on one page;
        laid it before; took it to the board; told the head
      `),
    },
    {
      id: 'later',
      label: 'How it turned out',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          a year later; two years later; within budget; million less; two years on; years on; runs at;
          has not been bought; not been bought; spent less; years later it; today it; since then it runs;
          money left for; dropped the purchase; dropped the idea; governors agreed; board agreed;
          spent a third less; bought the other; saved us; saved the school; went with my; still glad
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const productManagement17: Question = {
  id: 'product-management-17',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'prioritisation',
  prompt:
    'Tell me about a time you had to choose between mending something that existed and making something new. How did you decide?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Names a preference or what somebody ordered; no ground for it is given.',
    3: 'Names the gain of one side or the trouble of the other, but does not hold the two against each other, or tells nobody what had to wait.',
    5: 'Names what both ways would bring and cost, where the figures came from, what would have happened by waiting, how a part could be done first, who was told what had to wait and why, and whether it proved right afterwards.',
  },
  concepts: [
    {
      id: 'trouble',
      label: 'What the existing thing cost',
      synonyms: phrases(`
        kept breaking; fell apart; fell over; fall over; did not work; didn't work; out of order; outages;
        lost a day; lost hours; lost customers; complained about it; complaints about; forty calls;
        calls about; could not pay; took twice as long; patched; patching; by hand each; old system;
        outdated; slow and; broke each week; actually broke; what broke; broke down; breaking down;
        kept failing; with many errors; many errors; hours we lose; lost every month; lose every month;
        repair bills; bills of; cost of repairs; kept repairing; mended it again; mended so often; worn out;
        was old; people moaning; stopped working; out of date; spent on repairs; cost us time
      `),
    },
    {
      id: 'gain',
      label: 'What the new thing would bring',
      synonyms: phrases(`
        hoped to earn; wanted to earn; would earn; would bring; would have brought; would bring in;
        new customers; asked for by; customers had asked; sales wanted; the bosses wanted; boss wanted;
        wanted something new; earn with; more revenue; opportunity to; competitors had; the competition had;
        everyone wanted; was promised; shiny new; new one would've; new one would; would be quicker;
        would be easier; would be faster; would be nicer; would save us; would save time; chief wanted;
        my chief want; half wanted; they wanted a new; wished for; dreamed of a; brand new; cheaper to run;
        the new was cheaper; make us faster
      `),
    },
    {
      id: 'weighing',
      label: 'Holding one against the other',
      synonyms: phrases(`
        in money; set it next to; put it next to; side by side; put in figures; did the sums;
        a month against; per month; nine thousand; pros and cons; compared the two; compared both;
        more than the new; effort and; value and; worth more; counted how many hours; asked price;
        asked the price; price of the new; price of new one; would've taken a year; would have taken;
        taken a year; good money after bad; money after bad; three years together; added up; add up;
        reckoned up; wrote out; wrote down what; after one year; cheaper in; what both would cost;
        cost of each; cost more than; costs more than; which was cheaper; value for; price of a new
      `),
    },
    {
      id: 'waiting',
      label: 'What happens by waiting',
      synonyms: phrases(`
        if we wait; if we waited; what happens if; what would happen if; could wait; had to wait;
        couldn't wait; could not wait; every new thing; gets worse; got worse; getting worse;
        sooner or later; dangerous; risk of; next time it; postpone; put off; put it off; each month we;
        how long it would hold; how long would it last; last another; not last; one more winter;
        another winter; until next year; break any day; any moment; any day; if it failed; what could happen
      `),
    },
    {
      id: 'builders',
      label: 'Asking those who know the work',
      synonyms: phrases(`
        the engineers said; the developers said; asked the mechanic; asked the technician; asked the team;
        asked support; asked the users; show me what; estimate from; how long it would; how much work;
        they told me how; talked to the users; talked to customers; colleagues who; asked the garage;
        asked the people who; asked a mechanic; the mechanic said; asked the builder; asked a plumber;
        asked the staff; asked those who; asked an expert; asked colleagues who; people who use it;
        those who used it; let them show; people who worked with
      `),
    },
    {
      id: 'part-first',
      label: 'A part of it first',
      synonyms: phrases(`
        the worst piece; worst part; worst first; only the worst; the most important part; only a part;
        part of it; step by step; bit by bit; a small part; in four weeks; first the repair; repair first;
        mend first; then the new; a day a week; a fifth of; every friday; smaller version; cut it down;
        middle way; patch for now; keep the old running; kept the old running; old running until;
        until all was tested; until everything was tested; ran both; both running; side by side for;
        one at a time; only fixed; fixed only; small repair; repaired what; patched up; tried it first;
        first tried; rent one first
      `),
    },
    {
      id: 'telling',
      label: 'Telling what has to wait',
      synonyms: phrases(`
        told the director; told sales; told them openly; told the customers; told everyone; told everybody;
        said openly; would come later; comes later; two months later; explained why; explained to;
        explained it; showed the director; showed my boss; disappointed; had to wait; open about;
        told my chief; told chief; told parents; told the parents; told the team why; explained to the;
        wrote to all; let everyone know; those who wanted the new; were not happy; they were cross;
        convinced my; convinced the
      `),
    },
    {
      id: 'hindsight',
      label: 'Whether it proved right',
      synonyms: phrases(`
        afterwards it; broke once; half the time; in half the; paid off; was the right; right decision;
        looking back; in hindsight; today i would; saved us; fewer calls; fewer complaints; faster after;
        was right to; was wrong to; i was wrong; choose that way again; choose the same again;
        stopped moaning; nobody complains; no more complaints; ran fine; works until today;
        works to this day; still works; still running; never broke again; broke again; saved the money;
        saved money; good choice; best choice; it lasted; was worth it; don't regret
      `),
    },
  ],
};

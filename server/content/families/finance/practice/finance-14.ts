import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const finance14: Question = {
  id: 'finance-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'analysis',
  prompt: 'How would you compare two investments that cost about the same but pay back in different ways?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Adds up what each brings and takes the larger, or takes the faster.',
    3: 'Compares by payback or by present value, but not the uncertainty of the figures or what cannot be put in figures.',
    5: 'Lists the cash of each year for both over the same time, discounts it with a stated rate, looks at payback and risk as well, varies the assumptions that matter, asks what each makes possible or impossible, compares with doing nothing, and recommends with the condition under which it would change.',
  },
  concepts: [
    {
      id: 'cash-flows',
      label: 'Cash by year',
      synonyms: phrases(`
        cash flow; cash flows; year by year; money in; in which year; when the money; comes in and what;
        goes out year; each year for; how much each year; money each year; for every year;
        each year's money; work out each year; what each one brings; brings in and costs; brings in each;
        year for year; saves me; saves us; each of them brings; in year one
      `),
    },
    {
      id: 'discounting',
      label: 'Money now and later',
      synonyms: phrases(`
        present value; npv; interest rate; cost of capital; time value; worth less; today is worth;
        euro today; later money; inflation; bring it all back; back to now; euro in five; money today;
        money tomorrow; today is more; with one rate; later is worth; a euro today; value today;
        value of today; worth more; worth more now; money next year; money in five; mark down the;
        money sooner; a pound today; a dollar today; sooner is better; earlier is better; in today's money;
        interest on
      `),
    },
    {
      id: 'payback',
      label: 'How long the money is out',
      synonyms: phrases(`
        payback; pay back; pays back; break even; how fast; years until; money back; get the money;
        back sooner; liquidity; afford; borrow; how we pay; subsidy; own money; how long our money;
        money is out; run short; could run short; how long until; how many years; get our money;
        have our money; money comes back; back earlier; back first; enough money; do we have the money;
        from the bank; money is back; until the money; from the first day; lean years; bear the; can i wait;
        can we wait; last until then; survive until; get it back; when is it paid; paid off; pays off first;
        first few years
      `),
    },
    {
      id: 'horizon',
      label: 'The same length of time',
      synonyms: phrases(`
        same period; lifetime; how long it lasts; residual; resale; end of life; running costs; ten years;
        total cost; as long as they last; for as long; they last; with repairs; gets for it at the end;
        sell it at; how long each; still worth; worth at the end; how many years it; need to repair;
        how many years will; wears out; after ten years; how long will; earn after; worth when;
        sell it later; scrap value; repairs later
      `),
    },
    {
      id: 'risk',
      label: 'How sure the figures are',
      synonyms: phrases(`
        risk; risky; how sure; uncertain; probability; optimistic; numbers that i trust; trust least;
        i trust; how safe; how certain; less sure; more sure; sure is; what could go; promise of;
        only a hope; part that's only hope; only hope; if i get; if the lease; hard on the; safe one;
        might fail; gamble; chance that; less certain; how likely
      `),
    },
    {
      id: 'varying',
      label: 'Varying the assumptions',
      synonyms: phrases(`
        sensitivity; scenario; scenarios; worst case; best case; break-even point; twenty percent less;
        vary; if sales; how wrong; how much lower; play with; play with the numbers; a fifth fewer;
        fewer customers; tips over; which of the two; if only half; if prices; good and bad case;
        change the numbers; less than we think; go worse; goes worse; worse than planned; bad numbers;
        test with; percent less; even if things; bad weather; good year and
      `),
    },
    {
      id: 'beyond-figures',
      label: 'What cannot be put in figures',
      synonyms: phrases(`
        strategy; strategic; safety; flexible; flexibility; reputation; environment; later sell;
        other projects; not in the sheet; crew can handle; the crew; can handle; a customer wants;
        our people; good for the; good for our; not in numbers; not only money; in money; for the workers;
        for the customers; other things; get out of; out of easily; staff or image; image; which one suits;
        suits us; fits us; who will work; who would run; plough more land; grow with; our name; easy to use;
        time it takes; headaches; less work for
      `),
    },
    {
      id: 'recommendation',
      label: 'A recommendation with a condition',
      synonyms: phrases(`
        recommendation; neither; change my mind; third option; compare later; show both;
        next to doing nothing; which i would take; make me think; think again; my advice; i would advise;
        when i would change; if that changes; tell them which; pick the one; my choice; i'd choose;
        i would choose; go for the; would pick; write next to it; on one sheet
      `),
    },
  ],
};

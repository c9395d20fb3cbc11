import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data16: Question = {
  id: 'data-16',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'framing',
  prompt:
    'Imagine you are asked to predict how many orders will come in on each day of next month, so that shifts can be planned. What would you settle before you build anything?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would choose a method or a tool and start, or asks only where the data are.',
    3: 'Would ask what the forecast is for and what counts as an order, but not which error costs more or what it has to beat.',
    5: 'Settles who decides what with the number and when, defines an order by the work it causes, weighs too many against too few, says how exact is exact enough and which simple guess it has to beat, and agrees who watches it later.',
  },
  concepts: [
    {
      id: 'decision',
      label: 'What is decided with it',
      synonyms: phrases(`
        who plans; plans the shifts; planner; does with the number; do with the number;
        do with the forecast; what it is used for; how it will be used; staffing plan; roster;
        how many people; which decision; decision depends; needs the forecast; shift leader; who needs it;
        who uses it; who works with; what they plan; how they plan; rota; fixed four weeks;
        people on a shift; people per shift; hire people; temporary workers; what would change;
        what will be decided; which decision hangs; talk to the planner; sit down with the;
        ask the warehouse; who makes the plan; does the rota; whoever does; on shift; shift plan
      `),
    },
    {
      id: 'definition',
      label: 'What counts as an order',
      synonyms: phrases(`
        what counts as; counts as an order; definition; what is an order; when it is placed;
        when it is packed; has to be packed; order date; delivery date; cancelled orders;
        orders are cancelled; returned orders; with or without returns; per warehouse; orders or parcels;
        orders or boxes; boxes; parcels per order; items per order; pieces or orders; one order can;
        several parcels; several items; which shop; which warehouse; which country; do returns matter;
        count returns; counted as; do we count; exactly an order; mean by an order; order means;
        when does an order; day of payment; day of shipping; paid or; work that an order; same definition;
        which orders; web orders; phone orders; big orders; count one; same day orders
      `),
    },
    {
      id: 'horizon',
      label: 'How far ahead and how fine',
      synonyms: phrases(`
        how far ahead; month ahead; week ahead; in advance; per hour; hourly; by hour; update every week;
        how often updated; how early; four weeks before; weeks ahead; days ahead; the day before;
        how long before; when is the plan fixed; when the plan is fixed; when they need it; can still change;
        change it later; update it; updated weekly; per day or; per day enough; morning and afternoon;
        early and late shift; hours of the day; whole month or; when's it fixed; call people in late;
        lead time; how long ahead; hang up the
      `),
    },
    {
      id: 'cost-of-error',
      label: 'Which error costs more',
      synonyms: phrases(`
        hurts more; costs more; too many people; too few people; too high or too low; too high; too low;
        overtime; standing around; understaffed; overstaffed; parcels left over; being short;
        cost of an error; backlog; what is worse; what was worse; worse for them; which is worse;
        paying people; pay people who; customers who wait; customers wait; late deliveries; late parcels;
        wait for their; too much staff; too little staff; too many staff; not enough people; not enough staff;
        wrong in which direction; which side to err; err on; better too many; expensive mistake;
        more expensive; cost of being; idle; unhappy customers; extra hours; folks standing; orders piling;
        piling up; too many people or; worse too many; people or too few; walk out; not enough hands;
        too many hands; sent home
      `),
    },
    {
      id: 'accuracy',
      label: 'How exact is exact enough',
      synonyms: phrases(`
        how exact; how precise; how accurate; exact enough; precise enough; accurate enough; accuracy;
        good enough; an error of; tolerance; interval; uncertainty; range around; how good does it;
        how good must; how good it has to; how close; close enough; how wrong; how far off; plus or minus;
        error is allowed; error we can live; can live with; precise does it; precise to; one person more;
        one person can; how sure; lower and upper; high and low; near enough; if the forecast;
        how we measure; error measure; on the safe
      `),
    },
    {
      id: 'baseline',
      label: 'What it has to beat',
      synonyms: phrases(`
        have to beat; has to beat; beat that; baseline; same month last year; rule of thumb;
        how they do it today; do it today; today’s guess; gut feeling; past months; backtest;
        test it on the past; naive forecast; already doing it; doing it already; doing it now; way of doing;
        excel; spreadsheet; last november; previous year; simple average; not better than; better than that;
        better than the; old method; current way; by experience; experience of; old forecasts;
        earlier months; on old data; see how far off; measure against; same weekday; old hand
      `),
    },
    {
      id: 'drivers',
      label: 'What will be different next month',
      synonyms: phrases(`
        campaign; holiday; promotion; weather; season; seasonal; weekday; black friday; new product;
        price change; special days; what marketing plans; discount; sales campaign; special offers;
        newsletter; bank holidays; public holidays; school holidays; easter; pay day; prices change;
        something special; how far back; years of data; history of orders; gaps in the data; days missing;
        actions of marketing; data we have; sales coming; any sales; paydays
      `),
    },
    {
      id: 'afterwards',
      label: 'Who watches it later',
      synonyms: phrases(`
        looks at it each week; look at it every week; who watches; who looks after; monitor; badly off;
        when it is wrong; overrule; correct by hand; fallback; half a page; write down what we agreed;
        get her yes; get his yes; who calls me; way off; totally wrong; how do we notice; how we notice;
        check it every; check every week; compare afterwards; compare with what came; with the real numbers;
        real numbers; real figures; after the month; who is responsible; who maintains; keeps it running;
        change it by hand; plan b; if it is wrong; put it in writing; summarise it; see how it went;
        too far off; who overrides; if it fails; somebody watches; hand it over
      `),
    },
  ],
};

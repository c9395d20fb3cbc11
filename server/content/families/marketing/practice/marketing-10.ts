import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const marketing10: Question = {
  id: 'marketing-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'channels',
  prompt:
    'Imagine your budget is cut by two fifths in the middle of the year, and the targets stay as they are. What would you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Cuts everything alike or complains; no order and no consequence.',
    3: 'Ranks by what brings most and cuts the rest, but neither looks at contracts and later effects nor speaks about the targets.',
    5: 'Finds what is already bound, ranks by what the last money spent brought and not by averages, protects what works slowly but lastingly, uses what costs little such as existing customers, looks after people and partners, shows leaders scenarios with their risk for targets, and sets dates to look again.',
  },
  concepts: [
    {
      id: 'bound',
      label: 'What is already bound',
      synonyms: phrases(`
        already spent; cancellation; fixed costs; renegotiate; prepaid; agency contract; get out of;
        already paid; signed already; cannot get out; long papers; which contracts; contracts can;
        can be cancelled; cancel what; better deal; asked suppliers; ask suppliers; talk to suppliers;
        get out of contracts; what is signed; already ordered
      `),
    },
    {
      id: 'ranking',
      label: 'Ranking by what it brings',
      synonyms: phrases(`
        rank; cost per; which channels; last euro; marginal; by effect; contribution; what brings; profit;
        list all; least effective; no effect; weakest; cut first; line by line; from best to;
        what would we miss; last thousand; brings least; each bit; cut what doesn't; not a slice; slice off;
        same cut everywhere; cut everything; struck off; strike off; worth keeping; drop the worst;
        drop the weakest
      `),
    },
    {
      id: 'lasting',
      label: 'Protecting what works slowly',
      synonyms: phrases(`
        brand; long-term; next year; seo; visibility; reputation; not cut everything; memory; pipeline;
        awareness; demand; people remember; what people know; forget us; in two years; takes long;
        do not see at once; long run; keep our name; stay visible; next season
      `),
    },
    {
      id: 'cheap',
      label: 'Ways that cost little',
      synonyms: phrases(`
        existing customers; referral; newsletter; e-mail; partners; own channels; pr; recommendations;
        conversion rate; website; reuse; improve the; loyalty; win back; landing page; people who know us;
        ask for recommendation; write to old; old buyers; own page; what's free; free things;
        mails to people; costs only work; costs nothing; by hand; old customers; use partners
      `),
    },
    {
      id: 'people',
      label: 'Looking after people and partners',
      synonyms: phrases(`
        freelancers; agencies; tell team; stop projects; overload; honest with; in-house; priorities of;
        not burn; my people; tell them first; say what we stop; talk to the team; tell the team;
        explain to the team; tell suppliers
      `),
    },
    {
      id: 'leaders',
      label: 'Speaking with leaders about targets',
      synonyms: phrases(`
        scenario; targets; cfo; what it means; risk; management; ceo; negotiate; new target; sales team;
        expectations; with sales; forecast; trade-off; which target; two pictures; say what is lost;
        less money less; with boss; go to the boss; go to the management; can still reach; want to drop;
        not realistic; same targets; told the owner; tell the owner; couldn't promise; can't promise;
        cannot promise; say honest; what is possible; let them choose; lower the targets; talk to my boss;
        ask my boss which; which goal
      `),
    },
    {
      id: 'reason',
      label: 'Why the cut comes',
      synonyms: phrases(`
        why cut; is it temporary; crisis; company situation; ask finance; other departments; understand the;
        profit; next year again; one time; for how long; trouble with money; more cuts; cut again
      `),
    },
    {
      id: 'tests',
      label: 'Testing, and dates to look again',
      synonyms: phrases(`
        turn off one; region; monitor; early signs; experiment; weekly; see whether; every month;
        after quarter; look again; re-plan; monthly; if sales; reserve; take one away; watch what happens;
        every four weeks; see in month; check if; week by week
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const software10: Question = {
  id: 'software-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'design',
  prompt:
    'Imagine two teams share one database, and each keeps breaking the other’s releases. You are asked to propose a way forward; what would you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Names one fix, such as splitting the database, without finding out what breaks or what it would cost.',
    3: 'Would talk to both sides, name an owner for each table and put an interface between them, but gives no order of steps and no price.',
    5: 'Would find which tables and changes cause the breakages, stop the harm with a cheap rule or check, compare at least two lasting options by cost and by what is lost, migrate one part as a trial with a way back, and say which number shows that it worked.',
  },
  concepts: [
    {
      id: 'facts',
      label: 'What breaks, where and how often',
      synonyms: phrases(`
        incident; which tables; dependencies; who writes; root cause; outage; find out what; find out which;
        list which tables; last incidents; past incidents; look at incidents; list of what hurt;
        what hurt them; what broke; how often it broke; last half year; last few breakages; few breakages;
        what caused them; actually caused; go over the last; which tables who; list which; when it broke;
        list of tables; who touches
      `),
    },
    {
      id: 'both-sides',
      label: 'Hearing both sides',
      synonyms: [
        ...phrases(`
          both sides; workshop; representative; stakeholder; pain point; talk to both; listen to both;
          bring them together; let them look; one person from each; both teachers; sit with each;
          get them round; round a table; together in one room; in one room; same room; sit them down
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'quick-protection',
      label: 'Stopping the harm soon',
      synonyms: phrases(`
        contract tests; integration test; shared tests; compatible; staging; pipeline; tell each other;
        announce changes; warn each other; warn the other; before a change; no change without; simple rule;
        run the tests of; review by; short term; nobody releases on; as a first aid; first aid;
        for now nobody; until then nobody; say it before; without warning; warning the other;
        let the other know; ask the other before; give notice; days notice; runs both; shared calendar;
        for the time being
      `),
    },
    {
      id: 'ownership',
      label: 'Who owns which data',
      synonyms: phrases(`
        owned by; ownership; in charge; boundaries; domain; single writer; own schema; bounded context;
        each table one; belongs to; own database; single team; one owner; owns each; own each table;
        one team owns; choose one owner; each gets their own; who is responsible; responsible for;
        belongs to whom; one in charge
      `),
    },
    {
      id: 'interface',
      label: 'An interface between the two',
      synonyms: phrases(`
        api; database view; events; interface; schema; replica; read model; through an api; an api;
        over an api; via api; not directly; no direct access; direct access; go through the other;
        not take directly; not reach into; reaching into; reach in; hand it over; over the counter;
        one door; request it; not straight from
      `),
    },
    {
      id: 'price',
      label: 'What each option costs',
      synonyms: phrases(`
        trade off; tradeoff; latency; consistency; transactions; complexity; what it costs; takes longer;
        takes months; downside; costs money; will cost; not free; pays for it; worth it
      `),
    },
    {
      id: 'stepwise',
      label: 'Getting there in steps',
      synonyms: phrases(`
        step by step; incremental; one table; strangler; expand and contract; migrate; roll back;
        one table at a time; small steps; start small; way back; bit by bit; worst three; worst ones first;
        worst first; three first; take a year; first the table; most trouble; makes the most trouble;
        the worst one; in the long run; one shelf; later split; first one table
      `),
    },
    {
      id: 'agreement',
      label: 'Agreeing and measuring',
      synonyms: phrases(`
        metric; failed deployment; decision record; sign off; buy-in; write up; decide together;
        how many releases; fewer broken; failed releases; after three months; review after; agree who;
        agree that; both sign; shake on it; meet again; fewer fights; count how often
      `),
    },
  ],
};

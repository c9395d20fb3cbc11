import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement04: Question = {
  id: 'project-management-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'risk-and-change',
  prompt:
    'Tell me about a change somebody asked for in the middle of a project. How was it decided whether to accept it, and what followed?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that the change was made or refused; nobody weighed what it would mean.',
    3: 'Names the change and its effect on the date or the cost, but not the options offered or who decided.',
    5: 'Names the change and why it was wanted, its effect on time, cost and what else had to wait, the options put before the person who decides, how it was recorded, and what came of it.',
  },
  concepts: [
    {
      id: 'request',
      label: 'The change and its reason',
      synonyms: phrases(`
        change request; new requirement; wanted an extra; additional feature; wanted it bigger;
        out of scope; scope creep; changed their mind; suddenly wanted; new regulation; why they wanted it;
        what they needed it for; asked what it was for; asked her why; asked him why; wanted to have;
        also wanted; wanted too; wanted something; wanted another; wanted it different; new wish; an extra;
        came with the idea; new idea; halfway through; half way; when the client; when the owner;
        asked for another; wanted to add; changed mind; new law; saw at a
      `),
    },
    {
      id: 'effect-on-time',
      label: 'Effect on the date',
      synonyms: phrases(`
        two weeks later; three weeks more; push the date; delay the launch; would delay; later than planned;
        critical path; how much longer; how long it would take; move the date; extra weeks; more weeks;
        weeks longer; months longer; in september; too late for; more time; days longer; how much time;
        weeks more; days more; months more; would take us; would throw us; throw back; put back; push the;
        pushed back; push us; move opening; could not open; the date would; hold up; delay of;
        start again with
      `),
    },
    {
      id: 'effect-on-cost',
      label: 'Effect on the cost',
      synonyms: phrases(`
        extra cost; additional cost; thousand euros; how much it would cost; would have cost; estimate from;
        quote from; who pays; extra money; person days; with the costs; days of work; thousand more;
        more money; more expensive; cost more; what it would cost; would cost; extra hours; offer from;
        what would cost; a quote; price for it; over the budget; no money for; found money; material for
      `),
    },
    {
      id: 'what-waits',
      label: 'What would have to wait',
      synonyms: phrases(`
        take something out; leave something out; in exchange; swap; instead of the; something else had to;
        drop another; would have to wait; second phase; later phase; after the launch; put it on the list;
        rest next year; next year; the rest later; pushed back; postpone; instead of it; pushed to; be pushed;
        put off; have to wait; had to wait; give something up; leave undone; at cost of; in place of; came off
      `),
    },
    {
      id: 'options',
      label: 'Options to choose from',
      synonyms: phrases(`
        two options; three options; a smaller version; cheaper version; simple version; later release;
        either we; offered her two; offered him two; offered them two; showed them two; with water;
        three ways; two ways; three possibilities; possibilities; on one page; only prepare; other way was;
        cheaper way; after the opening; in a second; small solution; thought of a; smaller solution;
        simple solution; by mail instead; second way; variants
      `),
    },
    {
      id: 'decision',
      label: 'Who decided',
      synonyms: phrases(`
        steering committee; change board; client decided; customer decided; project owner; signed off;
        had it approved; not mine to decide; put it to the; council; council voted; she decided; he decided;
        the customer had to; signed it; let them choose; took it to; took both to; put it to; turned it down;
        agreed to it; the council; chose small; took night; slept on; decided for; owner decided;
        explained all; her decision
      `),
    },
    {
      id: 'record',
      label: 'Keeping the plan true',
      synonyms: phrases(`
        change log; updated the plan; baseline; new plan; signed change; addendum; wrote it into;
        changed the contract; wrote it in the minutes; changed the plan; new version of the plan; sign it;
        signed it; in the contract; told the company; told everybody; new date; new schedule;
        changed the schedule; changed plan; worked from new; everybody worked; added to the;
        told everyone what; new drawing; threw away old; old plans; noted it in; noted in plan; everyone got;
        put it into; adjusted plan; plan was changed; change list
      `),
    },
    {
      id: 'outcome',
      label: 'What came of it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          delivered on; on the original date; kept the date; went live; nobody missed it; never asked again;
          was worth it; they were glad; still finished; opened in; on the planned day; were happy with;
          finished in; came the year after; nobody complained; just in time; were satisfied; were pleased;
          on the new; came out at; glad of; paid off; was worth; live on time; were live; did the rest;
          without delay; customers were; finished on
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

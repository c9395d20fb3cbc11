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
        asked for another; wanted to add; changed mind; new law; saw at a; wished also; asked if we could;
        wanted a second; she wanted a; he wanted a; they wanted a; owner wanted; client wanted;
        customer wanted; director wanted; director wished; boss wanted; decided she wanted;
        decided he wanted; decided they wanted; wanted on top; something extra; changed his mind;
        changed her mind; halfway through doing; different colour; made it bigger; came in and said;
        came and said; can it go; came in with; in the middle of; wanted another colour; another colour;
        wanted it another; wanted it in; when it was half done; half done; nearly done and;
        almost finished and; wanted one more; two more of
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
        start again with; how much work; how many days; more days; two more weeks; another week;
        another month; set us back; slow us; take longer; would take longer; would be late; make us late;
        days of work; weeks of work; won't be ready; would not be ready; not finished by; won't be finished;
        it is two days; it's two days; that's two days; takes two more; day more; cost us days; lose a week;
        lose two; lost two days
      `),
    },
    {
      id: 'effect-on-cost',
      label: 'Effect on the cost',
      synonyms: phrases(`
        extra cost; additional cost; thousand euros; how much it would cost; would have cost; estimate from;
        quote from; who pays; extra money; person days; with the costs; days of work; thousand more;
        more money; more expensive; cost more; what it would cost; would cost; extra hours; offer from;
        what would cost; a quote; price for it; over the budget; no money for; found money; material for;
        got a price; asked for a price; thousand pounds; found out the price; extra people; more men;
        take men off; would take men; would take people; take people off; people off; men off; on the bill;
        work out the cost; worked out the cost; price from; the figure; wrote the figure; have to move;
        have to come out; would have to come; start over; tear out; rip out; dear; hundred more;
        three hundred more; fifty more; pay more for; pay for it; new sum; cost of it; hundred euros;
        hundred pounds
      `),
    },
    {
      id: 'what-waits',
      label: 'What would have to wait',
      synonyms: phrases(`
        take something out; leave something out; in exchange; swap; instead of the; something else had to;
        drop another; would have to wait; second phase; later phase; after the launch; put it on the list;
        rest next year; next year; the rest later; pushed back; postpone; instead of it; pushed to;
        be pushed; put off; have to wait; had to wait; give something up; leave undone; at cost of;
        in place of; came off; to leave out; left out; leave out; after we open; following month;
        month after; month later; put before the other; job off the
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
        simple solution; by mail instead; second way; variants; gave a choice; gave him the choice;
        gave her the choice; choice between; with the choice; either way; or leave it; one of two
      `),
    },
    {
      id: 'decision',
      label: 'Who decided',
      synonyms: phrases(`
        steering committee; change board; client decided; customer decided; project owner; signed off;
        had it approved; not mine to decide; put it to the; council; council voted; she decided; he decided;
        the customer had to; signed it; let them choose; took it to; took both to; put it to;
        turned it down; agreed to it; the council; chose small; took night; slept on; decided for;
        owner decided; explained all; her decision; she chose; he chose; they chose; chose after; he picked;
        she picked; they picked; they decided; decided to take; decided to leave; brought it to;
        brought this to; took that to; his call; her call; go ahead; gave the nod; chose to;
        asked the director; talked it over; talk it over; thought it over; asked her husband;
        asked his wife; left it where; left it as; stayed with; left as it was; asked if he could;
        asked if she could; agreed and; was fine with; fine with; wanted it anyway; took it anyway;
        still wanted it; then she said; then he said
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
        told everyone what; new drawing; threw away old; old plans; noted it in; noted in plan;
        everyone got; put it into; adjusted plan; plan was changed; change list; told the lads;
        told the team; told my team; told the men; nobody started; wrote to all; wrote to everybody;
        wrote to everyone; logged; let everyone know; put on the list; put it down for; new list;
        changed the list; into the plan; on the plan; name under it; name under; her name under;
        his name under; wrote the new; new sum; wrote it on the; rang the others
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
          without delay; customers were; finished on; built it later; added it later; still opened;
          nobody minded; still ready; built it after; finished when
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

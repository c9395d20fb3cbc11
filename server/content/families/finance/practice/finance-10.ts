import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const finance10: Question = {
  id: 'finance-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'control',
  prompt:
    'Imagine that days before the yearly figures are published, the managing director wants a contract signed in January to count for December. What would you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Would do it, or would refuse without looking at the case.',
    3: 'Would say that it is not allowed and why, but offer no other way and not say what happens if the demand stays.',
    5: 'Would look at what was agreed and delivered when, hear what is behind the demand, say no with its reason and consequences, offer what can be shown truthfully, put it in writing, tell those in charge of oversight if it goes on, and be ready not to sign.',
  },
  concepts: [
    {
      id: 'facts',
      label: 'Looking at the facts',
      synonyms: phrases(`
        read the contract; signature; order in december; oral agreement; letter of intent; see the papers;
        promised when; what was promised; deliver by the end; what did we deliver; ask to see;
        what was delivered; when we delivered; when it was signed; when was it signed; date on the contract;
        was anything delivered; work was done; deal was done; deal wasn't done; when the deal;
        look at the paper; when was it agreed; when did we agree; agreed on paper; ask for the papers;
        what was agreed; when the work
      `),
    },
    {
      id: 'rule',
      label: 'What the rule is',
      synonyms: phrases(`
        recognised; recognition; accounting standard; belongs to january; accounting rules; when delivered;
        ifrs; gaap; it is january; is january; in the year; wrong year; counts when; counts in; right year;
        belongs to the new year; belongs in january; not december; rules are clear; by the rules;
        show him the rule; show her the rule; show the rule; belongs to new; belongs to next;
        is from january; done in january; signed in january; not this year; next year's; right period;
        wrong register; december register; on the wrong year
      `),
    },
    {
      id: 'motive',
      label: 'What is behind the demand',
      synonyms: phrases(`
        covenant; investors; shareholders; what he fears; what she fears; his bonus; her bonus;
        why he wants; why she wants; under pressure; what he needs; what she needs; pressure from;
        promised the; why he needs it; why she needs it; needs it so badly; so important to him;
        what pushes; bank wants; afraid of the; who expects
      `),
    },
    {
      id: 'refusing',
      label: 'Saying no with the reason',
      synonyms: phrases(`
        red line; say this to him; alone and calmly; i say no; would say no; not count it; cannot count;
        can't count; would not book; not book it; tell him no; tell her no; cannot do that; don't sign it;
        do not sign; won't sign; no with respect; i refuse; would refuse; not take part; turn it down;
        put my foot down
      `),
    },
    {
      id: 'consequences',
      label: 'What it would lead to',
      synonyms: phrases(`
        fraud; criminal; prison; liable; auditors; reputation; restate; misleading; next december;
        both answer for it; answer for it; nobody believes; believes any; auditor finds; trouble for;
        lose the trust; lose our; it would be fraud; go to jail; against the law; our numbers;
        would be misled; misled; penalty; personally responsible; be found out; will come out; lie to;
        deceive; cheat the; lose face; bank loses; owners would think; trust is gone; get caught
      `),
    },
    {
      id: 'other-way',
      label: 'What can be shown truthfully',
      synonyms: phrases(`
        outlook; after the balance; events after; order book; backlog; order intake; press release;
        new year; order came in january; came in january; write in the outlook; good news; good news too;
        tell the investors; as an order; written in the report; show it as; show the contract; honest way;
        good deal is coming; mention it in; happened after the year; explanation for the investors;
        tell the owners that; show it honestly; say it is coming; in the text; footnote; pipeline;
        announce it
      `),
    },
    {
      id: 'oversight',
      label: 'Telling those who watch over it, in writing',
      synonyms: phrases(`
        audit committee; supervisory; chair; chairman; compliance; whistleblower; shareholders; memo;
        into a mail; put our talk; in a mail; chair of the; supervisory board; talk into a mail;
        tell the auditor; ask the auditor; speak to the auditor; talk to the auditor; call the auditor;
        ask a lawyer; ask our lawyer; write it down; outside accountant; the board; the auditor; go higher;
        above him; above her; someone independent; keep a note; keep a record; get advice; ask for advice
      `),
    },
    {
      id: 'own-line',
      label: 'Being ready not to sign',
      synonyms: phrases(`
        my name; my signature; resign; lose my job; conscience; licence; put my name; name under;
        look for other work; other work; other job; new job; not sign it; will not sign; would not sign;
        would rather go; would leave; would quit; sleep at night; live with; my neck; walk away;
        look in the mirror; not worth it; own name; responsible for my
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport12: Question = {
  id: 'customer-support-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'ownership',
  prompt: 'When do you pass a case on to another department, and what do you hand over with it?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Passes on whatever looks difficult, with the message of the customer only.',
    3: 'Names one reason for passing on and a short summary, but not what was already tried or what the customer is told.',
    5: 'Names two reasons with an example each, hands over what was tried with its results, the evidence and the wish and deadline of the customer, tells the customer who goes on and by when, and comes back to see that it ended.',
  },
  concepts: [
    {
      id: 'limits',
      label: 'The own limits',
      synonyms: [
        ...phrases(`
          permission; authority; expertise; scope; specialist; do not have the rights; not have the rights;
          what i am allowed; above my limit; cannot solve; can not solve; cannot fix; cannot see; legal;
          beyond what; may decide; with my rights; over a limit; other access; not mine; about law;
          too big for; don't understand; can't fix; not allowed; over my head; somebody else must;
          needs a doctor; need a specialist; needs an expert
        `),
        ...everydayPhrases.approval,
      ],
    },
    {
      id: 'tried',
      label: 'What was tried first',
      synonyms: phrases(`
        knowledge base; troubleshoot; basic step; documentation; first line; already check; i try what;
        tried what i; what i tried; i have tried; in my guide; guide; our guide; standard steps;
        basic things; what i gave; did so far; so far; did not help
      `),
    },
    {
      id: 'urgency',
      label: 'Cases that cannot wait',
      synonyms: phrases(`
        security; legal; outage; urgent; safety; breach; sla; fraud; risk; how urgent; emergency;
        right away; data leak; hacked; stolen; legal thing; lawyer; cannot work; lose money; big customer;
        deadline; straight away; can't wait; cannot wait
      `),
    },
    {
      id: 'summary',
      label: 'A short summary',
      synonyms: phrases(`
        description; timeline; who the customer is; who is the customer; what he wants; what she wants;
        what the customer wants; what they want; short summary; few sentences; three sentences; whole story;
        tell everything twice; everything twice; not ask again; ask the customer again
      `),
    },
    {
      id: 'evidence',
      label: 'Evidence',
      synonyms: phrases(`
        screenshots; reproduce; order number; account number; attachment; error message; customer number;
        attach; attached; how to reproduce; device; make it happen again; what i've measured; exact words
      `),
    },
    {
      id: 'wish',
      label: 'Wish and deadline of the customer',
      synonyms: phrases(`
        expectation; deadline; priority; customer want; how urgent; what he wants; what she wants;
        what the customer wants; what the customer expects; what they want; what they expect;
        when i promised; what i promised; what i told him; what i told; why it matters; come back to them;
        customer expects; what they hope; what it means for
      `),
    },
    {
      id: 'telling',
      label: 'Telling the customer',
      synonyms: [
        ...phrases(`
          tell the customer; let the customer know; let them know; repeat; tell the customer who;
          inform the customer; tell them who; who takes care; takes care of it; who takes over;
          when they hear; what happens next; keep them informed; who's got it; tell the patient;
          who is coming
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'keeping-hold',
      label: 'Keeping hold of it',
      synonyms: phrases(`
        follow up; ownership; track; check back; look again; stay the contact; reminder; still mine;
        look after two days; after a day; check whether; if something happened; in my calendar; calendar;
        stay responsible; feedback; taken it on; don't walk off; not walk off; not just forward;
        until it is solved; not forget; keep an eye; whether somebody
      `),
    },
  ],
};

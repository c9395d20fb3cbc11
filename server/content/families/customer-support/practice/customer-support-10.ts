import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport10: Question = {
  id: 'customer-support-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'de-escalation',
  prompt:
    'Imagine a very valuable customer keeps insulting one of your agents, and the sales director asks you to let it pass. What would you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Would let it pass, or would end the contract at once; no fact is checked.',
    3: "Would take the agent out of the contact and talk to the customer, but names no answer to the director and no cause of the customer's anger.",
    5: 'Would see to the agent first, gather what was said, tell the customer the limit and what follows if it is crossed, solve the grievance behind it, show the director the cost of both ways, and set a written rule for later cases.',
  },
  concepts: [
    {
      id: 'agent',
      label: 'Seeing to the agent',
      synonyms: phrases(`
        support the agent; talk to the agent; speak to the agent; wellbeing; my people come first;
        people come first; talk to my; ask the agent; ask her how; ask him how; my agents; the agent;
        take the calls; take the calls myself; may hang up; can hang up; may end; stand by; how she's doing;
        how he's doing; talk to her; talk to him; what she wanted; what he wanted; not alone; feel safe;
        by her side; by his side
      `),
    },
    {
      id: 'facts',
      label: 'Gathering the facts',
      synonyms: phrases(`
        proof; transcript; what was said; document; listen to the; listen to recordings; recordings;
        read the mails; read the tickets; other agents; ask others; witnesses; both sides; collect what;
        dates and mails; look at the mails; keep a list; keep notes; first the facts
      `),
    },
    {
      id: 'limit',
      label: 'Where the limit is',
      synonyms: phrases(`
        boundary; abusive; abuse; zero tolerance; unacceptable; policy; tone; do not accept; insult;
        insulting; no insults; angry is okay; goes too far; too far; last warning; zero; nobody has to;
        no customer is; set a limit; speak decently; called names; line crossed; crosses the line;
        crossed a line; draw a line; not allowed to; not acceptable; won't accept; put up with
      `),
    },
    {
      id: 'talk',
      label: 'Speaking with the customer',
      synonyms: phrases(`
        speak to the customer; speak with the customer; call the customer; tell the customer;
        talk to the customer; write to the customer; hang up; end the call; talk with the customer;
        tell them once; calls from that customer; meeting with the; if it goes on; if it happens again;
        friendly but; go together to the customer; glad to help; face to face; speak to his boss;
        speak to her boss; talk to his boss; talk to their boss
      `),
    },
    {
      id: 'grievance',
      label: 'The grievance behind it',
      synonyms: phrases(`
        frustration; frustrated; unresolved; root cause; legitimate; why they are angry; why the customer;
        real problem; what went wrong; solve the problem; listen to the customer; under pressure;
        why he is angry; why she is angry; behind his anger; reason for the anger; had trouble; what bothers
      `),
    },
    {
      id: 'director',
      label: 'Answering the director',
      synonyms: phrases(`
        push back; resign; revenue; business risk; tell the director; tell the director why;
        explain to the director; talk to the director; sales director; the director; not let it pass;
        let it pass; lose people; lose agents; agents leave; people leave; new people; hiring;
        human resources; tell the director no; tell sales; lose good staff; lose good people; good staff;
        money is important; worth more than; explain to him why; explain to her why; cost us more;
        costs us more; sick leave; staff leave; who stays; talk with the director; go together;
        speak with the director
      `),
    },
    {
      id: 'other-way',
      label: 'Another way of contact',
      synonyms: phrases(`
        senior agent; dedicated; another channel; by email; account manager; single contact; another agent;
        someone else; senior colleague; only by email; in writing only; other agent; experienced agent;
        somebody else; take it myself; somebody calmer; by mail only
      `),
    },
    {
      id: 'rule',
      label: 'A rule for later cases',
      synonyms: phrases(`
        escalation path; guideline; terminate; end the contract; human resources; hr; precedent; executive;
        rule for all; clear rule; policy; may hang up; three steps; stop working with; management;
        sentence to say; end the call; show the door; throw out; say goodbye; contract ends; stop serving
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement16: Question = {
  id: 'project-management-16',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'planning',
  prompt:
    'You are given the aim of a project in one sentence, for example to move an office by the summer. How do you make a first plan of it?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Begins with tasks or a template; what the aim means is not asked.',
    3: 'Breaks the work down and orders it, but does not ask what counts as done and why, or what is not known yet.',
    5: 'Asks what done means, for whom and why by then, asks those who are touched by it, plans by results in an order that follows what depends on what, starts early what takes long, plans the near part closely and the far part roughly, writes down what is unknown and what is left out, and has it agreed before money is spent.',
  },
  concepts: [
    {
      id: 'done',
      label: 'What done means, and why by then',
      synonyms: phrases(`
        look like when; what finished means; finished means; what done means; done means; how we know;
        what must be possible; has to be able; what is allowed to go wrong; why summer; why the date;
        how firm the date; how fixed; choose summer; what happens if it is late; what happens if we;
        what the aim; what do they want; who wants it; acceptance; the reason for
      `),
    },
    {
      id: 'frame',
      label: 'Money, limits and who decides',
      synonyms: phrases(`
        budget; how much money; what may it cost; what it may cost; constraints; who decides; who can decide;
        who pays; sponsor; who signs; how many people; which people i; resources; authority; not allowed;
        fixed costs
      `),
    },
    {
      id: 'touched',
      label: 'Asking those it touches',
      synonyms: phrases(`
        who is touched; touched by it; who is affected; people who sit there; who has to work; landlord;
        cleaners; works council; talk to one from; talk to each; talk to the people; talk to everyone;
        ask each department; each department; every department; the neighbours; stakeholder; stakeholders;
        who has a say; needs of; what they need
      `),
    },
    {
      id: 'results',
      label: 'Breaking it down with others',
      synonyms: phrases(`
        notes on a wall; sticky notes; post its; on a wall; whiteboard; with four or five; workshop;
        brainstorm; break it down; break it into; split it; cut it; work packages; smaller pieces;
        small steps; must be finished; deliverables; milestones; list of everything; all tasks; mind map
      `),
    },
    {
      id: 'order',
      label: 'What comes first, and what takes long',
      synonyms: phrases(`
        in order; in the right order; in which order; what order; order of; what comes first; depend on each;
        dependencies; dependency; sequence; can be done at the same time; in parallel; work backwards;
        plan backwards; backwards from; back from; critical path; gantt; bottleneck; take long; takes long;
        takes longest; take longest; ten weeks; long lead; lead time; delivery time; delivery times;
        start those; start them at once; start at once; order early; order now; first of all order;
        as early as; early enough; permits; permit; notice period; cannot wait; can't wait; in good time;
        phone line; internet line
      `),
    },
    {
      id: 'unknown',
      label: 'What is not known, and room for it',
      synonyms: phrases(`
        don't know yet; do not know yet; not know yet; don't know; what is unknown; open points;
        open questions; if the walls; risks; what could go wrong; what can go wrong; buffer; spare time;
        extra time; some slack; slack; room for; leave room; uncertain
      `),
    },
    {
      id: 'near-far',
      label: 'The near part closely, the far part roughly',
      synonyms: phrases(`
        next four weeks; the next weeks; by the day; by the month; only by the month; in detail; near part;
        closely; later part; the rest later; refine; update the plan; plan again; every week i; revise;
        as we learn; when we know more; each task has
      `),
    },
    {
      id: 'agreed',
      label: 'Having it agreed, with what is left out',
      synonyms: phrases(`
        show the first plan; show the plan; present the plan; present it; what is not included; not part of;
        out of scope; scope; say yes before; can say yes; approve; approved; approval; agreed by; sign off;
        sign it; get a yes; before we spend; before we start; kick off; kickoff; first version
      `),
    },
  ],
};

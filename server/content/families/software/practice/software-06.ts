import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const software06: Question = {
  id: 'software-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'delivery',
  prompt:
    'Imagine you notice on Wednesday that a task you promised for Friday will take at least twice as long. What would you do?',
  suggestedSeconds: 120,
  anchors: {
    1: 'Would work harder or wait until Friday before saying anything.',
    3: 'Would tell the lead soon and ask for more days, but brings no facts about what is left.',
    5: 'Would list what is left and why it grew, tell those who depend on it the same day, offer choices such as a smaller part on Friday, agree on a new date, and not drop tests in silence.',
  },
  concepts: [
    {
      id: 'tell-early',
      label: 'Saying it early',
      synonyms: [
        ...phrases(`
          let them know; not wait; tell them now; tell my team lead; tell team; talk to my manager;
          talk to my boss; talk to my lead; let my manager know; say it early; on wednesday; not on friday;
          before friday; inform manager; tell my boss; tell my lead; tell my manager; ring whoever;
          go to him at once; the minute i know; no sense in sitting; sit on it; not sitting on it;
          come clean; warn them; flag it; not hide it; give them warning; before it is too late
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'whom',
      label: 'Who has to know',
      synonyms: phrases(`
        product owner; stakeholder; stand-up; waiting for it; project manager; product manager;
        who waits for it; whoever depends; depends on it; scrum master; go to my boss; tell my boss;
        go to the one who; whoever waits; counting on it; counts on it; relying on it; relies on it;
        who wait for it; the team that needs
      `),
    },
    {
      id: 'what-is-left',
      label: 'What is left, and why it grew',
      synonyms: [
        ...phrases(`
          break down; estimate; still open; is left; blocker; misjudge; took longer; what is left;
          what is missing; what remains; how far; how many days; how much is left; what takes longer;
          takes longer than; underestimate; why it takes; new estimate; estimate again; what is finished;
          done so far; double time; twice as long because; gone sideways; why it is late; how far i am;
          what holds it up; got stuck on; the real number
        `),
        ...everydayPhrases.toldReason,
      ],
    },
    {
      id: 'scope',
      label: 'Delivering a smaller part first',
      synonyms: [
        ...phrases(`
          scope; priority; prioritise; main part; first version; matters most; smaller version;
          smaller part; most important part; important part; deliver a part; deliver the part;
          finish by friday; finished by friday; what can be finished; could be finished; reduce the scope;
          cut the scope; minimum; what can wait; what matters most; must be ready; which half;
          half can be there; the half that; give them half; part of it by friday; cut down;
          cut-down version; what can be ready; what they need first; strip it down; a simpler version;
          basic version
        `),
        ...everydayPhrases.smallerFirst,
      ],
    },
    {
      id: 'new-date',
      label: 'Options and a realistic date',
      synonyms: [
        ...phrases(`
        new date; deadline; postpone; realistic; realistic date; push the date; push the deadline;
        offer two options; give options; two options; extend the deadline; until wednesday; he can choose;
        she can choose; they can choose; let him choose; let her choose; or wait; the rest on monday;
        rest by; what must come later; next wednesday; later date; ask for more days; he decides;
        she decides; offer a couple; couple of ways; ways round; make another plan; another plan;
        tell him a day; plan around it; choose between
      `),
        ...everydayPhrases.pushedBack,
      ],
    },
    {
      id: 'quality',
      label: 'Not cutting corners',
      synonyms: [
        ...phrases(`
          quality; technical debt; code review; hack; sloppy; not skip tests; not cut corners; bad quality;
          keep quality; quick and dirty; proper tests; work overnight; not rush; do it properly;
          done properly; not do it badly; still test; test it properly; not botch; bodge it
        `),
        ...everydayPhrases.noShortcut,
      ],
    },
    {
      id: 'others-support',
      label: 'Getting a second person in',
      synonyms: [
        ...phrases(`
          someone else; hand over; ask colleague; ask a colleague; ask for help; get help; ask the team;
          somebody else; second person; could take over; take over one; take a part; split the work;
          work together; has a free day; free day; somebody to help; someone to help; help me with;
          a hand from; hand from someone; give me a person; extra pair of hands; extra hands; second pair;
          share the work; swap with; take something else off; pair up
        `),
        ...everydayPhrases.secondPerson,
      ],
    },
    {
      id: 'next-time',
      label: 'Planning better next time',
      synonyms: phrases(`
        next time; buffer; smaller tasks; retrospective; in the future; plan better; break the task;
        break down the; break it into; add a buffer; what made my estimate; estimate wrong; ask earlier;
        check earlier; start earlier; why i was wrong; why i got it wrong; guess better; ask sooner;
        see it sooner; leave more room; leave some slack; so it does not happen again
      `),
    },
  ],
};

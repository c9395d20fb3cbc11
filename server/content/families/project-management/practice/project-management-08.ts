import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement08: Question = {
  id: 'project-management-08',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'risk-and-change',
  prompt:
    'Imagine a supplier tells you that a part you need in four weeks will come three weeks late. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would press the supplier or accept the delay; nothing else changes.',
    3: 'Would look for another supplier or move the date, but not say what depends on the part or who has to know.',
    5: 'Would find out how sure the new date is and why, what depends on the part, compare the ways out by cost and risk, tell those affected with a proposal, and follow the supplier more closely.',
  },
  concepts: [
    {
      id: 'facts',
      label: 'How sure the new date is',
      synonyms: phrases(`
        why it is late; what is the reason; how sure; how certain; confirm the date; is it realistic;
        reason for the delay; can i trust; what happened there; all parts or; ask what happened;
        sure of the new; what happened and; ask them why; is that sure; new date; what went wrong; how safe;
        is it certain; only a guess; ask for the reason; ask them straight; the truth; truth or; a hope;
        be honest; realistic; how firm; is it sure; really three; whether part; can be trusted
      `),
    },
    {
      id: 'dependence',
      label: 'What depends on the part',
      synonyms: phrases(`
        critical path; depends on; affected by; what needs it; tasks that need; slack; other work can;
        do in the meantime; without the part; effect on the date; final date; who needs; who waits;
        what has to wait; which work; needs this part; need the part; what stops; work stops; in the plan;
        who is waiting; is waiting for; waiting for this; lose hardly; hardly anything; lose nothing;
        can't start; cannot start; start without; without that part; wait for it; waiting on;
        go through plan; go through our; through plan; look at plan; what comes after; how much air;
        tasks after; following tasks; which tasks; tasks need; stands still without; effect on plan;
        consequences for
      `),
    },
    {
      id: 'other-source',
      label: 'Another source',
      synonyms: phrases(`
        another supplier; other suppliers; alternative supplier; second supplier; borrow; used part;
        similar part; substitute; different part; local shop; in stock; two competitors; competitor;
        someone else; somewhere else; other shops; buy it; get it from; look around; internet;
        another company; similar one; who else has; another firm; on the shelf; ring round; ring around;
        other supplier; has in stock; second hand; another part; make ourselves; a used one
      `),
    },
    {
      id: 'speeding-up',
      label: 'Getting it sooner',
      synonyms: phrases(`
        air freight; courier; pay extra; partial delivery; part of the order; send some; pick it up; penalty;
        speak to their boss; deliver in parts; overtime; part of the delivery; a part of it before;
        send part of; pay more; by plane; by car; fetch it; get it faster; send a part; more money for;
        collect it; a courier; by air; night shift; extra money; half of sooner; send half; first piece;
        go to front; before others
      `),
    },
    {
      id: 'reordering',
      label: 'Changing the order of work',
      synonyms: phrases(`
        reorder; bring forward; change the order; other tasks first; work around; in the meantime;
        start with something else; dummy; test without; do something else first; other work; something else;
        change the plan; move work; work that does not; later steps; meanwhile; second floor first;
        other rooms; other part first; other things first; change order; other way round; get ready;
        not stand; nobody stands; another place; a stand in
      `),
    },
    {
      id: 'telling',
      label: 'Telling those affected',
      synonyms: [
        ...phrases(`
          tell the client; inform the customer; tell my manager; stakeholders; immediately inform;
          let everyone know; with a proposal; bad news; tell the people; tell everyone; tell the boss;
          let the client; call the client; say it early; immediately tell; customer has to know; gets a call;
          call from me; from me today; tell those; who waits; who is waiting; no surprise; what we plan;
          bring plan
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'weighing',
      label: 'Weighing the ways out',
      synonyms: [
        ...phrases(`
          compare the cost; cost of the delay; cheaper to; risk of; how much a week; pros and cons;
          which option; decide by; what it costs us to wait; costs us to wait; what is cheaper; more expensive;
          how expensive; a week costs; per week; each week of; what is better; decide with; week of standing;
          standing around; costs us about; even for more money; week of waiting; waiting costs; dearer part;
          what is worse; each way; pays off
        `),
        ...everydayPhrases.pushedBack,
      ],
    },
    {
      id: 'following-up',
      label: 'Watching it from then on',
      synonyms: phrases(`
        call every week; weekly update; every few days; check with them; risk list; risk register;
        tracking number; visit the; status every; next time order; order earlier; each monday; every monday;
        phone the supplier each; every two days; call again; keep asking; stay in contact; keep an eye;
        remind them; check every; message from the supplier; short message; each friday; every friday;
        call them every; plan b; keep an; second supplier; check on; go and see; in the contract
      `),
    },
  ],
};

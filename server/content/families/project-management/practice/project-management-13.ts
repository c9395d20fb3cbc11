import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement13: Question = {
  id: 'project-management-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'stakeholders',
  prompt:
    'What belongs in a progress report for people who have to make decisions, and what do you leave out?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Lists activities of the week or says that it should be short.',
    3: 'Names status, risks and next steps, but not what the readers must decide or how the status is shown to be true.',
    5: 'Puts first what has to be decided and by when, shows results against the plan with a forecast, names the few risks that matter with a proposal, says bad news plainly, and leaves detail to an attachment or a talk.',
  },
  concepts: [
    {
      id: 'decision',
      label: 'What has to be decided',
      synonyms: phrases(`
        decisions needed; what they need to decide; have to decide; need from them; decide by;
        their decision; decision first; what i need; recommendation; what i need from; need from you;
        should decide; needs a decision; question for; which decision; what to decide; their help;
        question they; first line; what i propose; until friday; no decision; nothing to decide
      `),
    },
    {
      id: 'status',
      label: 'Where the project stands',
      synonyms: phrases(`
        traffic light; amber; against the plan; compared to plan; milestone; on track; finished since;
        planned and actual; where we stand; stand against; colour; colours; is ready; had planned;
        what was planned; since last
      `),
    },
    {
      id: 'forecast',
      label: 'What is to be expected',
      synonyms: phrases(`
        forecast; expected date; end date; when we finish; will be finished; trend; next steps;
        next milestone; expected cost; think we will; at the end we; what comes next; next week;
        how it goes on; i expect; will finish; will end; when do believe; from today; as of today;
        will have cost; still make; expected end; probably finish; outlook; estimated end; final cost
      `),
    },
    {
      id: 'money',
      label: 'Time and money',
      synonyms: phrases(`
        budget; spent so far; money left; burn rate; hours used; schedule; how much is spent; budget left;
        what is spent; what it will cost; cost so far; left to spend; what has cost; have spent; per month;
        still to come; need more; in end cost; used up
      `),
    },
    {
      id: 'risks',
      label: 'The risks that matter',
      synonyms: phrases(`
        risks; top three; biggest risk; what worries me; threats; bad news; what can go wrong; what could go;
        what is difficult; risk; help needed; where it hurts; could hit us; hit us; could go wrong;
        what worries; worry me; what we're doing; we're doing
      `),
    },
    {
      id: 'readers',
      label: 'Written for its readers',
      synonyms: phrases(`
        summary first; simple words; no jargon; two minutes; who reads it; what they know; first sentence;
        on one slide; plain language; stop reading; in three lines; few lines; read it in; short sentences;
        no time; little time; at the top; first line; one screen; half a page; clear words; understand it;
        numbers not; quick to; in a minute; has to fit; fit on page; person from outside; should get it;
        jargon; who reads; same place; same form
      `),
    },
    {
      id: 'left-out',
      label: 'What is left out',
      synonyms: phrases(`
        leave out; technical details; small tasks; every task; activities; long lists; appendix; attachment;
        on request; do not write; how hard; who said; single tasks; no names; no stories; not interesting;
        unimportant; can ask; the details; nobody can; act on; cannot act; all tasks; how busy; hard worked;
        whoever wants; what went well
      `),
    },
    {
      id: 'honesty',
      label: 'An honest picture',
      synonyms: phrases(`
        honest; watermelon; not hide; no surprises; bad news; no green if; not make it look;
        same form each time; same measures; write red; from somebody else; learn it from; no embellishment;
        not make it look better; not pretty; tell the truth; not nicer; also bad; the bad; if it is bad;
        when something is late; if looks bad; looks bad; say looks; green light; no green; just to keep;
        keep peace; bad news first; not sure; no surprise; no colours
      `),
    },
  ],
};

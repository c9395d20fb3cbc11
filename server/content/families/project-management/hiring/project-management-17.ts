import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement17: Question = {
  id: 'project-management-17',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'steering',
  prompt:
    'Imagine you take over a project halfway through, from somebody who is no longer there. What would you do in the first two weeks?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Makes a new plan at once or trusts the old reports; nobody is asked.',
    3: 'Reads the documents and talks with the team, but does not see results for themselves, or does not ask the client what was promised.',
    5: 'Hears all who do the work and sees what is finished, asks the sponsor what is expected and was promised, sets what was found against plan and money, keeps running what runs, decides what cannot wait, says openly where the project is and what is not known yet, and when there will be a plan.',
  },
  concepts: [
    {
      id: 'listening',
      label: 'Hearing those who do the work',
      synonyms: phrases(`
        talk with everyone; talk to everyone; talk to the team; talk to each; talk with each; speak with each;
        speak to each; meet the team; meet everyone; go to each; eight talks; mostly listen;
        what they're waiting for; what are they waiting; what they need; what keeps them; keeps them awake;
        what worries; what goes well; what bothers; what stands in; introduce myself; get to know
      `),
    },
    {
      id: 'documents',
      label: 'What is written, and what the predecessor knew',
      synonyms: phrases(`
        read the contract; the last plan; old plan; last reports; last three reports; read the reports;
        read the plan; read everything; read the documents; documents; documentation; project folder;
        list of risks; decisions so far; the one who left; person who left; can be reached; reach him;
        reach her; call him; ask for one hour; ask for an hour; former project manager; predecessor;
        previous manager; old project manager; handover; hand it over; his notes; her notes; knows most;
        who knows the; deputy; why he left; why she left; read the minutes; minutes of the meetings;
        read what's there; read what is there; what is written; not believe it
      `),
    },
    {
      id: 'seeing',
      label: 'Seeing what is really finished',
      synonyms: phrases(`
        let them show; have them show; what's finished; what is finished; see what is done; really finished;
        see with my own; my own eyes; believe what i; what i can see; look at the work; look at the results;
        try it out; demo; walk through; go and see; half done; check whether it; look at the things myself;
        see it myself; not the green lights; what is really ready; have them show me
      `),
    },
    {
      id: 'client',
      label: 'What the client expects and was promised',
      synonyms: phrases(`
        ask the client; ask the sponsor; ask the customer; meet the client; meet the sponsor;
        meet the customer; talk to the client; talk to the sponsor; talk to the customer; what they expect;
        what he expects; what she expects; expectations; what was promised; has been promised;
        been promised; by word of mouth; never in the files; what matters most to; most important to;
        stakeholder; stakeholders; what was agreed; the customer half; ring the customer;
        what they were promised; what the customer expects; what the customer was; and the customer what
      `),
    },
    {
      id: 'compare',
      label: 'What was found against plan and money',
      synonyms: phrases(`
        against the plan; with the plan; plan and reality; set what i found; what i found against; the budget;
        money left; how much money; what has been spent; how much is left; ahead of; what is left to do;
        rest of the work; realistic; still possible; new estimate
      `),
    },
    {
      id: 'urgent',
      label: 'What cannot wait',
      synonyms: phrases(`
        cannot wait; can't wait; can not wait; what is urgent; has to be decided; have to be decided;
        be decided in the next; next weeks; next deadline; deadlines; next milestone; on fire;
        what is burning; the biggest risk; biggest risks; biggest problem; dates coming up; important dates;
        first decisions
      `),
    },
    {
      id: 'steadiness',
      label: 'Keeping running what runs',
      synonyms: phrases(`
        touch nothing; change nothing; not change everything; no new plan; keep the weekly; keep going;
        go on as; what runs; what works; some peace; not criticise; no blame; not blame; badly about;
        meeting as it is; first understand; not change anything; change anything big; change nothing big;
        wouldn't change; leave it as it is; keep going as
      `),
    },
    {
      id: 'report',
      label: 'Saying openly where it stands',
      synonyms: phrases(`
        tell the sponsor; tell the client; report where; where we stand; where it stands; what i don't know;
        what i do not know; honest; honest about; when there'll be; new plan; updated plan; revised plan;
        next steps; end of the second week; first impression; tell everybody what i found;
        tell everyone what i found; say what i found; worst risks; new date
      `),
    },
  ],
};

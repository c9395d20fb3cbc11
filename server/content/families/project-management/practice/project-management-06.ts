import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement06: Question = {
  id: 'project-management-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'steering',
  prompt:
    'Imagine you collect the weekly progress report. One team always writes that everything is on track, but you have hardly seen any result of its work. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would pass the report on, or would report the team to its manager at once.',
    3: 'Would ask the team for the state of its work, but not for a result that can be seen, and would report as before.',
    5: 'Would ask to see a result, learn what on track means there and what gets in the way, agree small results with dates, and report what is known and what is not.',
  },
  concepts: [
    {
      id: 'asking',
      label: 'Asking the team first',
      synonyms: [
        ...phrases(`
          talk to the team; talk to them; ask the team; call the team; visit them; in private;
          without blaming; how it is going; ask openly; go over to; not write another mail; any reproach;
          visit the team; walk over; talk with; talk with the; ask them how; ask what is; join their;
          how is going; how it's going; how things are; have a chat; have a word; pop in; not accuse;
          face to face
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'seeing',
      label: 'Seeing a result',
      synonyms: phrases(`
        demo; see something; see a result; see the result; what is finished; finished work; ask to see;
        with my own eyes; see a draft; a piece that runs; let me see; let them show; look together;
        see the work; visible; a picture of; finished part; have so far; half done; see for myself; a sample
      `),
    },
    {
      id: 'meaning',
      label: 'What on track means',
      synonyms: phrases(`
        what they mean by; definition of done; mean by done; what on track means; how they measure;
        by which measure; compared with the plan; planned until; on track for; which part is;
        compared to the plan; what they mean; what do mean; mean by that; ready to use; just begun; begun or;
        finished or; half or; done means; in numbers; understand by; completed since; since last week;
        what is complete; finished since
      `),
    },
    {
      id: 'obstacles',
      label: 'What gets in the way',
      synonyms: phrases(`
        afraid to say; bad news; in their way; where they are stuck; what they need; need from me;
        help they need; other tasks; too busy; not sure what; risk; what is stopping; stopping them;
        problem they; problems they; not dare; too optimistic; help from; pressure; do not dare; don't dare;
        dare to say; dare to; afraid to; need help; not clear; holds them; wait for somebody;
        wait for someone; like to admit; not admit; admit it; too shy; overloaded
      `),
    },
    {
      id: 'small-results',
      label: 'Small results with dates',
      synonyms: phrases(`
        milestone; smaller steps; small deliverables; something every week; smaller pieces; deliver every;
        intermediate; due dates; each friday; finished each; small things; next week; small goals;
        what will be ready; ready by; dates for; weekly goals; short steps; look at every; small bits;
        first piece; first part; show it every
      `),
    },
    {
      id: 'honest-report',
      label: 'An honest report',
      synonyms: phrases(`
        amber; not confirmed; could not check; i have not seen; mark it; write what i know; no evidence;
        say in the report; report honestly; unverified; not write green; write green; not sure; uncertain;
        cannot confirm; what i saw; honest; not yet seen; question mark; not pass on; won't pass; green light;
        what i know; not believe; true picture; in my report; not just copy; copy it
      `),
    },
    {
      id: 'manager',
      label: 'Telling the project manager',
      synonyms: phrases(`
        project manager; tell my manager; let my boss know; raise it; ask a colleague; their team lead;
        experienced colleague; inform the lead; my project lead; someone with experience; project leader;
        go to project; tell project; if nothing comes; if nothing happens; nothing changes; if goes on;
        tell team first; tell them before; let know; first the team; take it up
      `),
    },
  ],
};

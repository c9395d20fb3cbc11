import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const people20: Question = {
  id: 'people-20',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'development',
  prompt:
    'How do you shape the first three months of a new employee so that they can do the work and want to stay?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Names papers, a tour and a welcome; what the person will be able to do does not come up.',
    3: 'Names a person who helps and some goals or talks, but leaves to chance who has time for it, what real work they get, or whether it helps.',
    5: 'Prepares the place before the first day, names one person with time, aims for certain weeks and an early real task, asks more than once what differs from what was promised, has the manager say how it goes, acts on what is said, and compares over time who stays and why others went.',
  },
  concepts: [
    {
      id: 'before',
      label: 'Ready before the first day',
      synonyms: phrases(`
        before day one; before the first day; before they start; before they arrive; before they begin;
        laptop; desk ready; everything is ready; is ready; are ready; equipment; workplace;
        first week's plan; plan for the first week; call them before; send them; welcome;
        know they are coming; ready on day one; everything ready; login; prepare the place;
        send information; first day i send; work clothes; uniform; phone ready; know who comes
      `),
    },
    {
      id: 'companion',
      label: 'A person at their side, with time',
      synonyms: phrases(`
        mentor; godparent; one person at; at their side; by their side; not the boss; someone to ask;
        somebody to ask; whom they can ask; who they can ask; has the time; has time for; have time for;
        time for them; two hours a day; experienced colleague; sits with them; sit beside; look after them;
        takes care of; person of trust; stupid questions; show them around; godfather; person they can ask;
        can ask anything; goes with old; old hand; by his side; under the wing
      `),
    },
    {
      id: 'aims',
      label: 'What they should be able to do by when',
      synonyms: phrases(`
        after 30; 30 60; 60 and 90; after the first month; after three months they; should be able to;
        able to do; clear goals; goals for; goal for each; what is expected; what we expect; expectations;
        by the end of; written plan; plan for the three; learning plan; milestones; no one has to guess;
        has to guess; step by step; what to learn; plan for weeks; ninety days; till week; bit by bit;
        know what is
      `),
    },
    {
      id: 'real-work',
      label: 'Real work early',
      synonyms: phrases(`
        real task; real work; real piece; a first task; own task; own project; small task; small project;
        small enough; can be finished; finish something; feel useful; be useful; contribute; first success;
        early success; quick success; not only reading; instead of reading; responsibility early;
        small they can finish; can finish; does it alone; alone while; sees each job; useful from;
        something real
      `),
    },
    {
      id: 'asking',
      label: 'Asking what is missing, and acting on it',
      synonyms: phrases(`
        ask them after; ask after; asked after; what is different; different from what; other than promised;
        we promised; we'd promised; what was promised; still miss; what they miss; what surprises;
        surprised them; check in; short talks; regular talk; weekly talk; after six weeks; how they feel;
        fresh eyes; what we could do better; what bothers; whether they are happy; course; i book; book it;
        learn what; teach them; taught; show them how; shown how; fill the gap; more time; change the plan;
        adjust the plan; act on; with their speed; what's daft; daft; what is missing; missing for you;
        how we do things; ask how it; ask her what; what puzzles; what seems odd; sit down every
      `),
    },
    {
      id: 'feedback',
      label: 'The manager says how it goes',
      synonyms: phrases(`
        manager has to say; tell them how; how they are doing; how they're doing; what's going well;
        what is going well; going well; feedback; at the end of the month; end of each month; probation;
        not only at the end; not just on the last day; honest; what should be better; regular feedback;
        say honestly; honestly how; how they're getting; in both directions; both directions;
        talk about goals; before the trial; put right early
      `),
    },
    {
      id: 'belonging',
      label: 'Knowing people and how things work',
      synonyms: phrases(`
        meet people; meet the team; meet the others; introduce them; introduced to; have lunch; get to know;
        know the people; other departments; visit the; how things work; how we work; unwritten;
        part of the team; feel at home; feel welcome; getting to know folk; know folk; have a pint;
        whom to meet; lunch with; meet everyone; show round; round the; how things are; coffee with
      `),
    },
    {
      id: 'comparing',
      label: 'Looking at who stays',
      synonyms: phrases(`
        how many leave; how many left; leave within; left within; left in the first; how many stay;
        who stays; first year; within a year; said when they went; why they left; why they leave; exit;
        exit interview; fell from; quit early; from seven to; good ones stay; how long they; why they go;
        after a year
      `),
    },
  ],
};

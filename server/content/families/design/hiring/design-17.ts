import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const design17: Question = {
  id: 'design-17',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'problem-solving',
  prompt:
    'Imagine customers ask for twenty more settings on a screen that is already full. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Adds the settings or refuses them; neither what they are for nor the order of the screen is looked at.',
    3: 'Groups or hides settings and shows them to people, but does not ask what the wishes are for or which settings are used.',
    5: 'Asks what lies behind each wish and joins those that mean the same, looks at which settings are used, prefers good defaults and remembering, orders the rest by what people want to do with rare ones deeper, compares different ways with beginners and experts, declines some and says why, and checks afterwards.',
  },
  concepts: [
    {
      id: 'wishes',
      label: 'What lies behind each wish',
      synonyms: phrases(`
        want to do; wanted to do; trying to do; wish is for; why they want; why they need; behind wish;
        behind request; ask people behind; ask them why; talk to customers; talk to them; when they missed;
        who asked; how many asked; real need; actual need; need behind; problem they have;
        what each one's for; what he needs it for; want to do really; what is it good
      `),
    },
    {
      id: 'joining',
      label: 'Wishes that mean the same',
      synonyms: phrases(`
        same thing; mean same; merge; combine; belong together; group wishes; duplicates; overlap;
        similar wishes; one solution; sort wishes; cluster; put together; one setting for; cover several;
        solve several; same problem; come down to one; another name; several in one; wish for the same
      `),
    },
    {
      id: 'use',
      label: 'What is used today',
      synonyms: phrases(`
        ever touched; nobody touches; nobody changes; nobody uses; never used; hardly used; rarely used;
        usage; how often used; which are used; which settings; in numbers; analytics; usage data; statistics;
        clear out; throw out; tidy up; could go; can go; get rid of; log data; how many people would;
        how many people really; hardly anybody; never touch; for each thing in
      `),
    },
    {
      id: 'defaults',
      label: 'Good defaults instead of settings',
      synonyms: phrases(`
        default; preset; remember what; did last time; right thing; template; profile; without asking;
        decides itself; decide for them; sensible value; already set; pre-filled; standard value;
        remember last; good standard; issue the right; nobody must set; better defaults; choose for;
        set already; from the start right; ready set; picking better; need not choose
      `),
    },
    {
      id: 'order',
      label: 'A clear order, rare ones deeper',
      synonyms: phrases(`
        level down; second level; advanced; expert page; expert mode; for experts; more options;
        behind button; tab; sections; group by; grouped by; by topic; by task; search field; with search;
        most used first; most used on; rare ones; progressive; own page; separate page; where needed;
        hide rest; hide what; hide rare; second page; tuck away; in the truck; rare stuff; put away;
        out of sight; back room; further down; rest goes on
      `),
    },
    {
      id: 'ways',
      label: 'Different ways, tried with people',
      synonyms: phrases(`
        different ways; variant; several versions; prototype; test it with; try them with; try it with;
        newcomers; first-time; new users; who asked; experienced users; old users; power users;
        card sorting; not get harder; with beginners; and beginners; some beginners; sketch two;
        sketch several; test if; find the main; two drawings; draw two
      `),
    },
    {
      id: 'declining',
      label: 'Declining some',
      synonyms: phrases(`
        refuse; say no; decline; turn down; not build; will not build; each setting costs;
        every setting costs; complexity; complicated for; upkeep; harder for; price of; tell why; explain why;
        product manager; too few people; cannot carry; nobody can carry; pile them in; gets heavy;
        makes it harder
      `),
    },
    {
      id: 'after',
      label: 'Checking afterwards',
      synonyms: phrases(`
        after release; find quicker; find faster; find their setting; fewer calls; support calls;
        support gets; fewer questions; less support; fewer tickets; time to find; small release; roll out;
        some customers first; month later; look again; still complain; calls fewer
      `),
    },
  ],
};

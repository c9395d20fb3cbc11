import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design06: Question = {
  id: 'design-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'craft',
  prompt:
    'Imagine you are asked to redesign one page of a product whose other pages are old and do not match each other. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Makes the page new to own taste, or wants to redo the whole product.',
    3: 'Looks at the other pages and takes over common parts, but asks neither what the page is for nor how the change is checked.',
    5: 'Asks why this page and what people do on it, looks at use and complaints, takes stock of what the product has, decides with others what to keep and what may be new, makes parts that can spread, tries it with real content, and proposes how the rest follows.',
  },
  concepts: [
    {
      id: 'reason',
      label: 'Why this page',
      synonyms: [
        ...phrases(`
        what should be better; goal of page; what problem; why this page; ask who wants; what is wrong with;
        expected result; what annoys; who asked for; what do you hope; what bothers folk;
        what is the problem there; what they hope
      `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'users',
      label: 'What people do on it',
      synonyms: [
        ...phrases(`
        what users do; watch users; talk to users; analytics; how people use; where they click; usability;
        what they look for; who uses page; main task; look over; stand beside; what people write;
        where they get lost; what people are used; by heart; know by heart; watch somebody
      `),
        ...everydayPhrases.watched,
      ],
    },
    {
      id: 'stock',
      label: 'Taking stock of what exists',
      synonyms: phrases(`
        screenshots; inventory; audit; collect all; which colours; how many buttons; look at other pages;
        fonts; compare pages; style guide; existing components; put all on wall; put all on a; side by side;
        which buttons; pictures of all; how many kinds; look around the rest; look at the rest; look round;
        what they have common; have in common; go through the others
      `),
    },
    {
      id: 'keep',
      label: 'What to keep and what to use again',
      synonyms: phrases(`
        habits; users know; recognise; what works; same place; consistent; not change everything; stay same;
        navigation; components; reuse; library; design system; building blocks; buttons and fields;
        reusable; template; not new for; do not surprise; what they know; used everywhere; use again;
        what exists; stick out; sticks out; not go wild; wild on one; totally new style;
        one more that does not match; in the same place; fit with; not look foreign
      `),
    },
    {
      id: 'content',
      label: 'Real content and devices',
      synonyms: phrases(`
        real content; real texts; long names; mobile; small screen; empty state; tablet; error messages;
        real data; no lorem; long text; old phone; without picture; small phone; longest word; real words;
        without a picture
      `),
    },
    {
      id: 'others',
      label: 'Asking the people involved',
      synonyms: phrases(`
        ask developer; product owner; talk to team; senior designer; feedback; what is possible; review with;
        show it to; those who build; ask one who; talk to those; bigger job; talk to whoever;
        ask the builders
      `),
    },
    {
      id: 'check',
      label: 'Checking it before and after',
      synonyms: phrases(`
        prototype; show it to five; a/b; compare old; users find; usability test; let people try;
        old one next to; let them do same; quicker than; look whether; two people try; try it on somebody;
        is it easier
      `),
    },
    {
      id: 'spread',
      label: 'How the rest could follow',
      synonyms: phrases(`
        next pages; roll out; step by step; other pages later; plan for rest; proposal; start for;
        follow later; page by page; bit by bit; other pages could; which page comes; so other rooms;
        the same way in time; used on the others; others later; suggest doing; small rules; can follow;
        pattern for
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design14: Question = {
  id: 'design-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'craft',
  prompt: 'When does a product need a design system, and how would you begin one and keep it in use?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Says that every product needs one, or lists its parts; no need and no user of it is named.',
    3: 'Names signs of the need and begins with the most used parts, but not who looks after it or how people are won for it.',
    5: 'Names the pain and its cost, looks at what exists, begins small with what is used most and in real work, builds it together with developers in design and code, writes down when to use what, cares for access, settles who decides and how to contribute, and measures use and drift.',
  },
  concepts: [
    {
      id: 'need',
      label: 'When it is needed and when not',
      synonyms: phrases(`
        inconsistent; several teams; duplicate; same button; many versions; too slow; many designers; rebuild;
        too early; small team; one product; startup; still searching; not worth; changes every week; overhead;
        do not need; only one designer; twelve kinds; each draws; every time anew; nobody knows which;
        two or three people; as long as we are; every joiner; none fits; costs time; same button in;
        nothing matches
      `),
    },
    {
      id: 'stock',
      label: 'Taking stock',
      synonyms: phrases(`
        inventory; audit; screenshots; how many buttons; all buttons; twelve different; wall;
        put everything on; on wall; count them; pictures of all; list of all; all what exists; hang them
      `),
    },
    {
      id: 'small',
      label: 'Beginning small',
      synonyms: [
        ...phrases(`
          most used; colours; tokens; form fields; five components; one team; real project; first product;
          foundations; five things; begin with what; five most; one page first; not whole; use daily;
          real job; start with the few; start with five; start with the button; handful used; used daily;
          first colours; letters buttons
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'developers',
      label: 'Building it with developers',
      synonyms: phrases(`
        code; storybook; library; same names; figma; together with; one source; components in code; npm;
        front-end; with those who build; programmers; both sides; same in drawing; in program; same word;
        get the lads; together with the programmers; with the builders; same name; design and code
      `),
    },
    {
      id: 'rules',
      label: 'Writing down when to use what',
      synonyms: phrases(`
        documentation; guidelines; when to use; principles; website for; usage; tone of voice; document;
        when do i take; when to take; written beside; picture of right; in plain words; pattern book;
        examples of; short rules; book of
      `),
    },
    {
      id: 'access',
      label: 'Access built in',
      synonyms: phrases(`
        accessibility; contrast; keyboard; screen reader; wcag; focus; dark mode; built in;
        every component is; right to left; for blind; can be read; by key; tested once; big letters
      `),
    },
    {
      id: 'care',
      label: 'Who looks after it',
      synonyms: phrases(`
        team for; governance; contribute; contribution; part-time; office hours; somebody has to; two of us;
        who says yes; bring in; every thursday; ask for new; somebody has to look; one person responsible;
        person responsible; place where people; doesn't fit; does not fit
      `),
    },
    {
      id: 'adoption',
      label: 'Winning people for it',
      synonyms: phrases(`
        adoption; saves time; how many pages; how many screens; help teams; migrate; use it because; feedback;
        voluntary; not force; metrics; show how much; slack channel; drift; demo; ask teams what;
        teams are missing; do they use it; count pages; makes them faster; because it helps; not by order;
        show at lunch; easier than before; they'll ignore; ignore it; from time to time; throw old
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design01: Question = {
  id: 'design-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'collaboration',
  prompt:
    'Tell me about a time criticism changed one of your designs. What was said, and what did you do with it?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Says that feedback was taken or that the critic was wrong; the design and the point are not described.',
    3: 'Names the design, the criticism and the change made, but not why it was right or what was kept.',
    5: 'Names the design and who criticised what, the questions asked to understand it, which part was taken and which not and why, how the new version was tried, and what is done differently since.',
  },
  concepts: [
    {
      id: 'design',
      label: 'What you had designed',
      synonyms: phrases(`
        landing page; app for; poster; home screen; checkout; my draft; mockup; prototype; first version;
        my layout; wireframe; start page; course project; menu; menu card; drawn up a new
      `),
    },
    {
      id: 'criticism',
      label: 'What was criticised',
      synonyms: phrases(`
        too small; too much text; not readable; contrast; did not understand; could not find; cluttered;
        looks nice but; no hierarchy; hard to read; said nice but; could not read; cannot be read; too loud;
        too pale; wrong place; nobody would; could not tell what; gets tired; too busy on the eye;
        no idea what it was; could not make out; too crowded
      `),
    },
    {
      id: 'questions',
      label: 'Asking what was meant',
      synonyms: phrases(`
        asked what she; asked what he; asked what they; asked her to show; asked him to show; asked why;
        asked for example; what exactly; asked where; asked which; asked her why; let her explain;
        let him explain; eye went first; where her eye; where his eye; what exactly makes; went out front;
        asked what was missing; asked two others
      `),
    },
    {
      id: 'feelings',
      label: 'Taking it calmly',
      synonyms: [
        ...phrases(`
          stung; hurt at first; was defensive; took breath; not personal; was annoyed; disappointed at first;
          slept on it; did not defend; proud of it; listened without; wrote it down; swallowed; bit offended;
          offended; swallowed hard; took me day; red ears;
          bit my tongue; let finish; that stung; wanted to defend; did not argue; swallowed my pride;
          red in the face; bit hurt
        `),
        ...everydayPhrases.calm,
      ],
    },
    {
      id: 'change',
      label: 'What you changed',
      synonyms: phrases(`
        redesigned; made text; made it bigger; new version; changed colour; changed order; simplified;
        cut text; second version; started over; cut the picture; took away half; more empty space;
        rewrote it; fewer dishes; plain words; put the date; moved it to the top; threw out half;
        made the letters bigger; made it plainer
      `),
    },
    {
      id: 'kept',
      label: 'What you kept and why',
      synonyms: phrases(`
        did not change; explained why; stood by; because users; had reason; i disagreed with; defended;
        stayed since; stayed because; let it stay; not give up; that part stayed; i gave up; kept the idea;
        kept the layout; kept the first; kept the part; i kept it; left it as it; tried that and left;
        kept the colour; colour i did not
      `),
    },
    {
      id: 'check',
      label: 'Trying the new version',
      synonyms: phrases(`
        showed it again; tested it with; tried it with; showed it to; two versions; asked roommate;
        compared both; users found; usability test; understood it at once; found it in; went there at;
        looked again; asked her again; asked him again; week after; in evening myself; nobody used;
        nobody asked; got it in a second; showed it to two; showed it to other; others said the same;
        listened one night; nobody asked any more; understood it right away
      `),
    },
    {
      id: 'learning',
      label: 'What you do differently since',
      synonyms: [
        ...phrases(`
          now i show; earlier feedback; show drafts earlier; show it before; print it; always check;
          ask for criticism; sketches first; now i look; look at work; where it will be used; earlier now;
          each time now; show it on day; ask before i finish; show it sooner; show people earlier;
          ask the ones who; show it half finished
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};

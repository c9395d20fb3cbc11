import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design12: Question = {
  id: 'design-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'craft',
  prompt:
    'How do you decide on order, sizes, spacing, colours and type for a new screen, and how do you check that they work?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Goes by feeling or fashion; no reason and no check.',
    3: 'Names rules such as a grid, few sizes and contrast, but not what people must see first or how it behaves with real content.',
    5: 'Begins with what people must see and do first, sets a few sizes and steps of spacing, uses colour for meaning and never alone, chooses type for reading, takes what the product already has, tries long, empty and small cases, and checks contrast with figures and order with people.',
  },
  concepts: [
    {
      id: 'first',
      label: 'What people must see first',
      synonyms: phrases(`
        most important; see first; hierarchy; main action; one main; priority; what users; purpose of; focus;
        read first; importance; first glance; what belongs; look at first; what counts; biggest is;
        three things; one thing only; eye lands; where the eye; biggest and on top; on top; what's the star;
        one star
      `),
    },
    {
      id: 'spacing',
      label: 'Spacing and alignment',
      synonyms: phrases(`
        grid; align; white space; multiples; margin; what belongs together; close together; empty space;
        padding; air; close to each; same steps; belongs together; on one line; in line with; room between;
        leave some empty; plate empty; room to breathe; in a row; in line
      `),
    },
    {
      id: 'type',
      label: 'Type for reading',
      synonyms: phrases(`
        font; type scale; line height; line length; 16; few sizes; readable; legible; two fonts; size of text;
        three sizes; body text; headings; letters big enough; not too small; easy to read; two kinds;
        letters must be; two sizes; big letters; same letters; easy on the eye; plain letters
      `),
    },
    {
      id: 'colour',
      label: 'Colour with a meaning',
      synonyms: phrases(`
        colour; one colour; accent; red for; brand colour; palette; few colours; colour for the; colour says;
        red only; same colour; calm; one strong; three colours; only with meaning; couple of colours;
        bright only; strong colour; what colour
      `),
    },
    {
      id: 'contrast',
      label: 'Contrast and access',
      synonyms: phrases(`
        contrast; 4.5; colour blind; wcag; checker; dark mode; accessibility; old eyes; low vision; zoom;
        large text; contrast ratio; light and dark; in sun; can be read; grey on white; bad eyes;
        for old eyes; dark enough; tell apart; tell those apart; see badly; bad eyesight; light grey;
        readable; legible; with word; not by colour; only colour; bright light; dim screen;
        check the contrast; dark on light; in the sun; poor eyes; stand out; bad light
      `),
    },
    {
      id: 'existing',
      label: 'What the product already has',
      synonyms: phrases(`
        design system; components; style guide; consistent; tokens; library; platform; conventions;
        other screens; guidelines; reuse; look alike; like other; same house; taken from; used elsewhere;
        like the rest; house style; match the rest
      `),
    },
    {
      id: 'content',
      label: 'Real and difficult content',
      synonyms: phrases(`
        real content; empty; small screen; german; translation; real data; no picture; different lengths;
        mobile; long names; zero; two lines; longest name; real words; long word; smallest phone; two words;
        real text; real pictures; when it is empty; different phones
      `),
    },
    {
      id: 'people',
      label: 'Checking it with fresh eyes',
      synonyms: [
        ...phrases(`
          show it to; where they look; what they see; five-second; critique; feedback; click first; squint;
          blur; grey first; black and white; step back; next day; without colour; fresh eyes; three metres;
          for two seconds; half shut; what did you see; where would you press; hold it away; leave it overnight;
          half close; close my eyes; asked what he saw; what they would press; would press;
          give it to somebody
        `),
        ...everydayPhrases.watched,
      ],
    },
  ],
};

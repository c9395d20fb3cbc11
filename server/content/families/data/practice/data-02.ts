import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data02: Question = {
  id: 'data-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'communication',
  prompt: 'Tell me about a time you explained a finding to someone who did not work with data.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that it was explained simply, but gives neither the finding nor the words used.',
    3: 'Names the listener, the finding and one means of making it clear, such as a chart or an everyday comparison.',
    5: 'Says what the listener had to decide, what was left out for their sake, how the limits were put in plain words, how it was checked what they had understood, and what they did next.',
  },
  concepts: [
    {
      id: 'listener',
      label: 'Who was listening',
      synonyms: [
        ...phrases(`
          non technical; sales team; marketing team; the nurses; the teachers; the doctors;
          who did not know; does not like numbers; never looks at numbers; a room of;
          explained it to the cook; told the cook; told the driver; told a room; the manager glazed;
          glazed over; not a maths person; bored by; for the farmer; the shop owner; the driver;
          never seen a chart; hates statistics; no head for; who runs the kitchen
        `),
        ...everydayPhrases.noExpert,
      ],
    },
    {
      id: 'plain-words',
      label: 'Plain words, main point first',
      synonyms: [
        ...phrases(`
          jargon; technical terms; main point; plain words; simple words; simple language; everyday words;
          no formulas; without formulas; most important thing; started with the result; instead of showing;
          percentages; formulas; binned my charts; did not show statistics; no statistics; how i got there;
          without the maths; everyday language; said it simply; two sentences
        `),
        ...everydayPhrases.plainly,
      ],
    },
    {
      id: 'picture',
      label: 'A picture',
      synonyms: [
        ...phrases(`
          visual; diagram; calendar; simple chart; whiteboard; bar chart; colours; a jar;
          poured water from one; with beads; drew one picture; drew a line; with my hands; with sugar cubes;
          used cups; put on the table
        `),
        ...everydayPhrases.shown,
      ],
    },
    {
      id: 'comparison',
      label: 'An example or comparison',
      synonyms: [
        ...phrases(`
          analogy; metaphor; coin; illustrate; out of ten; one in ten; seven in ten; of ten people;
          picture twenty; out of twenty; imagine twenty; imagine a; of twenty patients; for example if
        `),
        ...everydayPhrases.likened,
      ],
    },
    {
      id: 'finding',
      label: 'The finding itself',
      synonyms: phrases(`
        average; forecast; analysis showed; data showed; numbers showed; were thrown away;
        analysis had shown; numbers had shown; i had found out; i had found that; result of the survey;
        more likely to; percent of the; had gone down; had gone up; it was the weather; stock is too high;
        this you sell; the cause was; i had seen that; costs more than
      `),
    },
    {
      id: 'limits',
      label: 'What it does not show',
      synonyms: phrases(`
        uncertain; uncertainty; limitation; caveat; confidence; by chance; could not tell; does not prove;
        small sample; could be chance; could not prove; might be chance; only a few people; not certain that;
        how sure i was; not certain; do not know whether; a rough guess; roughly right
      `),
    },
    {
      id: 'checking',
      label: 'Checking that it was understood',
      synonyms: [
        ...phrases(`
          own words; asked if that meant; in his own words; in her own words; ask questions;
          got it immediately; understood immediately; what he understood; what she understood;
          got that straight; got it straight; repeated it; eyes lit up; could explain it
        `),
        ...everydayPhrases.understood,
      ],
    },
    {
      id: 'consequence',
      label: 'What they did with it',
      synonyms: [
        ...phrases(`
          the next day; they removed; went down; decided to stop; decided to change; decided to keep;
          removed the field; acted on; changed the plan; used my result; used my finding; made a decision;
          changed their plan; bought less; did not buy; stopped buying; changed the order;
          changed the order quantity; changed straight; did it differently; ordered less; bought fewer;
          did it the same day
        `),
        ...everydayPhrases.actedOnIt,
      ],
    },
  ],
};

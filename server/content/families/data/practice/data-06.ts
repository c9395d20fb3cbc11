import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data06: Question = {
  id: 'data-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'framing',
  prompt:
    'Imagine a manager writes to you only that sales are down and asks you to find out why. What would you do before you open any data?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would start to look at figures at once, or wait for more instructions.',
    3: 'Would ask which sales and which period are meant and by when an answer is wanted.',
    5: 'Would ask what is to be decided, settle measure, period and comparison, find out whether the fall is larger than usual ups and downs, write down a few possible reasons with what each would show, and play it back to the manager.',
  },
  concepts: [
    {
      id: 'purpose',
      label: 'What it is for',
      synonyms: [
        ...phrases(`
        ask what he wants; what he wants to do; wants to do; want to do with; what she wants; once he knows;
        what will they decide; why he asks; what made them ask; made them ask; why they ask;
        what happens if; plan to do; riding on; what they have riding; mean to do about; what does she mean;
        what is at stake; who wants to know; why he asks now
      `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'measure',
      label: 'What exactly is meant',
      synonyms: phrases(`
        definition; revenue; units; profit; clarify; what is meant; what he means; does he mean; do they mean;
        revenue or units; money or pieces; number of orders; what does down mean; down mean; things sold;
        which sales; amount or
      `),
    },
    {
      id: 'period',
      label: 'Compared with what',
      synonyms: phrases(`
        target; forecast; compare to; compared to when; compared with; same month; last week or last month;
        compared with which
      `),
    },
    {
      id: 'where',
      label: 'Where it happens',
      synonyms: phrases(`
        region; segment; country; all shops or; which shop; which product; which region; which country;
        one region; one shop; all products; which customers; which channel; everywhere or; online or;
        in all shops; which field; which place; one shop or; everywhere or only; in town
      `),
    },
    {
      id: 'real-or-noise',
      label: 'Whether the fall is real',
      synonyms: phrases(`
        noise; random; trend; season; seasonal; how many percent; is it normal; normal for; every year;
        just chance; holidays; how big is; usual for; part of the season; only a few days; just a bad week;
        ups and downs; only a dip
      `),
    },
    {
      id: 'possible-reasons',
      label: 'Possible reasons',
      synonyms: phrases(`
        hypothesis; suspicion; competitor; campaign; stock; rival; if anything changed; changed like;
        price change; out of stock; holidays; weather; new product; possible reasons; possible causes;
        what he thinks; what they think; what changed lately; changed lately; guesses of; few guesses;
        write down guesses; new shop nearby; what sales people think
      `),
    },
    {
      id: 'sources',
      label: 'Where the figures come from',
      synonyms: phrases(`
        dashboard; database; crm; existing report; where they saw; where he saw it; where he saw;
        where she saw; what he has seen; which dashboard; where the numbers; look at the same; who spotted;
        who noticed; spotted it; where does he know; how he noticed; how she noticed; what he looked at;
        which report
      `),
    },
    {
      id: 'delivery',
      label: 'By when and in what form',
      synonyms: phrases(`
        deadline; urgent; format; expectation; priority; when he needs; need something by; how urgent;
        repeat it back; repeat back; in one sentence; two lines; chart or; who else; in my own words;
        what i am going to look; short note; what he expects
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const marketing14: Question = {
  id: 'marketing-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'channels',
  prompt:
    "How do you divide a year's budget between work that sells now and work that makes people remember you later?",
  suggestedSeconds: 240,
  anchors: {
    1: 'Names a fixed share or puts all where clicks can be counted.',
    3: 'Names both kinds and a split with a reason, but not how the later effect would be seen or when the split changes.',
    5: 'Starts from the aim and stage of the company, how often people buy and how many already know it, past results and what they miss, chooses a split with reserve and a floor, names signs for both over fitting times, tests by region, agrees it with finance and sales, and says when it would change.',
  },
  concepts: [
    {
      id: 'stage',
      label: 'Aim and stage of the company',
      synonyms: phrases(`
        stage; new company; start-up; well-known; growth; age of; market share; young company; aims for;
        nobody knows; cash; established; strategy; are we new; who knows us; does anyone know; have to live;
        how old; new brand; first some sales; small firm
      `),
    },
    {
      id: 'buying',
      label: 'How people buy',
      synonyms: phrases(`
        decision takes; long time; sales cycle; ready to buy; five percent; in market; not buying now;
        when they need; every ten; think of us; b2b; comes to mind; once in ten; long before; not every day;
        when day comes; first name they; how long the people; people think before; buy rarely; decide slowly
      `),
    },
    {
      id: 'now',
      label: 'What sells now',
      synonyms: phrases(`
        performance; retargeting; promotion; discount; e-mail; this month; short-term; sell now; ads with;
        activation; today's money; brings money; looking for it; this week; ready now; sells today;
        what sells; quick stuff; special offers
      `),
    },
    {
      id: 'later',
      label: 'What is remembered later',
      synonyms: phrases(`
        brand; awareness; long-term; sponsoring; tv; memory; recognise; same look; reputation; emotional;
        consistent; in head; stay in; think of us; years from now; name in; picture of us; slow stuff;
        knows your name; know your name; know the name; remember us; forget us; good name
      `),
    },
    {
      id: 'past',
      label: 'Looking at past results',
      synonyms: phrases(`
        historical; diminishing; more money; effect of; curve; at what point; marketing mix; saturation;
        analysis; saturated; average; where did it stop; each euro more; what did it bring; from experience
      `),
    },
    {
      id: 'split',
      label: 'The split and a reserve',
      synonyms: phrases(`
        reserve; minimum; test budget; two thirds; keep ten; ratio; keep some; per quarter; not below;
        fixed part; half and half; put aside; not touched; sixty to forty; a fixed third; fixed third;
        protect the second; not touch; leave alone; correct every; put away; two pots
      `),
    },
    {
      id: 'signs',
      label: 'Signs for both',
      synonyms: phrases(`
        brand search; survey; awareness study; direct visits; new customers; search for name; how many know;
        unaided; base sales; cost per; weekly; every half year; repeat; indicators; ask people in;
        do they know our; type name; ask for us; without being told; come by themselves; per buyer;
        judge by the week; if they know; how many people know; measure sales; i measure; own measure;
        different measure; once or twice
      `),
    },
    {
      id: 'agreement',
      label: 'Testing it, and agreeing with finance and sales',
      synonyms: phrases(`
        cfo; patience; management; commitment; region; one region; experiment; two cities; switch off;
        compare with two; agree with finance; one town with; two towns; shake hands; ask for time;
        say beforehand; not after bad month; when it gets tight; gets tight; tell the boss;
        talk to the boss; boss must; promise not
      `),
    },
  ],
};

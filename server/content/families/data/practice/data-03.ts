import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data03: Question = {
  id: 'data-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'reasoning',
  prompt: 'Tell me about a time a result you first believed turned out to be wrong or misleading.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that there was a mistake, but not what the result claimed or why it was wrong.',
    3: 'Names the first result, what was wrong with it and how it was corrected.',
    5: 'Says why the result was easy to believe, the clue that raised doubt, the comparison that showed the true reason, whom they told and when, and the check they have made since.',
  },
  concepts: [
    {
      id: 'first-belief',
      label: 'What it seemed to say',
      synonyms: phrases(`
        correlation; accuracy; was delighted; had accuracy; sales had gone up; had gone up; sounded good;
        i thought our; thought it sold; looked as if it had worked; first i thought it; i was proud;
        my boss was happy; lift of; good news; thought it had worked; thought i had found; marks were up
      `),
    },
    {
      id: 'clue',
      label: 'What raised doubt',
      synonyms: phrases(`
        too good; suspicious; got suspicious; looked odd; did not make sense; a colleague asked;
        colleague asked; friend asked; looked over my shoulder; somebody asked; made me wonder; odd that;
        then i saw that it was; until i saw that; then i saw it was; jumped at midnight; in every segment;
        looked at the class; noticed because; something bothered; same everywhere; too big to be;
        strange jump
      `),
    },
    {
      id: 'true-reason',
      label: 'Why it was wrong',
      synonyms: phrases(`
        outlier; bias; leakage; seasonal; confounder; duplicate rows; counted twice; missing data;
        bank holidays; small sample; wrong join; filter; children grow; wrong way round; logging change;
        way of counting; counted only; not the cause; grew anyway
      `),
    },
    {
      id: 'finding-out',
      label: 'How you found out',
      synonyms: phrases(`
        control group; rerun; redid; recalculate; looked at the features; look at the rows;
        looked at the raw; went through the; check the query; checked the query; went down to;
        compared it with last; looked at last year; nothing was left; left them out; took them out;
        compared it with last year; compared with last year; hardly any difference left;
        looked at those who; looked at the ones who; without the club; with random people; test with random;
        compared with those; counted again
      `),
    },
    {
      id: 'telling',
      label: 'Correcting it in the open',
      synonyms: phrases(`
        correction; apologised; withdraw; told the head; told the team; told the director; that i was wrong;
        wrong number; wrote an email; sent a correction; corrected the report; embarrassing; told my boss;
        told my manager; stood up and; told him the same day; told everybody
      `),
    },
    {
      id: 'consequence',
      label: 'What depended on it',
      synonyms: phrases(`
        was going to; would have cost; already presented; had been presented; had been published;
        already published; decision was based; based on it; based on my; before the meeting;
        before the launch; would have spent; nearly decided; ordered less; stopped the order;
        would have bought; nearly bought; wanted to spend; effect was very small; very small effect;
        would have paid; almost ordered; had been praised; plan was dropped
      `),
    },
    {
      id: 'habit',
      label: 'What you check since',
      synonyms: [
        ...phrases(`
          checklist; peer review; second pair of eyes; routine; habit; ask a colleague to; second person;
          someone else look; baseline first; always look at who; who did not get; check before celebrating;
          before i celebrate; sleep on it; look for the opposite; try to prove myself
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};

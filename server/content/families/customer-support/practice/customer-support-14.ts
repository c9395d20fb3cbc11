import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport14: Question = {
  id: 'customer-support-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'service-improvement',
  prompt:
    'Which measures would you look at to tell whether a support department is doing well, and how can each of them mislead you?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Names one measure, or a list of them, and no way in which any misleads.',
    3: 'Names measures of speed and of satisfaction and one way in which one of them misleads, without a second measure to balance it.',
    5: 'Names measures of speed, of solving and of quality, says for each how it misleads or invites tricks, pairs each with one that would show this, and reads a sample of contacts beside the figures.',
  },
  concepts: [
    {
      id: 'speed',
      label: 'Speed',
      synonyms: phrases(`
        first response; first answer; response time; resolution time; handling time; how fast;
        time to first answer; first reply; fast answers; waiting time; answer time; solution time; how long people wait; how long they wait; how long somebody waits; wait on the phone
      `),
    },
    {
      id: 'solving',
      label: 'Solved or not',
      synonyms: phrases(`
        first contact; resolution rate; reopen; repeat contact; contact again; fcr; write again; share solved;
        solved at first; at first contact; problem solved; problem is solved; reopened; reopened tickets;
        contact us again; second time; how many need; open tickets; solved at the first call; solved the first time; call again
      `),
    },
    {
      id: 'satisfaction',
      label: 'Satisfaction',
      synonyms: phrases(`
        csat; satisfaction; survey; nps; effort score; feedback; promoter; happy customer; score; stars;
        ask customers
      `),
    },
    {
      id: 'survey-bias',
      label: 'Who answers surveys',
      synonyms: phrases(`
        few answer; very happy; low response; response rate; sample size; extremes; bias; self-selected;
        happy and the very angry; answer the survey; answers surveys; do not answer; bad mood;
        the product not; product and not
      `),
    },
    {
      id: 'tricks',
      label: 'Tricks a target invites',
      synonyms: phrases(`
        too early; cherry-pick; easy tickets; incentive; close tickets; empty reply; useless; can be useless;
        useless ones; cheat; take the easy; get rid; short answers; looks good; number looks; pressure; target
      `),
    },
    {
      id: 'volume',
      label: 'Volume',
      synonyms: phrases(`
        volume; number of tickets; number of contacts; backlog; contact rate; per customer; per order; season;
        growth; how many tickets; how many calls; how many mails; per agent; new product; do not contact; fewer tickets; do not find;
        can not reach; hang up
      `),
    },
    {
      id: 'reading',
      label: 'Reading a sample',
      synonyms: [
        ...phrases(`
          quality review; qa; audit; read tickets; read some; sample of; spot check; quality score; read twenty;
          read twenty tickets; read real; read ten; a week myself; sample; random; look at real; talk to agents;
          ask the agents; quality; checklist; second person
        `),
        ...everydayPhrases.byEye,
      ],
    },
    {
      id: 'averages',
      label: 'What averages hide',
      synonyms: phrases(`
        averages; median; percentile; outlier; segment; break down; distribution; trend; an average; slowest;
        hard and easy; easy and hard; different kinds
      `),
    },
  ],
};

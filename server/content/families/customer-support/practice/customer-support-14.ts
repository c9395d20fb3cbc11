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
        time to first answer; first reply; fast answers; waiting time; answer time; solution time;
        how long people wait; how long they wait; how long somebody waits; wait on the phone;
        how long somebody has to wait; how long people have to wait; how long the queue is; minutes on hold;
        kept on hold; how quickly we answer; how quickly somebody answers; how soon we answer;
        how soon they hear; days until they hear; how quickly; quickly seen
      `),
    },
    {
      id: 'solving',
      label: 'Solved or not',
      synonyms: phrases(`
        first contact; resolution rate; reopen; repeat contact; contact again; fcr; share solved;
        solved at first; at first contact; problem solved; problem is solved; reopened; reopened tickets;
        contact us again; how many need; open tickets; solved at the first call; solved the first time;
        call again; write again about; write to us again; call a second time; helped the first time;
        solved in one call; solved with one call; done in one go; have to call again; have to ring again;
        have to write again; ring back about the same; come back with the same; come back about the same;
        how many come back; first time; really solved; problem gone; solved or
      `),
    },
    {
      id: 'satisfaction',
      label: 'Satisfaction',
      synonyms: phrases(`
        csat; satisfaction; survey; nps; effort score; feedback; promoter; happy customer; score; stars;
        ask customers; ask people if they; whether people are happy; whether they are happy;
        how happy people; were they happy; would come back to us; thumbs up; how content; what they think;
        ask patients; how many complain
      `),
    },
    {
      id: 'survey-bias',
      label: 'Who answers surveys',
      synonyms: phrases(`
        few answer; very happy; low response; response rate; sample size; extremes; bias; self-selected;
        happy and the very angry; answer the survey; answers surveys; do not answer; bad mood;
        the product not; product and not; only the angry; only angry people; only those who are angry;
        the quiet ones; most never answer; most people do not answer; hardly anybody fills;
        hardly anybody answers; few people answer; very cross; who answers; don't answer; never answer;
        angry ones; polite answers
      `),
    },
    {
      id: 'tricks',
      label: 'Tricks a target invites',
      synonyms: phrases(`
        too early; cherry-pick; easy tickets; incentive; close tickets; empty reply; useless;
        can be useless; useless ones; cheat; take the easy; get rid; short answers; number looks; pressure;
        target; can mean that we; get rid of them; hang up on people; put the caller on hold;
        just to keep the number; to make the number; close it and; marked as solved; pick up and put;
        rush people; rush them off; send them away; so that the figure looks; fool you; only closed;
        being quick; just close; count as; counted as; easy ones; pick the easy; leave the hard
      `),
    },
    {
      id: 'volume',
      label: 'Volume',
      synonyms: phrases(`
        volume; number of tickets; number of contacts; backlog; contact rate; per customer; per order;
        season; growth; how many tickets; how many calls; how many mails; per agent; new product;
        do not contact; fewer tickets; do not find; can not reach; hang up; how many people call;
        how many people write; how much comes in; calls come in; mails come in; calls a day; mails a day;
        more people call; staff leave; how are the colleagues; how many staff; fewer calls; stay away
      `),
    },
    {
      id: 'reading',
      label: 'Reading a sample',
      synonyms: [
        ...phrases(`
          quality review; qa; audit; read tickets; read some; sample of; spot check; quality score;
          read twenty; read twenty tickets; read real; read ten; a week myself; sample; random;
          look at real; talk to agents; ask the agents; quality; checklist; second person; listen in on;
          listen to some calls; listen to a few; sit next to somebody; read what people wrote;
          read a few answers; real cases; a few real; read some of; read cases; stand next; ask the staff;
          ask the team; talk to staff
        `),
        ...everydayPhrases.byEye,
      ],
    },
    {
      id: 'averages',
      label: 'What averages hide',
      synonyms: phrases(`
        averages; median; percentile; outlier; segment; distribution; trend; an average; slowest;
        hard and easy; easy and hard; different kinds; one long wait; a few very long; some wait an hour;
        the one who waits; hides the; one number; one alone; side by; some wait
      `),
    },
  ],
};

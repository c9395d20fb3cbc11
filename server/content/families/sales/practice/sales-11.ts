import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales11: Question = {
  id: 'sales-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'discovery',
  prompt:
    'How do you prepare for a first call with a prospect, and what do you want to know by the end of it?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Prepares only the own pitch; names nothing to learn from the prospect.',
    3: 'Looks up the company and the person and wants to learn their needs, but not how they decide, by when, or what follows the call.',
    5: 'Names two sources read beforehand, a guess about the need to be tested, the questions on need, effect, deciding and timing, and ends the call with an agreed and dated next step.',
  },
  concepts: [
    {
      id: 'company',
      label: 'Reading about the company',
      synonyms: phrases(`
        website; linkedin; news; google; read about; social media; their website; what the company;
        in the news; competitors; annual report; read their news; read news; look at the website;
        on their website; news about; look them up; what they sell; what they make; their customers;
        job adverts; their market; new office; their page; what's new; how large are; something new has;
        has happened there; their business; their products; their situation; look at the firm; read up on;
        read the file; bit of homework
      `),
    },
    {
      id: 'person',
      label: 'Who is on the call',
      synonyms: phrases(`
        seniority; profile; who the person; who i talk to; who i am talking; who i speak; how long they;
        what they decide; look up person; who i talk; how long they've; their job; her job; his job;
        know someone; somebody knows; how to say; their name; what they care; be talking to;
        responsible for; are responsible; what role; who sits
      `),
    },
    {
      id: 'guess',
      label: 'A guess to be tested',
      synonyms: phrases(`
        hypothesis; may need; might need; could need; problems companies; similar customers;
        similar companies; what they might need; what problems they may; guess what; idea of what they;
        make guess; a guess; bugging them; their problem; firms like; like them; others like; in that trade;
        that trade; something to ask; what problem; normally has; normally have; usual problems;
        usual trouble; typical problem; what could hurt
      `),
    },
    {
      id: 'agenda',
      label: 'A plan for the call',
      synonyms: phrases(`
        agenda; objective; script; structure; outline; open-ended; list of questions; write questions;
        write down questions; prepare questions; five questions; three questions; open questions;
        first sentence; how to start; how much time; write my questions; open-ended questions; write 5;
        note down; what i'd like; like to cover; tell them what; what we talk; mail before; send before;
        note my questions; more listening; listen more; listen mostly
      `),
    },
    {
      id: 'need',
      label: 'Their need',
      synonyms: [
        ...phrases(`
          frustrate; what they want; what they need; what does not work; do it today; what they use;
          want to change; if nothing changes; gets on their; on their nerves; nerves; what annoys;
          what is hard; takes too; too long; what they tried; how things run; things run now; run now;
          biggest trouble; current process; goals they; what worries; what's bad; what is bad; what hurts
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'deciding',
      label: 'How they decide',
      synonyms: phrases(`
        sign off; stakeholder; approve; procurement; who else; a say; who decides; who signs;
        how they decide; buy things; has to approve; must approve; find out who; who else has; has a say;
        last bought; must agree; alone or; who will use; has the say; has a voice; who has to agree;
        who else is; who is the boss
      `),
    },
    {
      id: 'budget-timing',
      label: 'Budget and timing',
      synonyms: phrases(`
        budget; timeline; deadline; urgent; this year; need it by; contract ends; the budget; which budget;
        want to start; money set aside; set aside; is there money; there's money; when they want;
        want running; when they want to decide; when to decide; what they can spend; enough money;
        right time
      `),
    },
    {
      id: 'next-step',
      label: 'The next step',
      synonyms: phrases(`
        follow up; demo; talk again; calendar; meet again; next meeting; fix a date; second meeting;
        i will send; what happens next; agree when we; date in diary; the diary; in the diary; next talk;
        next call; hang up before; hang up; happens next; next step; after the call; both know;
        when speak again; speak again; who brings what; fix when; set date; agree date; plan the next;
        until next time; next date
      `),
    },
  ],
};

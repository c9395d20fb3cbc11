import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport06: Question = {
  id: 'customer-support-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'ownership',
  prompt:
    'Imagine you start in the morning with forty unread requests, and you can answer about half of them before lunch. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would start at the top and see how far they come.',
    3: 'Would look through all of them and take the urgent ones first, without saying what makes one urgent or what the others are told.',
    5: 'Would look through all of them first, name the criteria of what comes first, answer alike ones together, tell those who wait when to expect an answer, and report early that half will be left.',
  },
  concepts: [
    {
      id: 'overview',
      label: 'An overview first',
      synonyms: phrases(`
        skim; read through; look through; look at all; look through all; look through all of them; skim all;
        read all of; read the subject; quick look; look over all; first ten minutes; sort them;
        go through all; all forty; ten minutes to look; five minutes to look; first five minutes;
        look at everyone; quick read; whole pile
      `),
    },
    {
      id: 'urgency',
      label: 'Urgency and effect',
      synonyms: phrases(`
        urgent; urgency; outage; security; anything urgent; most urgent; what burns; cannot work;
        lose money; about to lose; deadline today; out of pocket; very urgent; worst first; worst ones;
        most serious; can't wait; cannot wait; important first; shouts loudest; who suffers; big trouble;
        real trouble
      `),
    },
    {
      id: 'age',
      label: 'Age and promises',
      synonyms: phrases(`
        sla; service level; first come; overdue; waited longest; the old ones; how long they;
        who wrote first; answer time; over the weekend; waiting longest; been waiting; waited since;
        since yesterday; from yesterday; from weekend; at latest; promised for; due today;
        promised an answer; longest first; oldest first; long wait; waiting for days; days ago
      `),
    },
    {
      id: 'grouping',
      label: 'Answering alike ones together',
      synonyms: phrases(`
        same issue; duplicate; batch; template; macro; saved reply; ask the same; with one text;
        one answer for all; one good answer; answer together; ready text; same answer; same reply;
        same question; same topic; same subject; ready-made; standard text; standard answer; text module;
        prepared text; in one go; together in one; similar things; answer for all; belong together;
        same trouble; answer them together; one text
      `),
    },
    {
      id: 'quick-ones',
      label: 'Quick ones',
      synonyms: phrases(`
        quick win; easy one; simple one; short answer; straightforward; quick one; simple questions;
        quick questions; easy questions; two minutes; in a minute; quickly answered; answer quickly;
        small things; get rid of; off the list; first the easy; thirty seconds; few seconds; takes seconds;
        out of way; knock out; short ones; fast ones; quick ones; ones that are quick; easy wins;
        simple ones; takes no time; in one line; one-line; answer straight; quickly done; knock off;
        short questions; done fast; done quickly; fast done; clear the easy
      `),
    },
    {
      id: 'waiting',
      label: 'Telling those who wait',
      synonyms: phrases(`
        acknowledge; auto-reply; let them know; back to them; send a line; a line to; short note;
        short message; short mail; get a short; automatic reply; tell the others; tell the rest;
        they are not forgotten; hear from me; we will answer; by the afternoon; drop a line; small message;
        answer in the afternoon; tell them when; tell them how long; two lines; one line
      `),
    },
    {
      id: 'support',
      label: 'Asking for support',
      synonyms: [
        ...phrases(`
          overflow; hand over; extra hands; tell my team; tell my team lead; ask my boss; ask my manager;
          ask colleague; ask a colleague; ask for help; get help; somebody can help; someone can help;
          more than usual; not manage it alone; manage it alone; tell my boss; tell my manager; ask a mate;
          bit of time; another pair; pair of hands; more hands; someone to help; somebody to help
        `),
        ...everydayPhrases.secondPerson,
      ],
    },
    {
      id: 'rest',
      label: 'What is left over',
      synonyms: phrases(`
        leftover; track; follow up; left over; in the afternoon; after lunch; what is left; end of the day;
        before i go; are left; not manage; cannot manage; get through; carry over; next day;
        tomorrow morning; in afternoon; what happens with others; who helps; take some off;
        the others later; stay late; what stays; next in line; then the rest; the rest after; pick up after;
        others can wait; can wait
      `),
    },
  ],
};

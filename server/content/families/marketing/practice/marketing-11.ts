import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing11: Question = {
  id: 'marketing-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'message',
  prompt:
    'How do you write an e-mail to existing customers about a new offer, and how do you tell whether it was any good?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Describes a nice layout or a discount; no reader and no act.',
    3: 'Names subject line, one offer and a link and looks at openings and clicks, but sends it to all and compares nothing.',
    5: 'Chooses who gets it and who does not, names the use for the reader in subject and first line, one act, plain words and a sender who can be answered, tries it on a phone and with a part of the list, respects consent and an easy way out, and judges by purchases against people who did not get it, and by who leaves.',
  },
  concepts: [
    {
      id: 'readers',
      label: 'Who gets it and who does not',
      synonyms: phrases(`
        segment; who bought; relevant for; group of; exclude; last purchase; customers who; who could use;
        last year bought; whoever bought; leave out those; not everybody; not to everybody;
        divide the customers; fits with what
      `),
    },
    {
      id: 'subject',
      label: 'Subject and first line',
      synonyms: phrases(`
        subject line; preview; first line; first sentence; sender name; inbox; short subject; first words;
        line on top; first thing they see; top line; what stands in; makes them open; short and true
      `),
    },
    {
      id: 'benefit',
      label: 'The use for the reader',
      synonyms: phrases(`
        what they get; use for; problem they; helps them; their situation; reason to; makes life;
        better for them; why today
      `),
    },
    {
      id: 'act',
      label: 'One act',
      synonyms: phrases(`
        one link; call to action; one offer; one goal; one message; next step; clear link; landing page;
        one thing to do; one thing only; where to press; not three things; one wish; one theme; one click;
        one place; where to click; how to order; one question; one topic
      `),
    },
    {
      id: 'style',
      label: 'Plain and personal',
      synonyms: [
        ...phrases(`
          simple words; like to a; no jargon; tone; short sentences; reply to; friendly; honest;
          no exaggeration; written by; like to friend; as i talk; few lines; name below; as i'd write;
          person i know; to one person; like talking; sounds like; first name; by name; no shouting;
          not shout; exclamation; no tricks; capital letters; plain text; not too long; keep short;
          human tone; personally written; three lines; tell a mate; simple language; like a letter;
          not advertising; real name; few words; short text
        `),
        ...everydayPhrases.plainly,
      ],
    },
    {
      id: 'check',
      label: 'Checking it, and trying it on a part',
      synonyms: phrases(`
        test mail; mobile; spam; proofread; typos; dark mode; send it to myself; a/b; part of list;
        two subject; two versions; ten percent; test group; control group; not get it; to own phone;
        press each; someone else reads; wrong price; to fifty; few hundred first; read it beforehand;
        group which didn't; didn't get the mail; without the mail; small group first
      `),
    },
    {
      id: 'consent',
      label: 'Consent and the way out',
      synonyms: phrases(`
        consent; unsubscribe; opt out; gdpr; permission; data protection; easy to leave; frequency; opt-in;
        sign off; privacy; too many mails; said yes; get off; stop it easily; once month; not every week;
        way out; no more mails; leave the list
      `),
    },
    {
      id: 'results',
      label: 'Judging the result',
      synonyms: phrases(`
        open rate; click rate; revenue per; conversion; how many bought; unsubscribes; replies; leave list;
        signed off; long-term; who ordered; how many ordered; ordered more; how many left; asked me to stop;
        look who bought; how many clicked; clicked and bought; places fill; fill up; fill up and;
        how many signed; signed up; sales after; more sold; what it sold; came to the shop;
        how many answered; how many unsubscribed
      `),
    },
  ],
};

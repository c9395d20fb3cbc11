import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const marketing20: Question = {
  id: 'marketing-20',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'trust',
  prompt:
    "How do you use customers' reviews and success stories in your marketing so that they help and stay honest?",
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that good reviews are shown; neither how they are gathered nor permission or truth is named.',
    3: 'Asks customers for reviews and permission and shows them, but not what happens with bad ones or how a story stays true.',
    5: 'Asks all customers and says where something was given for it, gets consent to each quote and keeps its meaning, leaves bad ones up with an answer, wants figures that were measured and says for whom they hold, places them where people doubt, and removes what is out of date.',
  },
  concepts: [
    {
      id: 'gathering',
      label: 'Asking all of them',
      synonyms: phrases(`
        ask all; ask every; ask each; every buyer; every customer; every client; not only happy;
        not just happy; not only fans; after purchase; after buying; after they have used; really used;
        automatic mail; really bought; easy to leave; independent platform; right moment; real customers;
        only real; from real; real reviews; ask everybody
      `),
    },
    {
      id: 'rewards',
      label: 'No bought praise',
      synonyms: phrases(`
        pay for stars; not pay for; pay for reviews; buy reviews; bought reviews; fake; invent;
        write ourselves; own employees; gets something; get something for; reward; free month; discount for;
        mark it; mark as; labelled; disclose; sponsored; incentive; free product; not paid; were paid;
        made up reviews; made up stars; made up praise; i don't pay; not pay; pay for nice; gets a present;
        no present; own words; buy praise
      `),
    },
    {
      id: 'consent',
      label: 'Consent to each quote',
      synonyms: phrases(`
        permission; consent; yes in writing; ask before; show text; show them text; let them read; approve;
        approval; take it back; withdraw; name and photo; anonymous; first name; may use; allowed to use;
        agree to; data protection; happy to be named; agreed in writing; written consent; use their words;
        they agree; ask folk
      `),
    },
    {
      id: 'meaning',
      label: 'Keeping the meaning',
      synonyms: phrases(`
        turn meaning; twist; shorten; word for word; own words; exact words; original words; exact quote;
        out of context; not edit; not embellish; exaggerate; cherry-pick; typos; genuine; authentic;
        prettify; not polish; half sentence; same meaning; change meaning; keep meaning;
        not change the meaning; not change what; as they said them; don't pretty; pretty them up;
        what was difficult; difficult too; nothing added; no more beautiful; not nicer; make nicer;
        nicer than; whole story; true story; keep the words
      `),
    },
    {
      id: 'bad',
      label: 'Bad ones stay, with an answer',
      synonyms: phrases(`
        bad ones; bad reviews; criticism; stay up; leave up; leave them up; not delete; answer them;
        reply to; respond to; one star; five stars; only good; only positive; nobody believes; too perfect;
        credible; believable; not hide; with answer; negative reviews; negative ones; critical reviews;
        don't delete; honest answer; expect wonders
      `),
    },
    {
      id: 'figures',
      label: 'Figures, and for whom they hold',
      synonyms: phrases(`
        they measured; numbers they; real numbers; real figures; with proof; on average; not guarantee;
        no guarantee; depends on; which kind of; kind of company; check facts; can be proved;
        check whether true; starting point; how long it took; have measured; they have measured;
        customer confirmed; must be typical; what's usual; real result; real results; true numbers;
        can check
      `),
    },
    {
      id: 'place',
      label: 'Where people doubt',
      synonyms: phrases(`
        where people doubt; next to price; near price; before order; before buying; at checkout;
        product page; resemble; similar customer; similar company; same industry; same size; same branch;
        like reader; recognise themselves; sales talk; landing page; objection; hesitate; in advert;
        in mails; near button; where they doubt; have doubts; where buyers doubt; people similar;
        like the reader; stories of people; same problem; same situation; same worry; who is unsure
      `),
    },
    {
      id: 'upkeep',
      label: 'Keeping them true, and learning',
      synonyms: phrases(`
        once a year; every year; every few months; go through them; take down; out of date; outdated;
        no longer true; not true any; still true; still customers; up to date; recent ones; with date;
        product people; product team; learn from; comes up often; come up often; recur; pass on;
        improve product; throw out; what they complain
      `),
    },
  ],
};

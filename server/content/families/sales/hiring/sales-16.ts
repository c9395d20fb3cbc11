import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const sales16: Question = {
  id: 'sales-16',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'discovery',
  prompt:
    'Imagine a buyer you do not know sends you a list of forty requirements and wants nothing but a price by Friday. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Fills in a price or throws the list away; nothing is asked.',
    3: 'Asks for a talk or about some requirements, but not who decides, what lies behind the list, or whether the effort is worth it.',
    5: 'Asks quickly for a talk and says what the buyer gains by it, finds out what led to the list, what on it counts most, who decides and how, whether the date is real and another firm is set, weighs the effort against the chance, answers what counts and says what cannot be done, and agrees on a next step.',
  },
  concepts: [
    {
      id: 'talk',
      label: 'Asking for a talk first',
      synonyms: phrases(`
        ask for twenty minutes; ask for a call; ask for a meeting; for a short call; short call; quick call;
        call him; call the buyer; talk before; speak before; speak to the buyer; talk to the buyer;
        before i send; before i give a price; not just fill; not just send; first talk; meet them;
        a conversation; reply quickly; twenty minutes with him; twenty minutes on the phone;
        ask some questions; on the phone first; see the site; meet first; before any price
      `),
    },
    {
      id: 'behind',
      label: 'What led to the list',
      synonyms: phrases(`
        made them write; why they wrote; what lies behind; behind the list; behind the requirements;
        goes wrong today; what goes wrong; go wrong today; what problem; which problem; the problem they;
        what changed; what they use today; current supplier; current system; unhappy with;
        what they want to achieve; want to achieve; what they want to change; trying to solve; the need;
        real need; who will use; what they hope
      `),
    },
    {
      id: 'priorities',
      label: 'What on it counts most',
      synonyms: phrases(`
        which five; five of the forty; could not live without; cannot live without; can't live without;
        cannot do without; nice to have; most important; what matters most; what counts most; counts most;
        priority; priorities; order of importance; go through the list; through the list; really need;
        really important; what is essential; open questions; unclear points; not clear; really necessary;
        which are necessary; which points; must haves; what matters; needed most; really matters;
        sort the list
      `),
    },
    {
      id: 'deciding',
      label: 'Who chooses, and how',
      synonyms: phrases(`
        who'll choose; who will choose; who chooses; who decides; who will decide; who makes the decision;
        decision maker; who signs; who has to approve; who wrote it; who wrote the list;
        how they'll compare; how they compare; how they decide; how they choose; choose and how;
        compare the offers; criteria; purchasing department; budget; how much money; whoever will use;
        who wrote; who uses it; what they can spend; can spend; have to spend; who pays; who else;
        what decides; how they pick
      `),
    },
    {
      id: 'rivals',
      label: 'Whether another firm is set',
      synonyms: phrases(`
        another firm; other suppliers; other vendors; other offers; competitor; competitors; competition;
        worked with another; sound like one; written by; written for; who else was asked;
        how many they asked; how many suppliers; make another offer look; comparison offer; already chosen;
        already decided; just need; third offer; fill the quota; only compare; benchmark; second quote;
        already picked; picked someone; picked already; need a quote; someone in mind; compare prices;
        only for comparing; only a price; play us; other firm
      `),
    },
    {
      id: 'effort',
      label: 'Whether the date and the effort are worth it',
      synonyms: phrases(`
        how much time it costs; how much time; time it costs; worth it; worth the; worth my; worth our;
        we win perhaps; win perhaps; how often we win; win rate; does it fit; fit for us; fits us;
        the right customer; ideal customer; size of the; big enough; how big; politely no; decline;
        not answer; look them up; their website; if friday; why friday; friday is fixed; until friday;
        fixed because; what happens on friday; what happens after friday; the deadline; a few more days;
        more time; next week; when do they need; when do they want to; when it should start; timeline;
        start date; chance to win; chance is small; small chance; is the work worth; work is worth;
        worth the work; if they won't talk; won't talk to me; not bother; how likely; don't bother
      `),
    },
    {
      id: 'answer',
      label: 'An answer that holds',
      synonyms: phrases(`
        give a number; a number that will hold; price range; rough price; what it rests on; rests on;
        on condition; short offer; template; standard offer; say openly; say honestly; honest about;
        cannot do; not offer; answer the five; answer in detail; in detail; two versions; three versions;
        basic version; get a range; not a fixed; fixed price; something rough; a good offer; make an offer;
        send something; rough figure; what's included
      `),
    },
    {
      id: 'next-step',
      label: 'A next step',
      synonyms: phrases(`
        agree on a day; agree on a date; agree on a time; go through it together; go through the offer;
        present the offer; present it; walk them through; next step; next appointment; appointment;
        follow up; call again; call back; call after; meeting next; demo; show them; ask what they think;
        feedback; talk on friday; in the calendar; in the diary; stay in touch; talk next;
        sit down together; sit together
      `),
    },
  ],
};

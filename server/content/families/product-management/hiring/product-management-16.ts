import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement16: Question = {
  id: 'product-management-16',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'discovery',
  prompt:
    'Imagine support hears the same complaint every day, but the users you talk to say that everything is fine. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Believes one side and leaves it there, or orders a survey; nobody looks at what happens.',
    3: 'Reads complaints or asks users, but does not ask why the two pictures differ, or how many are affected.',
    5: 'Asks why the two pictures differ and whom they had talked to, reads and hears complaints at the source, finds out who complains, watches those people do it, counts how many and how badly, changes something small and looks whether complaints go down, and tells support what came of it.',
  },
  concepts: [
    {
      id: 'own-view',
      label: 'Why one hears something else',
      synonyms: phrases(`
        who like us; who likes us; people who like; friendly users; polite; too polite; want to be nice;
        used to it; got used to; workaround; the wrong people; the wrong users; wrong questions;
        ask the wrong; whom i talk to; who i talk to; only talk to; talked only to; talk to others;
        different people; not the same people; only the happy; happy customers; the loud ones;
        don't complain to; do not complain to; why i don't hear; why the difference; contradiction;
        how i asked; whom i chose; wrong crowd; talking to the wrong; old hands; got used;
        moan to somebody's face; to somebody's face; to my face; to their face; don't like to moan;
        don't like to complain; they don't dare; they are shy; tell doctor all is well; tell me all is well;
        ask my users different; ask different; ask differently; ask in another way; my own users;
        they don't tell; people hide; my users are; the friendly ones
      `),
    },
    {
      id: 'source',
      label: 'Reading and hearing the complaints',
      synonyms: [
        ...phrases(`
          read fifty; read the tickets; read the complaints; read through; read the messages;
          the exact words; listen in; listen to calls; listen to the calls; recordings; sit with support;
          sit next to support; sit in support; an hour in support; spend a day in support; spend a day with;
          talk to support; ask support; answer calls myself; take calls; examples from support;
          in their own words; what exactly they; chat logs; listen in on calls; listen in on few;
          believe support; hear it every day; read tickets; count tickets; count them; hear it myself;
          hear myself; sit at the phone; answer the phone; pick up the phone; take a few calls;
          a day with support; for a day with
        `),
        ...everydayPhrases.byEye,
      ],
    },
    {
      id: 'who',
      label: 'Who it is that complains',
      synonyms: phrases(`
        who complains; who is complaining; who writes; who calls; new or old; new customers; old customers;
        new users; which customers; which users; kind of customer; type of customer; phone or computer;
        which plan; which device; which version; which country; what they have in common; have in common;
        same browser; sort by; group by; belong to; segment; segments; who's complaining;
        exactly those people; talk to exactly those; those who complain; who complained;
        the ones complaining; what kind of customers; maybe new ones; from one country; same country;
        people who phone; who phones; who rings; call them and; ring them; ask to meet; which people;
        new people
      `),
    },
    {
      id: 'watching',
      label: 'Watching them do it',
      synonyms: [
        ...phrases(`
          watch them; watch her; watch him; while i watch; watch somebody; see them do; let them show;
          let me see; show me how; show me what; share their screen; screen share; sit next to them;
          visit them; usability; try it myself; reproduce; do the same steps; try the same;
          go through the same; look over; ask to show me; ask them to show; watch users; do the job;
          see them do it; instead of asking; find out where they get stuck; with my own eyes; go and see;
          go to see; look how they; on the spot; stand beside
        `),
        ...everydayPhrases.watched,
      ],
    },
    {
      id: 'extent',
      label: 'How many are affected, and how badly',
      synonyms: phrases(`
        look in the data; in the data; check the data; how many stop; how many get stuck; how many people;
        how many users; one in a hundred; one in ten; how bad; how badly; pay most; cancel because;
        leave because; how much it costs; how much time; usage data; analytics; step where; at that step;
        refunds; worth solving; really run into it; run into it; look at the numbers; check numbers;
        see how often; big problem or; small problem or; does it cost us; do they leave; customers go
      `),
    },
    {
      id: 'cause',
      label: 'Looking for the cause',
      synonyms: phrases(`
        the reason for; find out why; what lies behind; root cause; misunderstand; misunderstood;
        don't understand; do not understand; don't find; do not find; can't find; cannot find;
        expect something; trying to do; tried to do; try to achieve; want to achieve; what they want;
        same problem or; several problems; where it comes from; where trouble comes from; what goes wrong;
        what exactly goes wrong; why it hurts; find the fault; is it the product; is it a bug;
        something unclear; not clear to
      `),
    },
    {
      id: 'change',
      label: 'Changing something and looking again',
      synonyms: phrases(`
        one small thing; small change; fix one; change the text; simple fix; first fix; quick fix;
        a first version; prototype; see if the calls; calls go down; complaints go down; fewer complaints;
        fewer calls; fewer tickets; within two weeks; half of the users; see whether it; look again;
        whether it helped; if it helps; priority; prioritise; repair it; change it; put it right;
        complaint stops; complaints stop; calls stop; hear it less; hear less; less complaints;
        ask support again; look after a month
      `),
    },
    {
      id: 'support',
      label: 'Telling support, and staying in touch',
      synonyms: phrases(`
        tell support; thank support; feedback to support; report back; inform support; let support know;
        answer for support; text for; what to tell; an hour a month; once a month; regular meeting;
        meet support; list of the most frequent; top ten; tell the customers; call back; let them know;
        take it seriously; tell support what; tell them what we; thank them; go back to support;
        back to support; tell support people; keep listening to support; every week with support;
        visit support; sit with support every; speak with support; invite support
      `),
    },
  ],
};

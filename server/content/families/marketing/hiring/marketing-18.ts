import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing18: Question = {
  id: 'marketing-18',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'channels',
  prompt:
    'Tell me about a time you won somebody, such as another company, a club or a well-known person, to help bring an offer to new people.',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that there was a partner and that it went well; neither why this one nor what was agreed is told.',
    3: 'Names the partner, what both did and that people came, but not what was in it for the partner or how it was counted.',
    5: 'Says whom the offer lacked and why this partner reaches them, asks first what the partner needs, proposes something good for both, agrees who does what, tries it small, counts what came of it, and repeats or ends it for that reason.',
  },
  concepts: [
    {
      id: 'gap',
      label: 'Whom you did not reach',
      synonyms: phrases(`
        no money for; did not reach; could not reach; not reaching; nobody knew us; did not know us;
        knew us; never heard of us; wanted to reach; hardly any; too few members; too few customers;
        new in town; needed more; only regulars; empty seats; small budget; no budget; without budget;
        adverts brought; tell its members; were unknown; same faces; not enough; hard to reach
      `),
    },
    {
      id: 'choice',
      label: 'Why this partner',
      synonyms: phrases(`
        already has people; already knew; same people; same customers; same audience; same readers;
        people that need us; their members; its members; their followers; followers; their readers;
        their customers; subscribers; not competitor; complement; thought about who; trusted by;
        people trust; well known in; fits our; known channel; had watched; explained why it;
        everybody knows; many listen
      `),
    },
    {
      id: 'need',
      label: 'What the partner needed',
      synonyms: phrases(`
        asked first; asked what she; asked what he; what it needed; members lacked; what they lacked;
        gets asked for; what they needed; her problem; their problem; something nice for; no work with;
        saved them; looking for content; wanted to offer; he needed; she needed; they needed;
        not ask for a favour; good for both; what he wanted; what was missing; what they missed
      `),
    },
    {
      id: 'proposal',
      label: 'What you proposed',
      synonyms: phrases(`
        my proposal; i offered; offered them; offered her; offered him; offered monthly; instead of logo;
        for free; check for free; fixed price; special price; members price; discount for; commission;
        in return; exchange for; workshop for; evening for; joint; free samples; guest article; talk for;
        raffle; both sides win; sample of; i offered that; sent a small; small box; sent a box;
        let me speak; left free; free to say; we'd sing; i suggested
      `),
    },
    {
      id: 'agreement',
      label: 'Who does what',
      synonyms: phrases(`
        wrote on page; on one page; wrote down who; short contract; shook hands; their newsletter;
        her newsletter; his newsletter; intranet; notice board; put up poster; we bring; they put; she puts;
        he puts; he posted; she posted; they posted; agreed that they; their part; our part;
        responsible for; made a video; he agreed; she agreed
      `),
    },
    {
      id: 'small',
      label: 'Trying it small',
      synonyms: [
        ...phrases(`
          tried it once; one evening; one afternoon; small test; trial run; first event; single event;
          in one branch; one branch; one club first; before we went; start small; started small;
          only one month; see if it; first time; small box
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'counting',
      label: 'What came of it',
      isOutcome: true,
      synonyms: phrases(`
        card with; coupon; turned up; turn up; nineteen people came; people came; members bought;
        new members; new customers; sign-ups; signed up; registrations; came to shop; cost per;
        hours of work; per customer; each new; how they heard; counted how; sold out; more bookings;
        new clients; customers from
      `),
    },
    {
      id: 'after',
      label: 'Repeating or ending it',
      synonyms: phrases(`
        other companies; more companies; more clubs; other clubs; one i stopped; stopped one; ended one;
        because nobody; still run; still work with; every month since; every year; twice year; renew;
        extended; short report; reported back; told them how many; ever since; others asked; then others
      `),
    },
  ],
};

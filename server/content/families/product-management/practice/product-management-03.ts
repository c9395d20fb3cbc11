import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement03: Question = {
  id: 'product-management-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'delivery',
  prompt:
    'Tell me about a time you made the scope of something smaller so that it could be finished. What did you leave out, and why that?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that things were cut or postponed; neither the aim nor a reason for the choice is named.',
    3: 'Names what was left out and the reason for it, but not who took part in the choice or what happened without it.',
    5: 'Names the aim that had to be kept, what was left out and on what grounds, who was asked and told, what those who built it proposed, and what its absence later cost or showed.',
  },
  concepts: [
    {
      id: 'aim',
      label: 'What had to be kept',
      synonyms: phrases(`
        core of it; what really mattered; essential part; main goal; what users could not; had to work;
        bare minimum; mvp; smallest version; heart of it; really needed; most urgent part; whole point;
        cannot do without; have to work; at the heart; was the heart; the core; main thing; needed most;
        the point of; get into; most important for; needed to work; core of; one job; main task;
        what a visitor needs; what they need most; what they need on; all we need; all we needed;
        can't live without; cannot live without; only what is needed; most necessary; the necessary;
        must haves; what has to work; the basics; the essentials; most used; people always order;
        guests always order; what customers need
      `),
    },
    {
      id: 'left-out',
      label: 'What was left out',
      synonyms: [
        ...phrases(`
          left out; dropped the; nice to have; moved to later; second release; removed from scope;
          did by hand; manually instead; only one language; left away; threw out; put off; could wait;
          came later; on paper instead; crossed out; so we dropped; we dropped; we cut; cut out; struck out;
          one instead of; went without; kept for later; put aside; did not build; didn't build; left aside;
          let's forget; forget about; cut it down; cut down to; took away; skip the; wait until;
          left for later; second step; after opening; pushed back; gave up on; reduced it to; reduced list
        `),
        ...everydayPhrases.smallerFirst,
      ],
    },
    {
      id: 'criterion',
      label: 'How you chose',
      synonyms: phrases(`
        how many users; hardly anyone; most people never; rarely used; sorted by; what takes longest;
        least value; value against effort; used by few; depends on; who would miss; how often somebody;
        how long it takes; what hurts least; few would miss; most work for least; for each piece;
        for every piece; asked ourselves; whether anyone; would anyone miss; what happens without;
        used least; least used; by hand for; first thing people; few people use; few people used;
        people don't use; not many use; shared the same; always order; easiest to make; quickest to;
        made a list of everything; went through each; asked customer; asked what customers;
        what people use most; how much work each; which takes most; what costs most; what is safe;
        sorted the list; least important
      `),
    },
    {
      id: 'pressure',
      label: 'Why it had to be smaller',
      synonyms: phrases(`
        ran out of time; two weeks left; contract date; trade fair; budget was; lost developer;
        behind schedule; fixed date; before season; not finish everything; more than planned; day was fixed;
        no way to; not enough time; not enough people; fell ill; three weeks before; not make it;
        would not make; wouldn't make; no way we; short of time; date was fixed; was off sick; weeks left;
        could not finish all; couldn't finish all; never have made it; only had weeks; only had days;
        the fair was on; the day was fixed; too much for the time; before winter; never have been ready;
        too much work; only three people; never finish; not be ready; would be late; would have been late;
        time was short; time was running; running late; had promised date; not manage; couldn't manage;
        could not manage everything; money ran out
      `),
    },
    {
      id: 'builders',
      label: 'Deciding with those who build it',
      synonyms: phrases(`
        asked developers; with engineers; with designer; developers suggested; engineer proposed;
        went through list; estimated together; planning session; sat down with the; team decided;
        whiteboard; asked those who; programmer said; programmers; people who build; told me which;
        sat together; went over with; they knew what; what was eating; eating time; how long each;
        took longest; people who built; the workers; team agreed; with the team; asked the team;
        people doing the work; those who did work; the crew; talked with crew; asked the builders;
        my team said; we decided together; decided together
      `),
    },
    {
      id: 'telling',
      label: 'Telling those who waited for it',
      synonyms: phrases(`
        told client; told sales; told customers; explained to; agreed with the; stakeholder; got agreement;
        sent note; showed them list; let them choose; they could live with; told them what; told myself;
        showed them what; no surprise; let know; explained why; told the guests; told boss what;
        what is missing; when rest comes; explained to customer; warned them; wrote to customers;
        talked to the client; agreed with client; agreed with boss; put up notice; asked if that was ok
      `),
    },
    {
      id: 'after',
      label: 'What happened without it',
      isOutcome: true,
      synonyms: phrases(`
        released on time; finished on time; nobody missed; nobody asked; we added it later; went live;
        built it later; was never needed; launched on; first version; never built; was ready; opened on;
        nobody rang; no one missed; no one asked; not missed; ready on; ready before; came out later;
        added later; was added; followed in; still missing; to this day; worked on day; looking back;
        came a month later; came the month after; came afterwards; nobody asked for them;
        nobody asked for it; done on time; on time; ready on time; in time for; delivered early;
        people were happy with; worked fine without; did just fine; nobody complained; no one complained;
        nobody noticed; no one noticed; added it after
      `),
    },
  ],
};

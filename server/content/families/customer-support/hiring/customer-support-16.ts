import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport16: Question = {
  id: 'customer-support-16',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'communication',
  prompt:
    "Imagine you learn that a customer's order will come three weeks later than promised, and they do not know it yet. What would you do?",
  suggestedSeconds: 150,
  anchors: {
    1: 'Waits until the customer asks, or sends a general apology; neither a new date nor a way out is named.',
    3: 'Tells the customer soon, with the reason and a new date, but not how sure the date is or what the delay means for them.',
    5: 'Finds out first what happened and which date will hold, tells the customer the same day with the bad news first, apologises without blaming others, asks what the delay means for them, offers ways out such as a part, a replacement or cancelling, and stays in touch until it has arrived.',
  },
  concepts: [
    {
      id: 'facts',
      label: 'A date that will hold',
      synonyms: phrases(`
        new date; safe date; which date is safe; realistic date; reliable date; date i can; date that holds;
        date we can keep; sure of date; confirm date; what really happened; find out why; find out when;
        where it is stuck; talk to dispatch; ask dispatch; ask warehouse; ask supplier;
        check with production; check with logistics; second delay; delay twice; moving it second; get facts;
        ask purchasing; if it's solid; make certain; true date; add a few days; real reason; when exactly;
        call the factory; ask the factory; ask the maker; ring the supplier; ring the maker
      `),
    },
    {
      id: 'early',
      label: 'Telling them before they ask',
      synonyms: [
        ...phrases(`
          ring them; ring customer; call customer; by phone; not wait; do not wait; before they notice;
          as soon as i know; proactive; proactively; mail can be overlooked; rather than mail; not by mail;
          before they find out; find out themselves; the day you know; not when it's due; get in touch;
          ring the owner; straight off
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'plainly',
      label: 'Saying it plainly',
      synonyms: [
        ...phrases(`
          first sentence; bad news first; straight to point; say it plainly; say straight; be honest;
          say honestly; tell truth; not sugarcoat; around bush; clear words; give reason; reason in one;
          tell them why; explain why; what went wrong; without excuses; no excuses; not hide; say why;
          new date; say clearly; tell them straight; no beating; straight out
        `),
        ...everydayPhrases.plainly,
      ],
    },
    {
      id: 'apology',
      label: 'Apologising without blaming others',
      synonyms: [
        ...phrases(`
          apologise; apology; sorry; our responsibility; take responsibility; not blame; without blaming;
          blame supplier; push it onto; we broke; broken promise; i understand that; annoying for them;
          regret that; not make excuses; we promised; not the driver; don't blame; ask for pardon;
          stand up for
        `),
        ...everydayPhrases.owned,
      ],
    },
    {
      id: 'meaning',
      label: 'What the delay means for them',
      synonyms: phrases(`
        what it means for; what this means for; need it for; need it by; need by; by when they need;
        how urgent; how bad is it; what depends on; depends on it; their plans; what they planned;
        have planned with; what would help; help them more; which part they need; causes for them;
        trouble it makes; what do they need; special day; needs it for; can they wait; can you wait;
        wait that long
      `),
    },
    {
      id: 'ways-out',
      label: 'Offering ways out',
      synonyms: [
        ...phrases(`
          or cancel; rather cancel; cancel for free; cancel order; refund; loan; lend; substitute;
          similar product; similar model; other model; meantime; part of it; partial delivery; deliver part;
          send part; other branch; voucher; discount; let them choose; give choice; goodwill; bridge time;
          can cancel; help to cancel; other solution; part sooner; something else; you pay; i pay; we pay;
          another shop; other shop; get it faster
        `),
        ...everydayPhrases.offered,
      ],
    },
    {
      id: 'contact',
      label: 'Staying in touch',
      synonyms: phrases(`
        in writing; confirm by mail; written confirmation; follow up; keep posted; keep informed;
        keep updated; keep them up to date; reminder; call again; ring again; ring before; before new date;
        until it arrives; until it has arrived; check in; stay in touch; tracking; hear from me;
        note in order; when it leaves; each week; let them know; once a week; they can reach; reach me
      `),
    },
  ],
};

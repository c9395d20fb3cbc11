import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales20: Question = {
  id: 'sales-20',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'trust',
  prompt:
    'Tell me about a time something you had sold or promised did not hold after the customer had agreed. What did you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Blames others or the customer, or hands it on; the customer is not told anything.',
    3: 'Apologised and had it mended, but waited to be asked, did not find the cause, or does not say what it cost or meant for the customer.',
    5: 'Names what was promised and what went wrong, told the customer without being asked and with their own part, looked how far it went, asked what would help most, arranged help at once and a lasting remedy with a date, says what it cost and who had to be won for it, looked later, and changed what led to it.',
  },
  concepts: [
    {
      id: 'broken',
      label: 'What was promised, and what failed',
      synonyms: phrases(`
        had told them it; told them it would; had promised; we promised; promised them; promised her;
        promised him; had sold; was sold; would last; would work; came apart; did not work; didn't work;
        didn't fit; did not fit; did not hold; stopped working; fell off; too late; too slow; too small;
        wrong size; wrong one; was missing; delivery was; not delivered; was delayed; not ready; faulty;
        went bust; gone bust; fell through; could not deliver; couldn't deliver; price went up;
        double the time; not possible; pulled out; sold out
      `),
    },
    {
      id: 'unasked',
      label: 'Telling it without being asked',
      synonyms: [
        ...phrases(`
          did not wait; didn't wait; without waiting; before she complained; before he complained;
          before they complained; had not complained; hadn't complained; not even noticed; had not noticed;
          hadn't noticed; called the owner; called the customer; called him; same evening; within an hour;
          next morning; drove there; drove to; went to see; in person; told her what; told him what;
          told them what; told the customer; told them early; rang them before; told them before;
          before they noticed; before they asked; rang before they; went personally; before she heard;
          before he heard; before they heard; heard it from; told plainly; told everybody
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'own-part',
      label: 'Owning it, without excuses',
      synonyms: [
        ...phrases(`
          i had not checked; hadn't checked; should have checked; should have asked; should have tested;
          apologised; said sorry; sorry; without blaming; blaming anybody; not blame; did not blame;
          took responsibility; take responsibility; owned up; had promised too much; promised too much;
          could not keep; i was wrong; what i knew; did not know; no excuse; too early; promised before;
          not blame the; i had promised; felt responsible; stood by; took the blame
        `),
        ...everydayPhrases.owned,
      ],
    },
    {
      id: 'extent',
      label: 'How far it went',
      synonyms: phrases(`
        how bad; one in three; all the others; other customers; the other places; drove to four;
        with a camera; checked all; went through all; every third; what it meant; what that meant;
        lost a day; could not open; had to close; who was hit; who was affected; paid already; already paid;
        opening day
      `),
    },
    {
      id: 'needs',
      label: 'What would help the customer most',
      synonyms: phrases(`
        asked what would help; what would help; help most; helped most; what she needed; what he needed;
        what they needed; needed most; most urgent; what was urgent; asked her what; asked them what;
        needed it for; for the weekend; were angry; furious; disappointed; let them choose; offered her;
        offered him; offered them; gave them the choice; choice between; two choices; two options;
        could choose; could step back; step back; step out; what she wanted; what he wanted;
        what they wanted; let him choose; let her choose
      `),
    },
    {
      id: 'remedy',
      label: 'Help at once, and a lasting remedy',
      synonyms: phrases(`
        in the meantime; for the time being; as a stopgap; borrowed; lent them; lent her; lent him;
        made new; made again; printed again; sent a new; sent new; money back; free of charge; for free;
        at our cost; our own cost; at our expense; sent someone; sent a technician; put in writing;
        by friday; with a date; paper ones; weekend shift; worked through; took it back; let them out;
        gave back the; gave them back; helped myself; went there myself; worked the weekend; without cost;
        no cost; found somebody else; paid the difference; out of our pocket; out of my pocket;
        from my own pocket; own pocket; in its place; we paid; i paid
      `),
    },
    {
      id: 'inside',
      label: "What it cost, and winning one's own side",
      synonyms: phrases(`
        had wanted to wait; wanted to wait; did not want to pay; didn't want to pay; the workshop;
        our engineers; our technicians; we lost about; lost about; lost us; cost me; my commission;
        commission; my bonus; no profit; was expensive; had to explain; fought for; insisted;
        asked for permission; agreed to pay; got the money; my boss did not; had to beg; persuaded my boss;
        cost us; made a loss; earned nothing; we paid
      `),
    },
    {
      id: 'later',
      label: 'Looking later, and what changed',
      synonyms: phrases(`
        called after; called again; called later; asked later; visited again; were fine; has held;
        held since; ordered again; ordered from us; orders from us; still a customer; still our customer;
        still buys; still buy; stayed with us; trusts me; trust me; now nobody; test first; without a test;
        i ask first; never promise; don't promise; no longer promise; checklist; before i promise;
        new supplier; found out why; found that the; he stayed; she stayed; now i ask; before i say;
        before i name; in writing first; had it on paper; book again; booked again
      `),
    },
  ],
};

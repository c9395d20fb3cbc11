import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales05: Question = {
  id: 'sales-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'pipeline',
  prompt:
    'Tell me about a time your sales forecast turned out to be wrong by a wide margin. What had you missed, and what did you change in how you or others forecast?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Blames the market or a customer; no size of the gap, no sign that was overlooked, no change made.',
    3: 'Names the size of the gap and one cause, and a change in their own habit, but not when others were told or whether the next forecasts were closer.',
    5: 'Names the gap in figures, the sign that was there and not read, when and whom they told, the rule or review introduced for others, and how far later forecasts were off.',
  },
  concepts: [
    {
      id: 'gap',
      label: 'Size of the gap',
      synonyms: phrases(`
        per cent; shortfall; under plan; we planned; we sold; we closed; had forecast; i had said;
        percent below; percent short; percent too; far too high; far too low; forecast and we; below what;
        had said; came out at; came in at; half of what; short by; wide of; ended on; only half;
        less than half; sold only; nowhere near; way off; wide off; expected and got
      `),
    },
    {
      id: 'cause',
      label: 'What went wrong in the deals',
      synonyms: phrases(`
        procurement; renewal; tender; budget cut; changed job; left the company; hung on; two big;
        big deals; big customers; deals slipped; postponed; did not know was; new boss; moved their;
        moved to next; put off; pushed to; no budget; money was gone; stopped buying; counted as;
        counted twice; decision was; budget was cut; was cut; competitor took; budget closed;
        new competitor; nobody signed; customer dropped out; order fell through; fell through;
        had missed that
      `),
    },
    {
      id: 'bias',
      label: 'Optimism and bias',
      synonyms: phrases(`
        optimistic; optimism; gut feeling; relied on; was too optimistic; wanted to believe;
        took for granted; wishful; people told me; believed what; too hopeful; looked away; nice to me;
        told myself; what customers said; listening to what; hoped too; never questioned
      `),
    },
    {
      id: 'buyer-evidence',
      label: 'Evidence from the buyer',
      synonyms: phrases(`
        decision maker; budget holder; person who signs; spoke with the person; person who decides;
        not with the owners; what could come in between; name a date; reason on the other;
        budget is approved; ask each customer; finance people; who signs; never asked when; met boss;
        their lawyer; when he can order; when she can order; when they can order; seen who signs;
        until it is signed; ask every client; ask every customer when; when can you order
      `),
    },
    {
      id: 'telling-others',
      label: 'Telling others early',
      synonyms: [
        ...phrases(`
          ceo; told my manager; told my boss; told the board; told finance; told them early;
          before the end of; went to my; i should have told; told her in; early enough; no surprise;
          so that production; before the end of the quarter; weeks before the end; had told the team;
          owned up to; said it openly
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'method',
      label: 'A better method',
      synonyms: phrases(`
        probabilities; conversion; historical; win rate; best case; worst case; we now only count;
        count a deal; count half; percent chance; past years; best and worst; new rule; counts only;
        only count; three groups; sure and; cut by; no date no; lower and higher number; low and high;
        several years; not only one number; don't count a thing; not count until; careful number;
        two numbers; compare with earlier
      `),
    },
    {
      id: 'review',
      label: 'A review rhythm',
      synonyms: phrases(`
        deal review; pipeline review; coach; checklist; go through all; went through the; every friday;
        open deals; all open deals; ask each other; once a week; twice month; what moved; fresh eyes;
        walk round; see what others; look at rivals; check every month
      `),
    },
    {
      id: 'accuracy',
      label: 'Later accuracy',
      synonyms: phrases(`
        accuracy; following quarter; next quarter; on target; next four quarters; following year;
        last year i was; last year we; precise; quarters since; the next two; hit it; came close;
        believed again; trust number; closer since; much closer; nearly right; fits better now
      `),
    },
  ],
};

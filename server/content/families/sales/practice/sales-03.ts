import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales03: Question = {
  id: 'sales-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'trust',
  prompt:
    'Tell me about a time you were honest with a customer, or with someone relying on your advice, although it cost you a sale or an advantage.',
  suggestedSeconds: 180,
  anchors: {
    1: 'States that honesty matters, or tells of a case in which being honest cost nothing.',
    3: 'Describes what the person was told and that a sale or advantage was given up, but not what was offered instead or what came later.',
    5: 'Says what did not suit the person, what exactly they were told and when, what it cost in figures or standing, which alternative was named, and what the person did later.',
  },
  concepts: [
    {
      id: 'misfit',
      label: 'Why it did not suit',
      synonyms: phrases(`
        overkill; too big; too expensive; never use; limitation; did not need; not need it; not worth it;
        too big for; too expensive for; was enough; is enough; small one is enough; cheaper one; cannot do;
        she not need; would never use; never use it; suited her better; suited him better;
        more than they needed; more than he needed; more than she needed; would not fit; did not fit;
        didn't fit; far too big; too strong; didn't need; no use to; no use for; would not work;
        wouldn't work; would not last; wrong for; wrong thing; only rides; not need; more than needed;
        not suitable; unsuitable; not fit; not right one; small one does it; small one does the;
        lives alone; uses less; all she needs; all he needs; good for one more; good for another;
        still good; would last another; do for years; bigger than; more than he needs; more than she needs;
        does not need that; small one would; didn't need it; too good for; holds longer; would do fine;
        would be enough
      `),
    },
    {
      id: 'telling',
      label: 'Saying it openly',
      synonyms: phrases(`
        upfront; told the customer; said openly; advised against; told the truth; advised them;
        told a customer; told him openly; told her openly; explain to her; explain to him; explain that;
        tell them that; tell them it; tell him that; tell her that; said honestly; told them the;
        told him it; told her it; should not buy; shouldn't buy; not buy it; don't buy; would not take;
        wouldn't take; told truth; to be honest; be straight; warned them; warned her; warned him;
        not worth it; keep your money; told her straight; told him straight; told him so; told her so;
        told them so; said leave it; said save your; said don't; told him to keep; told her to keep;
        told him to wait; told her to wait; said you don't; said keep your; said him truth;
        told him plainly; told her plainly; said so openly; came clean; did not hide; said it straight;
        advised him against; talked him out; talked her out
      `),
    },
    {
      id: 'cost',
      label: 'What it cost',
      synonyms: phrases(`
        commission; margin; cost us; cost me; lost the sale; lost a sale; lost the deal; lost the order;
        lost the commission; lost money; smaller order; lose my bonus; lost that sale; lost a deal;
        earned less; a deal of; deal of; lost the; less money; cost me the; my commission; no commission;
        my bonus; the bonus; would have made; would have earned; would have brought; biggest sale;
        best sale; euros less; went home with; i lost about; lost about; pounds gone; euros gone;
        sale was gone; went without; would have sold; less that month; made less; sale gone for me;
        earned much less; earned nothing; cost a job; lost the job; less in the till; half the money;
        lost a customer; missed out on
      `),
    },
    {
      id: 'pressure',
      label: 'Pressure to act otherwise',
      synonyms: phrases(`
        temptation; most expensive; not amused; not pleased; boss wanted; manager wanted;
        would have been easy; end of the month; colleagues said; short of number; short of; our number;
        behind target; bad month; slow month; stood behind; breathing down; was told to; supposed to sell;
        had to sell; need to sell; every sale; on commission; colleagues laughed; thought i was;
        rolled his eyes; rolled her eyes; boss was not happy; my boss was not; boss wasn't;
        boss wasn't happy; boss shook; boss was cross; mad at me; shook his head; shook her head;
        asked if i was mad; asked if i had lost; could have kept quiet; nobody would have known; easy money;
        i needed the money; money was tight; would have signed at once
      `),
    },
    {
      id: 'alternative',
      label: 'What was offered instead',
      synonyms: [
        ...phrases(`
          cheaper; competitor; advised to; cheaper one; something else; advised to repair;
          smaller one would do; suggested the basic; suggested the smaller; suggested another;
          sent them to another; sent him to another; sent her to another; show a cheaper;
          recommended another; i advised; advised them to; advised her to; advised him to; keep old;
          showed her another; showed him another; repair old; second hand; another shop; other shop;
          sent them to; sent her to; sent him to; wait year; the small one; the cheap one; the simple one;
          wait a year; wait until next; come back next; keep what he had; keep what she had;
          keep what they had; keep the old one; told him to practise; a smaller job; named another
        `),
        ...everydayPhrases.offered,
      ],
    },
    {
      id: 'harm',
      label: 'Harm that was avoided',
      synonyms: phrases(`
        disappoint; return it; would have been unhappy; would have come back; waste of money; disappointed;
        would not have worked; otherwise they; otherwise he; otherwise she; would have paid; paid fortune;
        a fortune; in pain; would have cost; would have broken; would have come; would be unhappy;
        been unhappy; been angry; would have regretted; make her; been back; stuck with; money for nothing;
        money down the drain; wasted money; paid for nothing
      `),
    },
    {
      id: 'later',
      label: 'What came of it later',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          long term; reputation; loyal; referral; bought from me; recommended us; they came back;
          came back a; trusted us; trust me; sent us; years later they; two years on; a year on;
          buys from me; came back for; still comes; comes to me; every year; sent me their; sent their;
          sent friends; told neighbours; word got; to this day; trusts me; sent me his; sent me her;
          brought her daughter; brought his son; bought it from me; bought everything from me;
          bought a whole; asks for me; ask for me; sent me his brother; sent his brother; sent her sister;
          brought her sister; brought his brother; brought her son; came back with his; came back with her;
          trusts me now; recommended me to; next house; sends people; word of mouth; passed my name;
          hired me again
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

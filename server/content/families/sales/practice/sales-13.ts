import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales13: Question = {
  id: 'sales-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'value',
  prompt: 'How would you explain the value of a product to a buyer who looks mainly at its cost?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Lists features or says that quality has its price; nothing is asked of the buyer.',
    3: 'Names a saving or a longer life as a benefit, in general terms and without the figures of this buyer.',
    5: "Asks what the present way costs, works out savings and payback with the buyer's own figures, shows proof from a similar buyer or a trial, and says when the cheaper choice would be the right one.",
  },
  concepts: [
    {
      id: 'asking',
      label: 'Asking about their situation',
      synonyms: phrases(`
        ask how; priority; budget; do it today; let them tell; tell me what; what they need; what matters;
        what is important; find out what; why the price; why they look; what they do today; ask them how;
        ask them what; what they run; run today; what it sets; sets them; sets back; at the moment;
        i would listen; count for; why cost; what they paid; where the money; what they buy; what bothers;
        what goes wrong; how often it breaks
      `),
    },
    {
      id: 'total-cost',
      label: 'Cost over the whole life',
      synonyms: phrases(`
        total cost; long run; long term; lifetime; maintenance; hidden costs; running cost; over the years;
        over three years; over five years; over the whole; whole life; in the long run; how long it lasts;
        electricity; not only the price; what it costs over; price on sticker; sticker; one thing but;
        over five; over ten; spare parts; last longer; buy twice; cheap is; buy cheap; per month; per piece;
        throw away; lasts long; buy a new; in the end costs; in the end dearer; breaks after; keeps longer
      `),
    },
    {
      id: 'return',
      label: 'Savings and return',
      synonyms: phrases(`
        return on investment; roi; payback; revenue; pay off; productivity; pay for itself; break even;
        saves hours; saves two hours; saves time; saves money; savings; hours a day; paid in a year;
        pays back; earned keep; its keep; pays itself; paid for itself; how many months; saves each;
        save each; what it saves; hours saved; pays off; save per; savings per; saves enough; worth after;
        less energy; fewer repairs; how much time; time they lose; worth the money; not expensive any more;
        earns back; saved money; gain from; what they gain
      `),
    },
    {
      id: 'doing-nothing',
      label: 'The cost of doing nothing',
      synonyms: phrases(`
        downtime; risk; what it costs today; costs today; what that costs; what it costs them;
        today when it goes wrong; if nothing changes; doing nothing; keep the old; lost goods;
        people who leave; lost customers; everything stays; nothing changes; a day without; what a day;
        pay anyway; paying already; already pay; things that go wrong; mistakes cost; costs now;
        each breakdown; each mistake; goes in the bin; go to waste
      `),
    },
    {
      id: 'figures',
      label: 'Working with figures',
      synonyms: phrases(`
        calculation; spreadsheet; their own figures; with their numbers; work it out; on one sheet;
        on a sheet; put our price; excel; add up; own numbers; their own numbers; their numbers;
        their figures; your numbers; in euros; their bookkeeper; bookkeeper; check sums; not mine;
        last year's; speak in numbers; do the sum; sum themselves; work out what; what you spend;
        do the maths; count together; add it all
      `),
    },
    {
      id: 'proof',
      label: 'Proof',
      synonyms: [
        ...phrases(`
          case study; trial; demo; another customer; our clients; show a customer; similar customer;
          who is similar; let them try; proof; let have it; ring up; firm that; go and see; other customer;
          example from; somebody else who; let him try; let her try; try it out; who saved
        `),
        ...everydayPhrases.vouched,
      ],
    },
    {
      id: 'cheaper-choice',
      label: 'Comparing with cheaper choices',
      synonyms: phrases(`
        cheaper; smaller package; instalments; basic version; lease; competitor; low price; cheaper one;
        compare it with; smaller version; simple version; what is missing; price difference; cheap one is;
        cheap one; second hand; what they lose; one step; a cheap one; cheap costs; what the cheap;
        cheaper ones; the other one costs; next to the price; why it is cheaper
      `),
    },
    {
      id: 'honesty',
      label: 'Staying honest',
      synonyms: phrases(`
        honest; walk away; exaggerate; realistic; overpromise; conservative; right fit; not the right;
        tell them so; if it does not pay; does not pay off; not pay off; not worth it; not right for;
        promise too much; not exaggerate; careful; they believe it; i'd say that; tell him so; tell her so;
        better buy; is the better; doesn't pay; doesn't pay for; not need; don't need; no good; no promises;
        rather low; not talk; talk anyone; other shop
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales07: Question = {
  id: 'sales-07',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'negotiation',
  prompt:
    'Imagine a prospect tells you that a competitor offers the same for a fifth less. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would lower the price at once, refuse without a reason, or speak ill of the competitor.',
    3: 'Would ask what the other offer contains and name one difference that counts, but not what they would ask for in return for a concession or where they would stop.',
    5: 'Would compare both offers line by line with the prospect, ask which lines matter, show proof for the difference, trade any reduction for a named return, and say at which point they would let the deal go.',
  },
  concepts: [
    {
      id: 'price',
      label: 'What to do about the price',
      synonyms: phrases(`
        discount; cheaper; straight away; right away; no discount; not give a discount; lower the price;
        lower price; not go down; reduce the price; drop the price; just take off; match the price;
        go down with; stay calm; a fifth; not lower the price; lower the price only; the price only;
        go down with price; go down with the price; wouldn't drop; drop price; price straight; straight off;
        not cut; do not cut; don't cut; my price; not panic; not a word; go down in price; go down on the
      `),
    },
    {
      id: 'comparing',
      label: 'Comparing what is included',
      synonyms: phrases(`
        like for like; fine print; side by side; quote; see the offer; what is included; compare line;
        same quality; ask to see; find out if; see what get; get for that; delivery in; for like;
        both offers; small print; their offer; the other offer; compare exactly; what offer includes;
        scope of; detail of the; two quotes; rarely the same; often not inside; come on top; comes on top;
        not included
      `),
    },
    {
      id: 'priorities',
      label: 'What matters to the buyer',
      synonyms: phrases(`
        priority; really need; budget; what matters; what matters to them; matters to; what is important;
        apart from the price; what they need; what they want; counts most; matters most; most important;
        important to them; important for; cheap now; no trouble; trouble later; besides price;
        only the price; just the price; where it hurts; why they talk; talk to us; how will use;
        is it really the price; what else counts; what they worry
      `),
    },
    {
      id: 'own-value',
      label: 'What speaks for the own offer',
      synonyms: phrases(`
        quality; reliability; warranty; delivery; long run; when it breaks; comes when it breaks;
        what we do better; strengths; over three years; in the long; total cost; what it costs over;
        do the setup; person to call; somebody to call; you get; close by; better at; who answers;
        answers phone; made here; own people; our strengths; what makes us; service we; experience we;
        support we; after sales
      `),
    },
    {
      id: 'proof',
      label: 'Proof',
      synonyms: [
        ...phrases(`
          case study; testimonial; demo; trial; existing customers; proof; let them talk to; let them try;
          talk to somebody; speak to a; came over; changed to us; come and see; another customer;
          other customers; ask our customers
        `),
        ...everydayPhrases.vouched,
      ],
    },
    {
      id: 'trading',
      label: 'Trading, not giving',
      synonyms: [
        ...phrases(`
          in return; in exchange; volume; commitment; bundle; leave something out; take something out;
          smaller package; smaller version; longer contract; bigger order; pay earlier; come down bit;
          come down if; a bit if; if they take; if they order; if they sign; if they pay; in advance;
          pay early; all three; leave something; take something; something back; give and; exchange for;
          discount only; larger order; longer term; earlier payment; reduce scope; smaller scope;
          a discount only for
        `),
        ...everydayPhrases.offered,
      ],
    },
    {
      id: 'limits',
      label: 'Limits and approval',
      synonyms: [
        ...phrases(`
          approval; margin; walk away; how far; minimum; let them go; lowest price; ask my manager;
          ask my boss; talk to my manager; talk to my boss; let it go; not at any price; lose money;
          cannot go; ask upstairs; percent i; far i may; may go; go alone; not lower; not below; below that;
          nothing left; not under cost; cannot live from; under my cost; not worth it for
        `),
        ...everydayPhrases.approval,
      ],
    },
    {
      id: 'fairness',
      label: 'Staying fair and honest',
      synonyms: phrases(`
        bad-mouth; badly about; talk badly; criticise; honest; acknowledge; polite; not talk badly;
        not say anything bad; stay friendly; friendly; good company; good offer; take the other;
        if theirs is better; better for them; run down; never run down; not run down; speak badly;
        bad about; not lie; no lies; never promise; suits them; suits better; better for; is better;
        take theirs; good firm; part as; if theirs; tell them to take it; wish them luck; no hard feelings
      `),
    },
  ],
};

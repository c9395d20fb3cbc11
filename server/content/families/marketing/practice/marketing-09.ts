import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const marketing09: Question = {
  id: 'marketing-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'measurement',
  prompt:
    'Imagine the reports of your advertising platforms together claim more sales than the company has made. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Believes one of the reports, or none, and goes on; no cause is named.',
    3: 'Explains that platforms count the same sale more than once and compares with own sales, but tests nothing.',
    5: 'Takes own sales as the base, finds how each platform counts and over how long, compares order by order where privacy allows, asks buyers, tests by leaving out regions or pausing, tells effect from sales that would have come anyway, decides money on that with its doubt, and explains it to others plainly.',
  },
  concepts: [
    {
      id: 'base',
      label: 'Own sales as the base',
      synonyms: phrases(`
        own sales; shop system; bookkeeping; real orders; order numbers; actual sales; our database; crm;
        source of truth; own numbers; what is in till; in till; only till; money that came; what we sold;
        really sold; own books; our books; own figures; actual orders; till; order system; real sales;
        start from sales; bring back; as the truth; take the number from; our shop system; bank account;
        our own list; cash book; real number; only count
      `),
    },
    {
      id: 'counting',
      label: 'How each platform counts, and faults in it',
      synonyms: phrases(`
        attribution; window; last click; view-through; each platform; same sale; seven days; thirty days;
        definition; tag; pixel; fires twice; duplicate; test orders; tracking; refunds; currency;
        count same; same buyer; three sales for; clicks on another; wants to look; count double;
        counted double; counted twice; both count; both count it; all count; each counts; counts the same;
        compare the settings; same customer; claims the same; wants the credit; take credit
      `),
    },
    {
      id: 'orders',
      label: 'Comparing order by order',
      synonyms: phrases(`
        order by order; list of orders; order id; export; overlap; side by side; utm; deduplicate;
        utm links; customer journey; put together; take twenty; put them next to; same name;
        orders of one week; compare the orders; go through the orders; each order; customer by customer;
        look at single; take some orders; hold the lists; which order came
      `),
    },
    {
      id: 'buyers',
      label: 'Asking buyers',
      synonyms: phrases(`
        ask buyers; ask customers; survey; how did you hear; after purchase; question after; how they found;
        voucher code; where they heard; ask new; field in checkout; ask people at; first saw us;
        where did you see; ask at end; after they bought; after buying; at checkout; how did you find;
        heard of us; phone some; ask people what; its own number; number to ring; own code; ask each buyer;
        who sent them; ask in the shop
      `),
    },
    {
      id: 'test',
      label: 'Testing by leaving out',
      synonyms: phrases(`
        switch off; region; regions without; hold-out; test group; incrementality; geo; turn off;
        experiment; compare regions; two weeks without; stop one; not show; turn one of them; in north;
        leave it on; see if north; one half of country; sells less; switch one; leave one out; if we miss;
        look if sales; sales drop; in one area; pause one
      `),
    },
    {
      id: 'anyway',
      label: 'What would have come anyway',
      synonyms: phrases(`
        brand search; would have bought; retargeting; existing customers; organic; without ad; incremental;
        our name; already decided; extra sales; additional; base sales; loyal; would have come; types name;
        come without; know us already; come by themselves; bought anyway; come anyway; come regardless;
        know us anyway; regulars would
      `),
    },
    {
      id: 'decision',
      label: 'Deciding on it, with its doubt',
      synonyms: phrases(`
        budget; move money; marketing mix; cost per; blended; all spend divided; range; uncertainty;
        not exact; trend; overall; rough; one rule; marginal; total spend; spend by; know it roughly;
        only roughly; divide money; put more; give less; spend less on
      `),
    },
    {
      id: 'telling',
      label: 'Explaining it to others',
      synonyms: phrases(`
        management; one report; agree on; honest; stop reporting; agency; simple words; definition of;
        good guess; not truth; say it plainly; we do not know exactly; so everyone uses;
        explain to everyone; explain how; in meeting; for meeting; one table; one sheet; show them;
        simple picture; same table; tell boss; tell the boss; show the boss; one number; not add them;
        don't add
      `),
    },
  ],
};

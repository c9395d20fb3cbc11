import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement08: Question = {
  id: 'product-management-08',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'alignment',
  prompt:
    'Imagine your largest customer asks for a feature that nobody else needs, and the sales director has more or less promised it. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Builds it or refuses at once; neither the need nor the cost to others is looked at.',
    3: 'Talks to the director and weighs value against cost, but does not speak with the customer or offers no other way.',
    5: 'Learns what was promised in which words, hears the need from the customer, weighs the contract against cost and upkeep and the goal, finds another way or a form that serves more, decides with the director before the customer is told, and agrees how promises are made in future.',
  },
  concepts: [
    {
      id: 'promise',
      label: 'What exactly was promised',
      synonyms: phrases(`
        what exactly; which words; what he said; what she said; was it promised; in writing;
        is it in contract; what was promised; read contract; how firm; what did he say; what did she say;
        see mail; what he wrote; how sure it sounded; black on white; what exactly he; said to them;
        in the contract; given word; what they heard; what they expect; find out what he said;
        what he promised; what she promised; said exactly; really promised; already promised; did he promise;
        did she promise; what was agreed; what was said; have a word with; what the customer was told;
        was told; how far he went
      `),
    },
    {
      id: 'need',
      label: 'Hearing the need from the customer',
      synonyms: [
        ...phrases(`
          talk to customer; speak with customer; ask customer; problem behind; why they need;
          what they want to achieve; how they do it today; visit them; call with the; need behind;
          go there and watch; what they struggle; visit customer; go and visit; show me what; show us what;
          what are stuck; trying to do; what want it; talk with customer; actual users; understand customer;
          customer's problem; what customer wants; wants to achieve; try to achieve; use it for; their goal;
          ring customer; call customer; call the customer myself; what they're trying; trying to get done;
          really need; why they want; what problem; hear what he; ask them what; where it pinches
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'worth',
      label: 'What the customer is worth',
      synonyms: phrases(`
        revenue; how much they pay; share of our; contract ends; would they leave; risk of losing; renewal;
        lose them; depend on; value of contract; how important; percent of our; what they bring;
        how big they are; could go; if they go; bring us in; bring us; brings us; a year from;
        how much money; part of our; third of our; really leave; what we lose; how long they; other large;
        too dependent; what else they; how much this customer brings; customer brings; brings half;
        half of work; half our work; biggest customer; biggest client; money they bring; money from them;
        money we get; worth keeping; worth to us; if they left; would walk; walk away; what they are worth;
        pays us; can we afford to lose; hurt if they leave
      `),
    },
    {
      id: 'cost',
      label: 'What it would cost',
      synonyms: phrases(`
        estimate; maintenance; complexity; other plans; postpone; opportunity cost; upkeep; every update;
        years later; weeks of work; what stays undone; look after it; carry it for years;
        others wait longer; how many weeks; weeks it; it eats; eats up; have to drop; drop for it;
        what we cannot; has to wait; what would wait; other customers wait; keep alive; for one customer;
        each update; what it costs to build; costs to build; cost to build; keep it alive; for years;
        maintain it; have to maintain; others wait; others have to wait; the others wait; takes away from;
        delay others; delay our; push back other; who else waits; build for one; for one client;
        only helps them; if only helps; time it takes from
      `),
    },
    {
      id: 'alternative',
      label: 'Another way, or one that serves more',
      synonyms: phrases(`
        workaround; configuration; integration; api; export; partner; pay for it; paid project;
        extra charge; other customers; others need; check whether more; part of it is useful;
        useful for others; ask five other; general solution; serve more; they pay the; small part;
        somebody else builds; of use to others; way around; others would use; others could use;
        more would use; use too; useful for more; simple version; a setting; another tool; let pay;
        build it so; more general; easier way; offer something else; something else instead;
        so that others can use; others can use it; use it too; with what we've got; let him pay;
        let them pay; pay for extra; pay extra; a smaller thing; cheaper way; help them find;
        other supplier; another company; meet half way
      `),
    },
    {
      id: 'director',
      label: 'Settling it with the sales director',
      synonyms: phrases(`
        sales director; talk with director; one voice; agree with him; agree with her; before he tells;
        sit down with him; sit down with her; common line; not behind his back; without blaming;
        together with sales; same answer; speak with one; before we go; go together; before anyone answers;
        before we answer; with one voice; save face; his side; his reasons; with the director; no blame;
        understand why he; what he gets; settle it; go to sales first; talk to sales;
        talk to sales director; together with director; together with the director; agree with sales;
        agree with the director; speak to director; explain to director; boss of sales; same side;
        not blame; no fight with; get him on board; get her on board
      `),
    },
    {
      id: 'answer',
      label: 'Giving the customer a clear answer',
      synonyms: phrases(`
        tell customer; clear answer; explain why; honest with; not leave them waiting; go to customer;
        offer them; say no; roadmap; set expectations; by which date; same answer; go there together;
        plain answer; day when; tell them plainly; straight answer; with a date; tell them what;
        not keep them; not let wait; stand by; be honest; honest with customer; tell them honestly;
        tell them no; explain to customer; a clear no; clear yes or no; not string them along;
        no false hopes; what they can expect; give reason; give the reason
      `),
    },
    {
      id: 'future',
      label: 'How promises are made in future',
      synonyms: phrases(`
        next time; ask me before; rule for; agree how; in future; process for requests; before promising;
        what sales may; not promise; checklist for; avoid this; ask before he; call me before;
        nobody promises; not say yes; nobody says yes; before asking; ask us first; asks us first; ask before;
        may say; not sell what; only sell what; meet sales; commission; make a rule; promises before asking;
        before asking us; without asking; don't promise before; check with us; check with me first;
        come to us first; talk to us before; so it doesn't happen; not happen again; doesn't happen again;
        agree for future; who may promise
      `),
    },
  ],
};

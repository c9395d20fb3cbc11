import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales15: Question = {
  id: 'sales-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'negotiation',
  prompt:
    'How would you set the rules for discounts in a sales department, and how would you tell whether they do what you intended?',
  suggestedSeconds: 270,
  anchors: {
    1: 'Names one maximum percentage or leaves it to each seller; nothing is measured.',
    3: 'Names levels of approval and one measure, but not what must come back for a discount or what sellers would do to get round the rule.',
    5: 'Starts from figures of past deals, ties discounts to a return and to levels of approval, aligns pay with margin, allows documented exceptions, and names measures with a counter-measure, such as average discount next to win rate, and the date of review.',
  },
  concepts: [
    {
      id: 'past-deals',
      label: 'Figures of past deals',
      synonyms: phrases(`
        average price; analysis; last twelve; historical; baseline; past deals; old deals;
        how much discount; what discount; discounts we gave; average discount; which customers got; crm;
        last year's; old offers; what we gave; who gave; gave away; per seller; all deals; did it help;
        win more; knocking off; knocked off; given so far; so far; who gets what
      `),
    },
    {
      id: 'approval',
      label: 'Limits and approval',
      synonyms: [
        ...phrases(`
          approval; approved; authority; tier; up to five; up to ten; percent alone; above that;
          ask manager; may give; seller decides; decides alone; give yourself; until fifteen; set limits;
          fetch me; ask your boss; ask the boss; may round; the manager decides
        `),
        ...everydayPhrases.approval,
      ],
    },
    {
      id: 'return',
      label: 'Something in return',
      synonyms: phrases(`
        in return; in exchange; volume; multi-year; prepay; commitment; trade; other side; if the customer;
        for a longer; longer contract; bigger order; larger order; pay early; pay in advance;
        never for free; something back; give and; pays early; name us; more pieces
      `),
    },
    {
      id: 'margin',
      label: 'Effect on margin',
      synonyms: phrases(`
        margins; profit; profitability; gross; break even; revenue; lifetime value; unit economics;
        cost to serve; what we earn; what is left; loss; lose money; below cost; not below; minimum price;
        what's left; each percent; earning more; earn more per; what stays
      `),
    },
    {
      id: 'incentives',
      label: 'What sellers are paid for',
      synonyms: phrases(`
        commission; incentive; compensation; behaviour; quota; reward; end of quarter; pay the sellers;
        salary; target; end of the quarter; last week of; end of the month; revenue; split orders; cheat;
        on profit; by profit; year end; round rule; get round; way round it; way around; paid by; earn from;
        always the highest; full limit
      `),
    },
    {
      id: 'exceptions',
      label: 'Fairness and exceptions',
      synonyms: phrases(`
        exceptions; strategic; new market; flexible; flexibility; case by case; consistent; precedent;
        special case; special cases; big customers; important customer; new customers; write down why;
        documented; competitor; lose a; needs a reason; reason is written; treat all; unusual case
      `),
    },
    {
      id: 'measures',
      label: 'Measures',
      synonyms: phrases(`
        win rate; average; monitor; dashboard; track; average price; average discount; how many we win;
        how many deals; profit per; per seller; after three months; after a quarter; see whether;
        look whether; customers leave; test group; one region; two regions; number of won; won deals;
        looked whether; every discount; count how; check after; deal by deal
      `),
    },
    {
      id: 'introducing',
      label: 'Explaining and training',
      synonyms: phrases(`
        coach; explain why; role play; playbook; buy-in; feedback; sell on value; with the rep;
        talk to the sellers; talk with the; ask the sellers; ask the team; how to say; sell the value;
        simple rules; try it first; everybody knows; what to say; make it simple; keep it simple;
        simple rule; say why; one page; easy to remember
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const productManagement14: Question = {
  id: 'product-management-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'discovery',
  prompt: 'How would you find out whether people would pay for a product that does not exist yet?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Asks people whether they would buy it, or trusts that a good product sells.',
    3: 'Asks fitting people about their problem and what they pay today, but takes what they say for what they would do.',
    5: 'Names the riskiest belief first, looks at what people spend in money and time today, asks for a real commitment such as an advance, a signature or a sign-up at a price, tries several prices, sets beforehand which result means stop, keeps it honest, and says what the test cannot show.',
  },
  concepts: [
    {
      id: 'beliefs',
      label: 'The riskiest belief first',
      synonyms: phrases(`
        riskiest assumption; hypothesis; biggest risk; what must be true; most uncertain; what could kill;
        list of risks; test first what; what has to be true; weakest point; where could we be wrong;
        if that is wrong; what would sink; sink it; if am wrong; if i'm wrong; must be true; biggest guess;
        biggest question; could kill; kills it; falls apart; stands or falls; first question; whether hurts;
        hurts enough; kills idea; most important assumption; riskiest; condition for; is the problem real;
        problem is real; problem even exists; whether people have the problem; have the problem;
        really need it; need it at all; biggest doubt; least sure
      `),
    },
    {
      id: 'people',
      label: 'Finding the right people',
      synonyms: phrases(`
        target group; who has problem; segment; potential customers; not friends; recruit; right people;
        who pays; ten people who; early adopters; niche; people who have the; and are no friends;
        have this problem; belong to; people who suffer; no family; who suffer from it; do not know me;
        find people; right now; find twenty; no friends; not my friends; not family; who would pay;
        who holds money; different kinds; people who have this problem; find the people; real buyers;
        real customers; not mates; friends always; friends say; who would use
      `),
    },
    {
      id: 'today',
      label: 'What they do and pay today',
      synonyms: phrases(`
        do today; pay today; spend today; how they solve; current solution; competitor; workaround;
        how much time; existing spend; what it costs them; spreadsheet; budget for it; pay already;
        pay for it now; already pay; how do they help themselves; hours they lose; what have they tried;
        do at moment; at the moment; get by; get round; make do; sets back; set back; spend on; spends money;
        spend money; already spend; bad fix; dealing with it; how are dealing; present solution; pay nothing;
        alternatives they; today's cost; spend on it now; spend now; how they get by; get by now;
        what they do today; how much it cost them; cost them; what they use now; use instead; do instead;
        how they manage; manage now; manage without; what it costs them now; time it costs
      `),
    },
    {
      id: 'commitment',
      label: 'Asking for a real commitment',
      synonyms: phrases(`
        pre-order; pay in advance; deposit; letter of intent; credit card; waiting list; sell it before;
        advance; money on table; crowdfunding; paid pilot; buy button; sign-up at; put money; money down;
        pay something now; sign something; order it now; their card; reserve one; ask for deposit;
        put money down; pay now; pay up front; pre order; order now; sign up for; sign a; trial date;
        bring boss; leave their; is worth nothing; worth nothing; cheap talk; words are cheap;
        say yes easily; everyone says yes; clicks buy; see who clicks; click buy; order in advance;
        give money; money or sign; real money; pay a bit; pay part; pay half; put down a deposit;
        reach for their wallet; take out wallet; come back and ask; want to buy; order one; place order;
        talking's cheap; talk is cheap; nice idea; only say nice; put their name down; put name on list
      `),
    },
    {
      id: 'tryout',
      label: 'Showing something simple',
      synonyms: phrases(`
        landing page; prototype; mockup; fake door; concierge; advert; ad campaign; demo; wizard of oz;
        brochure; simple page; do it manually; picture of it; do it with hands; simple sheet; play it;
        a mock; short film; a fake; do by hand; simple version; put up a page; simple page with;
        show a drawing; show drawing; small model; a sample; make a few by hand; make by hand; small batch;
        a picture; a stall; market stall; at the market; cheap version; rough version
      `),
    },
    {
      id: 'price',
      label: 'Trying several prices',
      synonyms: phrases(`
        price test; different prices; willingness to pay; two prices; too expensive; price points;
        van westendorp; higher price; price sensitivity; ask for 20; price levels; half see; at two prices;
        one half; with price; from 19 to; price on it; first price; three prices; what if it cost;
        half of them see; one sees; other half; several prices; more expensive; too dear; at what price;
        would pay; go up until; when they wince; what is worth; per month; page with a price; price on;
        put two different prices; two different prices; different price; price each time; raise the price;
        raise price; lower price; what they would give; what would they give; what is it worth;
        worth to them
      `),
    },
    {
      id: 'limits',
      label: 'Limits and honesty',
      synonyms: phrases(`
        say yes but; people are polite; not what they say; behaviour not words; small sample;
        does not prove; bias; words are cheap; tell them that; does not exist yet; refund; honest;
        money back; explain afterwards; not trick; no false; nice to me; words cost nothing; give it back;
        tell truth; tell them it is not; only ten people; does not exist; doesn't exist; not ready;
        give money back; no tricks; not cheat; not lie; small number; few people; not proof; no proof;
        only a sign; still a guess; may be wrong; first buyers; tell them honestly; not made yet;
        not built yet; not promise; give back money; money back if; return the money; friends lie;
        to be kind; only being nice; being nice; tell the truth
      `),
    },
    {
      id: 'decision',
      label: 'Which result means stop',
      synonyms: phrases(`
        stop if; criteria; in advance; go or no go; at least 20; decide before; out of 100; target;
        if fewer than; set number; write down before; otherwise we stop; how many would be enough;
        enough for me; set line; line beforehand; set beforehand; fewer than; go on if; carry on;
        change idea; another idea; by a date; give up the; give it up; you go ahead; bigger batch;
        then we build; then build; otherwise leave; if nobody; if nobody buys; not enough buyers;
        so many orders; drop idea; forget the idea; bury it
      `),
    },
  ],
};

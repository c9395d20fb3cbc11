import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing04: Question = {
  id: 'marketing-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'channels',
  prompt:
    'Tell me about a time you moved money or effort from one way of reaching people to another. What made you sure?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Follows a trend, a wish or an order; no cost and no result is compared.',
    3: 'Names both ways and a figure that spoke for the change, but no small trial, no loss and nobody who had to be won.',
    5: 'Names what each brought at what cost and over what time, what the figures hide, a trial before the full change and a limit for loss, who was against it and why, what was lost with the old way, and how it turned out against expectation.',
  },
  concepts: [
    {
      id: 'before',
      label: 'What you had done before',
      synonyms: phrases(`
        we spent; trade fairs; flyers; agency; most of budget; search ads; radio; catalogue; facebook;
        every year; brochures; year after year; most of money; used to spend; handed out flyers;
        ad in the paper; we spent much; spent much on; spent a lot; ate up; kept paying
      `),
    },
    {
      id: 'figures',
      label: 'What each brought at what cost',
      synonyms: phrases(`
        cost per; per customer; per lead; percent of sales; return on; orders from; margin; conversion;
        what one buyer; each buyer; paid for each; each cost; half as much; per call; per order; per new;
        came through; how many came; each brought; compared what; per euro; calls from; only four;
        month for; how they got; what one client costs; each customer cost; costs us; cheaper per;
        compared the cost; cost us more
      `),
    },
    {
      id: 'source',
      label: 'Finding out how people came',
      synonyms: phrases(`
        asked every; how they heard; discount code; attribution; question in the; coupon; asked at till;
        asked everyone who; letter on the; number on the; told us where; who sent; put a stroke;
        stroke on a sheet; different code; who sent you; kept a tally; which advert
      `),
    },
    {
      id: 'doubt',
      label: 'What the figures hid',
      synonyms: phrases(`
        last click; would have bought; not measured; long-term; indirect; also saw; existing customers;
        coincidence; difficult to; might have come; not seen in; cannot count; would have come;
        only half truth; some saw both; might have been luck; could be chance; hard to say
      `),
    },
    {
      id: 'trial',
      label: 'Trying it small first',
      synonyms: [
        ...phrases(`
          one region; two regions; small test; ten percent; part of budget; step by step; one town;
          half of it; for half year; first little; one shop; small part; back if it; first a bit;
          just one area
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'people',
      label: 'Winning those who were against it',
      synonyms: phrases(`
        sales was; boss was; tradition; agreement; promised to; head of sales; was furious; did not like it;
        let him see; let her see; boss feared; my boss doubted; showed the sheet; showed my boss the;
        afraid to stop
      `),
    },
    {
      id: 'new',
      label: 'What you did instead',
      synonyms: phrases(`
        moved it to; instead we; podcast; referral; recommendation; newsletter; search engine; influencer;
        webinars; customers recommend; own club; put money; asked buyers to; stand at; bring friend;
        use money; spent it on; spent money on; put it into; leaflets; workshops; own website;
        search adverts; social media; trade fair; local partners; open days; free trial; visits to;
        through partner; dropped the ad; stopped the ad; stopped standing; word of mouth
      `),
    },
    {
      id: 'result',
      label: 'How it turned out',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          more leads; same number; cost fell; new dealers; went back to; missed talk; more buyers;
          half price; twice as many; we missed; calls went; rose from; rose by; doubled; tripled; had held;
          stayed that way; half as much; more calls; more orders; more customers; more enquiries;
          looked again; paid off; cheaper per; sales went up; visits went up; orders went up; more clients;
          stayed the same; more guests; nobody missed; never missed it
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing06: Question = {
  id: 'marketing-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'channels',
  prompt:
    'Imagine a small business gives you 500 euros and two months to win its first fifty regular customers in one town. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Spends it on posts, flyers or adverts at once; nobody is asked and nothing is counted.',
    3: 'Chooses a few cheap ways that fit the town and splits the money, but sets no limit and counts nothing.',
    5: 'Learns first who buys already and why, picks one group and one promise, begins with free ways such as neighbours, partners and search entries, tries two or three paid ways small, counts where people come from, gives a reason to come back, stops what fails, and tells the owner what is learned.',
  },
  concepts: [
    {
      id: 'first-buyers',
      label: 'Learning from those who buy already',
      synonyms: phrases(`
        existing customers; talk to customers; why they came; ask people in; talk with owner; stand in shop;
        why they buy; already likes; talk to every; why did you come; what do you tell; sit in shop;
        talk to twenty; ask the owner; the first customers; first ten customers; who'd come every
      `),
    },
    {
      id: 'group',
      label: 'One group and one promise',
      synonyms: phrases(`
        one group; target group; who needs; focus on; one message; what makes it; neighbourhood;
        people who live; radius; most easily; people from the; round corner; who live near; one kind of;
        whom we can make happy; people that live; live nearby; work nearby; live or work; walking distance;
        close by; near shop; who would come; kind of people; sort of people; office workers; commuters;
        not everybody; within ten; who it suits; people everyone listens to; young families
      `),
    },
    {
      id: 'free-ways',
      label: 'Ways that cost nothing',
      synonyms: phrases(`
        google entry; google maps; opening hours; word of mouth; neighbours; local groups; facebook group;
        window; local newspaper; social media; sign outside; google; good photos; ask for review;
        easy to find; on map; nice pictures; map on phone; tell friends; in window; talk to neighbours;
        ask happy; spread the word; word gets round; from mouth to; door to door; go round; tell everybody
      `),
    },
    {
      id: 'partners',
      label: 'Partners nearby',
      synonyms: phrases(`
        partner; other shops; companies nearby; clubs; hairdresser; association; together with; bakery;
        sports club; cooperation; lay out; event; carry there; next door; baker; each sends; lay cards;
        ask the baker; local clubs; neighbour shops; everyone listens
      `),
    },
    {
      id: 'paid',
      label: 'Spending in small steps',
      synonyms: [
        ...phrases(`
          100 euros; 50 euros; small ads; flyers; leaflets; small amounts; split the; test budget;
          keep rest; part of money; reserve; paid ads; hundred euros; leaflets for; little by little;
          part of it; keep other; for sign; sign for; flyer; poster; spend on; euros on; for tasting;
          keep some; hundred for; small amount; little money; put aside; in reserve; print cards;
          half the money; spend little; spend a bit; for free first; rather than cash; not big advertising;
          no big advertising; save some
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'return',
      label: 'A reason to come back',
      synonyms: phrases(`
        stamp card; loyalty; second visit; tenth; subscription; voucher for; newsletter; bring friend;
        discount on the; remember names; next visit; regular order; thank you card; fifth is free;
        fifth lunch; leave cards; next one free; tomorrow again; know name; so they come back;
        come a second; first time free; first one free; coffee free; know their names
      `),
    },
    {
      id: 'counting',
      label: 'Counting where they come from',
      synonyms: [
        ...phrases(`
          ask everyone; how they heard; coupon; different codes; cost per; tally; spreadsheet; voucher code;
          on each card; what brought whom; letter on; see what brought; mark on; ask each; write it down;
          count who; note who; count new; strokes; list at till; where they heard; stamp cards;
          how many came; see again; seen again; each friday; each week; count each week; keep a list;
          count the ones
        `),
        ...everydayPhrases.counted,
      ],
    },
    {
      id: 'stopping',
      label: 'Stopping what fails',
      synonyms: phrases(`
        stop what; what works; put rest; double; continue with; repeat what; brings nobody;
        after two weeks i stop; what brings; give up what; stop what does not work; does not work stop;
        drop what; put the rest; stop the rest
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const sales04: Question = {
  id: 'sales-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'negotiation',
  prompt:
    'Tell me about a negotiation in which the other side pushed hard on price. What did you give, what did you keep, and why?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Says a discount was given or refused; no limit, no reason and nothing received in return.',
    3: 'Names one concession and something received for it, but not the limit set beforehand or what the other side cared about besides the figure.',
    5: 'Names the limit prepared beforehand, what lay behind the pressure, each concession with what came back for it, the final terms, and one thing they would now do differently.',
  },
  concepts: [
    {
      id: 'limit',
      label: 'Limits set beforehand',
      synonyms: phrases(`
        walk away; bottom line; margin; knew my limit; lowest price; could not go below; not go below;
        below that; lose money; had agreed with my; settled with boss; agreed with boss; don't go under;
        go under; not below; not lower; had a number; a floor; least we; where i stop; would stop;
        before i went; before we met; how far i; knew how far; ready to leave; rather lose; worked out at;
        earn nothing; knew limit; limit was; loss at; no profit; not possible below; would not budge;
        wouldn't budge; no further; limit in mind; lowest i could; drew the line; not a cent
      `),
    },
    {
      id: 'their-interest',
      label: 'What mattered to the other side',
      synonyms: phrases(`
        procurement; under pressure; what mattered; important to them; when they had to pay;
        asked what they needed; asked why the price; asked what mattered; their budget was; had to save;
        needed it before; under pressure from; what was hurting; hurting them; why the price; what pressed;
        where the shoe; pressed them; short of cash; really wanted; wanted to show; depends on savings;
        her bonus; real reason; reason for price; their problem; needed savings; what was important;
        what they cared; what they worried; why he pushed; what he really wanted; what she really wanted;
        fear of cost
      `),
    },
    {
      id: 'trade',
      label: 'Asking for something back',
      synonyms: phrases(`
        in return; in exchange; if they ordered; longer contract; longer term; payment up front;
        pay earlier; bigger order; larger order; in return for; in exchange for; if they signed;
        in return they; for a longer; if they sign; gave and; give and; for two years; for three years;
        take more; whole year; paid up front; paid earlier; something back; not for free;
        sign for three years; sign for longer; if he pays; if she pays; whole quantity; in return i;
        longer lease; more pieces; larger quantity
      `),
    },
    {
      id: 'other-terms',
      label: 'Moving on other terms',
      synonyms: phrases(`
        onboarding; warranty; add on; years more warranty; service package; free delivery; installation;
        instalments; payment terms; days to pay; time to pay; pay later; longer guarantee; smaller packs;
        bigger packs; once a week; fixed price; for the whole; threw in; spare parts; start later;
        in two steps; fewer deliveries; cheaper for too; instead of discount; other conditions;
        faster payment; bigger lots; changed service; started earlier; a week earlier; pay in ten days;
        take care of; extra hour; deliver earlier; did for free
      `),
    },
    {
      id: 'value',
      label: 'Defending the value',
      synonyms: phrases(`
        return on investment; roi; business case; what it is worth; lasts longer; service team;
        no breakdown; cheaper in the long; to keep the price; held on to; held onto; stood by; kept price;
        price of the; since nobody; nobody near; no one else; nobody else has; why it costs; why we cost;
        showed them what; what it saves; saves them; never ran out; didn't move on; stayed at; stayed firm;
        kept quality; our service; worth price; did not skimp; no cheaper material; quality had to;
        would not save on; kept the price
      `),
    },
    {
      id: 'alternatives',
      label: 'Alternatives of both sides',
      synonyms: phrases(`
        competitor; rival; other quote; batna; cheaper; somebody else; go elsewhere; cheaper offer;
        second offer; couldn't deliver; could not deliver; go somewhere else; somewhere else;
        another supplier; other supplier; other customers; change supplier; would take months;
        nobody else could; knew that they; had others; waiting list; not depend; needed them;
        could have gone elsewhere; look elsewhere; other offers; others were interested; two others
      `),
    },
    {
      id: 'agreement',
      label: 'The agreement reached',
      synonyms: phrases(`
        renew; in the end we gave; ended on; we ended on; ended up with; renewed; shook hands; shook on;
        hands at; signed at; settled at; settled on; met at; met in; came out at; agreed at; closed at;
        closed it; contract for; put in writing; both sides; until today; still buy; gave six percent;
        we signed; signed on; final price; deal was; contract until; result was; he accepted; she accepted;
        they accepted; he signed; she signed; both could live; met halfway; met in the middle;
        split the difference
      `),
    },
    {
      id: 'looking-back',
      label: 'Looking back',
      synonyms: phrases(`
        hindsight; do differently; looking back; too early; too quickly; precedent; would do differently;
        in hindsight; mattered to me; talk to each other; they have renewed; renewed since; was pleased;
        right decision; today i would; today i; in first talk; too fast; what i learned; gave too much;
        gave away; should have asked; asked earlier; better to; would prepare; slept well; could live with;
        no regret
      `),
    },
  ],
};

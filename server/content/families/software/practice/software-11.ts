import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software11: Question = {
  id: 'software-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'code-quality',
  prompt:
    'Suppose you have written a function that works out the delivery price of an order. Which tests would you write for it, and why those?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that it should be tested with some inputs, or only tries one order by hand.',
    3: 'Names a usual order, an empty or invalid one and one boundary, with the expected result for at least one of them.',
    5: 'Derives the tests from the price rules, with values just below, at and above each boundary, invalid input and rounding; says which fault each would reveal and what is left untested on purpose.',
  },
  concepts: [
    {
      id: 'usual-case',
      label: 'The usual order',
      synonyms: phrases(`
        happy path; standard; simple case; basic case; normal case; normal order; normal price; typical order;
        usual order; standard order; simple order; ordinary order; everyday order; normal basket;
        normal address; small parcel; most common; a plain order; simple one; a typical; by hand to compare;
        work it out by hand; regular order
      `),
    },
    {
      id: 'boundaries',
      label: 'Boundaries',
      synonyms: phrases(`
        boundary; edge; just below; just above; maximum; minimum; corner case; one cent below; at the edges;
        at the borders; bang on; exactly at; exactly 50; below and above; on the line; very heavy;
        the heaviest; where the price changes; one gram; free delivery mark
      `),
    },
    {
      id: 'empty',
      label: 'Zero and missing values',
      synonyms: phrases(`
        zero; empty; null; no items; undefined; without an address; blank; empty order; empty basket;
        empty cart; zero items; is zero; weight is missing; no weight; nothing in the basket;
        basket is empty; no address; without weight; zero weight; missing address
      `),
    },
    {
      id: 'invalid',
      label: 'Input that makes no sense',
      synonyms: phrases(`
        invalid; exception; wrong type; validation; bad input; unknown country; negative weight; below zero;
        throw an error; throw error; expect an error; fail loudly; nonsense; strange values; do not deliver;
        does not exist; strange things; rubbish going in; rubbish in; silly numbers; minus number;
        minus weight; letters instead; country that we; awkward; awkward ones; cannot deliver; can not send;
        does not make sense; mad values; garbage
      `),
    },
    {
      id: 'price-rules',
      label: 'The rules behind the amount',
      synonyms: phrases(`
        weight; countries; discount; free delivery; free shipping; region; zone; kilo; delivery is free;
        another country; inside the country; near and far; postcode; abroad; far away; heavy parcel;
        heavy and light; each country; another land; delivery becomes free; weekend delivery; two parcels;
        same day delivery; each rule; every rule
      `),
    },
    {
      id: 'money',
      label: 'Rounding and money',
      synonyms: phrases(`
        decimals; cents; pence; penny; floating point; precision; currency; vat; whole number; round up;
        to the penny; pay too much; charge too much; charge too little; too much or too little
      `),
    },
    {
      id: 'isolation',
      label: 'Keeping tests independent',
      synonyms: phrases(`
        mock; stub; fake; isolate; independent; external; database; unit tests; without database;
        no database; without network; each test alone; one thing per test; one test for each; fast tests;
        run fast; nothing else; without the shop; quick to run; run often; only this function
      `),
    },
    {
      id: 'upkeep',
      label: 'Tests that stay useful',
      synonyms: phrases(`
        readable; assert; assertion; parameterised; parametrised; table of; regression; behaviour;
        implementation; coverage; name of the test; by its name; test name; clear name; what went wrong;
        table of cases; list of cases; easy to read; when somebody changes; if someone changes;
        own failing test; mistakes happen; mistakes sit; bug comes back; each price rule;
        that went wrong before; mistakes are mostly; always got it wrong; where mistakes;
        when someone changes it; customers shout; from experience
      `),
    },
  ],
};

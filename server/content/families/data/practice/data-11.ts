import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data11: Question = {
  id: 'data-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'data-quality',
  prompt:
    'You receive a table of a million customer orders that you have never seen before. How would you check it before you calculate anything from it?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would look at the first rows and begin, or only says that it must be clean.',
    3: 'Would check for empty cells, repeated rows and impossible values, with an example of one.',
    5: 'Finds out what one row means, checks gaps, repeats and ranges by what could go wrong with orders, looks for breaks over the months, compares a total with a figure known from elsewhere, and says what to do when a check fails.',
  },
  concepts: [
    {
      id: 'meaning',
      label: 'What each column means',
      synonyms: phrases(`
        column; data dictionary; documentation; definition; schema; units; field; each row; currency;
        what each column means; columns mean; what the columns; what each column; what a row; one row is;
        description of; ask the owner; where it comes from; with or without tax; each column means;
        where it came from; ask whoever sent; wrote it down and how; with tax; what stands for
      `),
    },
    {
      id: 'types',
      label: 'Types and formats',
      synonyms: phrases(`
        data type; formats; numeric; integer; encoding; parse; decimal; date format; is a date; is a number;
        comma; comma or dot; characters; text instead; leading zeros; words where; letters in; as text;
        same way throughout; points and commas
      `),
    },
    {
      id: 'gaps',
      label: 'Gaps',
      synonyms: phrases(`
        null; empty; blank; nan; not filled; incomplete; completeness; missing values; empty fields;
        empty columns; how many are empty; how many missing; zero instead; count missing; missing order;
        boxes with nothing; no orders at all; fields with nothing; missing days
      `),
    },
    {
      id: 'repeats',
      label: 'Repeats and keys',
      synonyms: phrases(`
        duplicate; unique; primary key; identifier; distinct; granularity; double; order numbers; order id;
        one row per; ids; duplicates by; duplicate order; count doubles; listed twice; same order
      `),
    },
    {
      id: 'ranges',
      label: 'Values that cannot be right',
      synonyms: phrases(`
        range; minimum; maximum; outliers; extreme; in the future; distribution; histogram; negative prices;
        negative amounts; zero; smallest and largest; highest and lowest; date in the future; cannot be;
        strange values; price of zero; silly prices; minus prices; biggest and smallest; pounds for socks;
        before we opened; far too; too big to be; orders at night
      `),
    },
    {
      id: 'known-figures',
      label: 'Comparing with known figures',
      synonyms: [
        ...phrases(`
        reconcile; row count; cross-check; sanity check; compare the total; compare it with; total sales;
        known numbers; a number i know; annual report; with the report; count the rows; number of rows;
        really a million; source system; compare total with; totals with finance; compare with finance;
        with the finance; against the note; what finance says; add up a month; against the till;
        against the ledger; somebody else's number; add it all up
      `),
        ...everydayPhrases.heldAgainst,
      ],
    },
    {
      id: 'over-months',
      label: 'Breaks over the months',
      synonyms: phrases(`
        by month; trend; weekly; time series; time line; seasons; first and last date;
        when i know we were open; closed days; sudden drop; sudden jump; busy days; dates over time
      `),
    },
    {
      id: 'looking',
      label: 'Looking at the rows themselves',
      synonyms: [
        ...phrases(`
          few rows; random; scroll; eyeball; first rows; plot; average; look at some; random rows;
          twenty rows; with my eyes; chart; open it and; a few rows; random fifty; look at it with;
          pick some out; write down what is strange; odd ones
        `),
        ...everydayPhrases.byEye,
      ],
    },
  ],
};

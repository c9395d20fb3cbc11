import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data01: Question = {
  id: 'data-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'data-quality',
  prompt: 'Tell me about a time data you were given turned out to contain errors. How did you deal with it?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Says that the data was bad and that they cleaned it, without naming an error.',
    3: 'Names the error, how it came to light and how the rows were treated.',
    5: 'Names the check that revealed the error, where it came from and who confirmed that, how far the result moved when it was treated, and what now catches it earlier.',
  },
  concepts: [
    {
      id: 'kind-of-error',
      label: 'What was wrong',
      synonyms: phrases(`
        blank; null; typo; spelled; outlier; duplicate rows; missing value; empty fields; empty cells;
        wrong dates; wrong unit; wrong format; with comma and with dot; misspelled; negative values;
        impossible values; same customer twice; wrong column; left blank; born in 1900; listed twice;
        entered twice; made-up figures; invented numbers; number in every box; impossible date;
        sum was wrong; date left blank; zero where; wrong branch; counted twice; counted double;
        rows missing; missing rows; wrong numbers; wrong amounts; wrong names; same person twice;
        did not add up; mixed up; one zero too many; extra zero; comma in the wrong; two different numbers;
        old prices; wrong year; wrong month
      `),
    },
    {
      id: 'noticing',
      label: 'How it came to light',
      synonyms: phrases(`
        plotted; histogram; that is how i saw; count per day; plot everything; looked strange; looked odd;
        seem strange; could not be right; can not be right; could not be true; had doubled;
        sum was not the same; knew they were made; too neat; caught my eye; smelled wrong;
        did not look right; looked wrong; far too high; far too low; much too high; much too low;
        strange number; strange numbers; stood out; made no sense
      `),
    },
    {
      id: 'comparing',
      label: 'Comparing with another source',
      synonyms: [
        ...phrases(`
        cross check; reconcile; other report; previous month; compare the total; original file;
        original list; finance system; paper records; last month; own report; with the paper;
        against the paper; with their report; compared with what; counted by hand; checked against;
        checked with the; counted them myself; counted again; looked it up in; delivery notes;
        went through the list; the real shelf; the old list; the paper list
      `),
        ...everydayPhrases.heldAgainst,
      ],
    },
    {
      id: 'origin',
      label: 'Where it came from',
      synonyms: phrases(`
        import; export; upload; sensor; merge; time zone; second import; their export; was imported;
        typed by hand; entered by hand; field empty; leaves the field; date format; the program puts;
        turned out that the; whoever typed; typed it in; filled in by; who fill them in; fill in afterwards;
        filled in later; copied wrong; pasted wrong; how it came about; old till; guessed instead;
        two systems; other system; wrote it by hand; written by hand; copied from; copied by hand;
        old version; wrong file; somebody had typed; somebody had copied; formula was
      `),
    },
    {
      id: 'asking-owner',
      label: 'Going to those who know the data',
      synonyms: phrases(`
        provider; ask the owner; ask owner of; ask my colleague; owner of the source; owner of system;
        tell the owner; sent the supplier; send them a list; talk to the people; ask the people;
        told the team; office that sent; back to the office; asked the office; sent it back;
        sent us a proper; spoke to the lads; spoke to the people; rang the branch; rang whoever;
        repaired at the source; fixed at the source; asked the person who; asked who had;
        told the person who; let them know; asked them to send; wrote to the person; called the person;
        phoned the; the one who made; those who made
      `),
    },
    {
      id: 'treating',
      label: 'How you treated it',
      synonyms: phrases(`
        excluded; impute; remove the duplicates; remove duplicate; instead of deleting; mark the rows;
        marked these rows; mark as unknown; fix the rows; replace the wrong; convert; merge the;
        did not use them; left those people out; corrected by hand; asked for a new list;
        which numbers i changed; marked them; noted what i changed; took them out; left them out;
        threw them out; corrected them; put it right; put them right; fixed them; cleaned up; cleaned the;
        crossed out; set aside; put aside; asked for the right; made a new list; did not use
      `),
    },
    {
      id: 'effect',
      label: 'What it did to the result',
      synonyms: phrases(`
        average; recalculate; rerun; bias; redo; percent were affected; percent of the rows;
        changed the result; would have been wrong; wrong decision; report was corrected; report was correct;
        result changed; how many were wrong; how much it changed; would have ordered; too high by;
        hardly changed; whole month useless
      `),
    },
    {
      id: 'catching-earlier',
      label: 'Catching it earlier next time',
      synonyms: phrases(`
        validation; next time; add a check; added a check; write a check; check every week; automatic check;
        made the field required; required field; since then we check; has not happened again;
        always check the sum; check the sum; writes it down by itself; records itself; box turns red;
        cannot leave it blank; look over it first; before i use; before we use; since then i check;
        since then i look; now i always check; now i always look; i always look first; test before;
        check before
      `),
    },
  ],
};

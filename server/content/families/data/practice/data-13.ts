import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data13: Question = {
  id: 'data-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'responsible-practice',
  prompt:
    'How do you set up an analysis so that a colleague can repeat it a year later and get the same numbers?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would keep the final file, or rely on being there to explain.',
    3: 'Would keep the code under version control with notes on the steps.',
    5: 'Keeps code, a fixed copy of the input, the versions of tools and every choice that needs judgement, leaves out secrets and personal data, and has someone else run it from nothing to see what was forgotten.',
  },
  concepts: [
    {
      id: 'steps-as-code',
      label: 'Steps as code, not by hand',
      synonyms: phrases(`
        scripts; code; notebook; sql; automated; pipeline; python; in a script; one command; one script;
        nothing by hand; no excel; in excel; runs it all; nothing with the hand; top to bottom; what order;
        note every step; all steps; press one button; one button; same order; steps in order; recipe
      `),
    },
    {
      id: 'versions',
      label: 'Keeping versions',
      synonyms: phrases(`
        git; version control; tag; repository; github; change log; in git; which version; date on;
        write the date; named and dated; history of; final final
      `),
    },
    {
      id: 'fixed-input',
      label: 'A fixed copy of the input',
      synonyms: phrases(`
        snapshot; read only; archive; overwrite; copy of the data; raw data; original file; original data;
        untouched; a copy of the; save the data; keep the data; keep a copy; data as it was; not overwrite;
        export; raw data as; as it was that day; do not touch; don't touch; exact numbers; stash the data;
        locked away; safe copy
      `),
    },
    {
      id: 'tools',
      label: 'The same tools',
      synonyms: phrases(`
        environment; libraries; requirements file; docker; lock file; dependency; virtual environment;
        software version; versions of the programs; package versions; same software; programs i used; virtual;
        versions of everything; which programs; programs and versions; which program; which supplier;
        same tools; newest update; old program; runs on
      `),
    },
    {
      id: 'chance-and-dates',
      label: 'Chance, dates and settings',
      synonyms: phrases(`
        seeds; random; parameters; config; current date; timestamp; date range; hard-coded; set seeds;
        random numbers; fixed date; time zone; always gives the same; fixed start; random numbers have;
        today's date; same throw; date written; set date; same seed; up to which day; which day it ends
      `),
    },
    {
      id: 'writing-down',
      label: 'Writing down choices and order',
      synonyms: [
        ...phrases(`
          readme; document; documentation; definitions; write down; folder; data dictionary; short text;
          write down why; why i left out; in what order; where data came from; write a page; page on why;
          short letter; note for; who never met; explain each; what i left out
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'trying-it',
      label: 'Having it repeated',
      synonyms: phrases(`
        rerun; from scratch; clean machine; someone else; run it again; another computer; checksum;
        ask a colleague to run; colleague to run; colleague run; let somebody; somebody else run;
        someone else run; run it on their; on their laptop; on their computer; another laptop; new computer;
        from zero; before i call; to cook once; someone else to; give it to someone; not in the room;
        see if it's the same; run on his
      `),
    },
    {
      id: 'access',
      label: 'Access and personal data',
      synonyms: phrases(`
        permissions; privacy; personal data; anonymise; password; credential; shared drive; names removed;
        private data; anonymous; shared folder; where to find; where it lies; confidential; same place;
        where it is kept; in the cupboard; folder for; everyone can open; key to; still open it
      `),
    },
  ],
};

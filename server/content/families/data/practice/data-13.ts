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
        nothing by hand; no excel; in excel; runs it all
      `),
    },
    {
      id: 'versions',
      label: 'Keeping versions',
      synonyms: phrases(`
        git; version control; tag; repository; github; change log; in git
      `),
    },
    {
      id: 'fixed-input',
      label: 'A fixed copy of the input',
      synonyms: phrases(`
        snapshot; read only; archive; overwrite; copy of the data; raw data; original file; original data;
        untouched; a copy of the; save the data; keep the data; keep a copy; data as it was; not overwrite;
        export
      `),
    },
    {
      id: 'tools',
      label: 'The same tools',
      synonyms: phrases(`
        environment; libraries; requirements file; docker; lock file; dependency; virtual environment;
        software version; versions of the programs; package versions; same software; programs i used; virtual
      `),
    },
    {
      id: 'chance-and-dates',
      label: 'Chance, dates and settings',
      synonyms: phrases(`
        seeds; random; parameters; config; current date; timestamp; date range; hard-coded; set seeds;
        random numbers; fixed date; time zone; always gives the same
      `),
    },
    {
      id: 'writing-down',
      label: 'Writing down choices and order',
      synonyms: [
        ...phrases(`
          readme; document; documentation; definitions; write down; folder; data dictionary; short text;
          write down why; why i left out; in what order; where data came from
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
        from zero; before i call
      `),
    },
    {
      id: 'access',
      label: 'Access and personal data',
      synonyms: phrases(`
        permissions; privacy; personal data; anonymise; password; credential; shared drive; names removed;
        private data; anonymous; shared folder; where to find; where it lies; confidential
      `),
    },
  ],
};

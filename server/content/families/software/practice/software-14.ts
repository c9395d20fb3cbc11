import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software14: Question = {
  id: 'software-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'delivery',
  prompt:
    'How would you change the structure of a large table that a live system reads and writes all day, without stopping the service?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Would run the change at night on the live table and hope it is quick.',
    3: 'Would add the new structure next to the old one, copy the data in portions and then switch over.',
    5: 'Orders the steps so that old and new code both run at each one, copies in small portions with a pause when load rises, compares old and new data before switching reads, and says at which step a return stops being cheap.',
  },
  concepts: [
    {
      id: 'add-then-remove',
      label: 'Adding first, removing last',
      synonyms: phrases(`
        add a column; new column; delete; old column; new table; add the column; add the new; second table;
        next to the old; beside the old; leave the old; drop the old; delete the old; remove the old;
        old one weeks later; first add; last remove; empty column; new room; later i delete;
        get rid of the old; make the new ready; keep the old one; leave the old one; only later remove;
        add first
      `),
    },
    {
      id: 'compatibility',
      label: 'Old and new code side by side',
      synonyms: phrases(`
        backward compatible; both versions; old and new; old code; new code; compatible; side by side;
        old version; deploy; old and new code; new version; works with both; both columns; read the old;
        old program; old and new program; nothing breaks; understand both; reads the new one; program reads
      `),
    },
    {
      id: 'writing-both',
      label: 'Writing to both places',
      synonyms: phrases(`
        dual write; double write; write both; fill both; sync; in parallel; change data capture;
        writes to both; old and new; keep in sync; in sync; at the same time; write everything in both;
        both books; twice for a while
      `),
    },
    {
      id: 'copying',
      label: 'Copying existing rows',
      synonyms: phrases(`
        backfill; batch; throttle; chunk; small groups; old rows; existing rows; migrate; copy the old;
        copy rows; copy the rows; copy the data; copy in small; copy in batches; fill the rest;
        in small pieces; small pieces; small batches; in batches; thousand rows; thousand at a time;
        move the data; old data; few at a time; a few at a time; small portions; in portions;
        in small portions; carry over; carry the old; the rows across; old records; records over;
        fill in the
      `),
    },
    {
      id: 'locks',
      label: 'Locks and load',
      synonyms: phrases(`
        concurrently; index; replication; replica; timeout; at night; locks the table; quiet hours;
        pause between; slow down the; when it is quiet; not slow; system is not slow; slow it down;
        not block; without blocking; busy hours; fewest people
      `),
    },
    {
      id: 'rehearsal',
      label: 'Rehearsing it',
      synonyms: phrases(`
        staging; rehearse; dry run; copy of production; test environment; test run; how long it takes;
        realistic; clone; try it on a copy; test it on; on a copy; copy of the database; copy of the live;
        real size; before on a copy; practice run; test it first; play it through; with the real amount;
        spare one
      `),
    },
    {
      id: 'checking',
      label: 'Checking the data and the system',
      synonyms: phrases(`
        validate; row count; checksum; consistent; monitor; error rate; compare old and new; count the rows;
        count rows; spot check; check both agree; both agree; compare both; count both; count them;
        nothing missing; till you are sure; until i am sure; see they are equal; compare the two
      `),
    },
    {
      id: 'way-back',
      label: 'Switching over and the way back',
      synonyms: phrases(`
        roll back; rollback; revert; undo; backup; cut over; go back; switch reading; switch to the new;
        way back; back to the old; keep the old; step back; the people to the new; send the people;
        if it goes wrong; one step back; return to the old; flip back; reversible; a flag
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance16: Question = {
  id: 'finance-16',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'accuracy',
  prompt: 'Tell me about a time you had to bring order into records that were incomplete or muddled.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that things were messy and were tidied; neither the records nor a way is described.',
    3: 'Names the records, how they were sorted and that it was finished, but not what they were checked against or what became of the gaps.',
    5: 'Names the records and what they were needed for, sorts them in a plain order, checks them against something independent, lists the gaps and closes the largest first, marks what had to be estimated, says what remained, and changes how records are kept.',
  },
  concepts: [
    {
      id: 'state',
      label: 'The state they were in',
      synonyms: phrases(`
        boxes; lay in; in drawers; receipts of; no receipts; without receipts; unsorted; unopened;
        not been kept; not been booked; never been booked; months behind; backlog; papers missing;
        two lists; three lists; different spreadsheets; old spreadsheets; handwritten; nobody knew;
        different files; left behind; crumpled; loose papers; a mess; in a mess; no dates; half of them;
        existed three times; each was different; muddle; all over the place; pile of; piles of; heap;
        bags of; loose sheets; torn; faded; incomplete; scraps
      `),
    },
    {
      id: 'need',
      label: 'What was needed by when',
      synonyms: phrases(`
        tax return; audit; auditor; year-end; annual accounts; annual report; had to be ready; ready by;
        in six weeks; needed by; most urgent; insurance claim; inspection; loan application; bank wanted;
        tax office wanted; grant report; were due; was due; had to hand; hand it in; before the inspector;
        inspector; needed it for; by the end of; members wanted; because the bank; for the audit;
        for the tax
      `),
    },
    {
      id: 'sorting',
      label: 'Sorting in a plain order',
      synonyms: phrases(`
        sorted by; by month; by kind; by date; by supplier; by customer; by year; sorted receipts;
        sorted papers; sorted months; envelopes; binder; one spreadsheet; one table; one list; entered each;
        entered them; register; put in order; by number; laid them out; by name; by class; by patient;
        sorted by family; one folder; which one is the master; removed the doubles; stacks; on the floor;
        in order of; alphabet; made one list; put together
      `),
    },
    {
      id: 'checking',
      label: 'Checking against something independent',
      synonyms: [
        ...phrases(`
        bank statement; against bank; reconcile; match payments; delivery notes; stock count; counted the;
        counted everything; ledger; supplier statement; statement of account; payroll list; control total;
        agreed with; to the cent; agreed to cent; second source; till rolls; against the log;
        checked each against; fridge log; next to the bank; to see what was missing; what was missing;
        against the list; matched them; against the register; went through each; cross checked
      `),
        ...everydayPhrases.heldAgainst,
      ],
    },
    {
      id: 'gaps',
      label: 'Listing and closing the gaps',
      synonyms: phrases(`
        list of missing; listed missing; without paper; without receipt; were left; what was left;
        open items; asked for copies; copies from; asked suppliers; asked drivers; asked bank;
        wrote to suppliers; called suppliers; phoned suppliers; biggest first; largest first;
        biggest amounts; still missing; were missing; requested copies; second copy; listed gaps;
        list of gaps; gaps in; closed gaps; phoned the parents; phoned round; rang round; asked the sales;
        missing addresses; for copies; for the gaps; for the missing; wrote round; asked everybody;
        asked the people; filled the gaps; went and asked
      `),
    },
    {
      id: 'estimates',
      label: 'Marking what was estimated',
      synonyms: phrases(`
        had to guess; marked it; marked them; marked as; own note; note beside; noted how; noted why;
        not hide; miscellaneous; suspense; who agreed; agreed by; signed off; tax adviser; accountant knew;
        wrote down why; replacement voucher; clarified with; explained in; had to estimate; estimate was;
        by estimate; question mark; not certain; marked as not; marked in red; marked in yellow; best guess;
        left blank; honest about; not sure of
      `),
    },
    {
      id: 'lasting',
      label: 'Keeping order since',
      synonyms: [
        ...phrases(`
        every friday; every week; once week; every monday; checklist; new rule; fixed place; scan at once;
        not happen again; one place; showed them how; takes hour; shared folder; new routine; write it in;
        simple sheet; anyone can follow; one place for; could change it; only two people; only two persons;
        habit; keep it up; have kept it
      `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};

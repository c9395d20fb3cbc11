import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement15: Question = {
  id: 'product-management-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'alignment',
  prompt:
    'How do you make a plan for a year that leaders, engineers and sales can rely on, although nobody knows what will happen?',
  suggestedSeconds: 270,
  anchors: {
    1: 'Lists features with dates for the whole year, or refuses to plan.',
    3: 'Orders themes by quarter and shows that later ones are less sure, but does not say what others may promise or when and how it changes.',
    5: 'Ties the plan to a few aims and their measures, is firm on the near and open on the far, gives confidence or ranges, agrees real fixed dates and spare room with engineers, says what sales may promise, sets when and by whom it is changed, and tells each group what moved and why.',
  },
  concepts: [
    {
      id: 'aims',
      label: 'Aims instead of features',
      synonyms: phrases(`
        theme; strategy; objective; problems instead of; okr; vision; not features; few aims;
        what we want to reach; not list of features; with number each; aims for; three aims;
        problem we want to solve; few goals; what it should bring; what we dream of; better way;
        where we want to be; what should be better; goals and not list; plan with goals;
        make plan with goals; what we want to fix; want to fix; rather than features; features with dates;
        fix rather than; main goals; where we want to go; where the company wants;
        what matters most this year
      `),
    },
    {
      id: 'horizon',
      label: 'Firm near, open far',
      synonyms: phrases(`
        next quarter; firm; rough; rolling; further away; less detail; first three months; later part;
        near term; far away; detailed for; more than few months; few months away; three columns;
        what comes after; first column; near and far; next three months; first quarter is detailed;
        first quarter; next few weeks; later stuff; only direction; after it is only direction;
        the rest is open; rest stays open; leave rest open; further out; closer it is; the coming months;
        half of year
      `),
    },
    {
      id: 'certainty',
      label: 'Saying how sure it is',
      synonyms: phrases(`
        confidence; probability; range; how sure; commitment; best case; worst case; no exact date; colour;
        promise only; how safe; not certain; how sure we are; less sure; only idea; stands there only as;
        with range; sure or not; never put day; how safe it is; might change; no promise; maybe column;
        best guess; a best guess; rest is a guess; say loud and clear; marked as sure; what is sure;
        what's sure; be firm about; only be firm; few firm promises; firm promises; can't know the weather;
        nobody can know; can't know; don't know yet; what we don't know; not set in stone; could change;
        may change
      `),
    },
    {
      id: 'engineers',
      label: 'Planning with engineers, with room',
      synonyms: phrases(`
        capacity; technical debt; dependencies; tech lead; how many people; bottom up; buffer; slack;
        reserve; 20 percent; unplanned; not fill; developers gave; with some air; air in it;
        dates from developers; not full; leave some free time; free time for surprise; time for surprises;
        for the unexpected; spare room; some spare; keep some back; keep something back;
        with the engineers we estimate; engineers estimate; ask engineers; what engineers can do;
        people off sick; holidays in; not plan every day; leave room; some room; not promise everything;
        fill only
      `),
    },
    {
      id: 'fixed',
      label: 'Real fixed dates',
      synonyms: phrases(`
        fixed date; regulation; trade fair; deadline; hard date; must be ready by; season; legal;
        external date; milestone; cannot move; day we cannot; from state; signed day; firm about;
        fix what has to be fixed; what has to be fixed; has to be fixed; by law; dates that can't move;
        can't be moved; cannot be moved; contract says; the holidays
      `),
    },
    {
      id: 'promises',
      label: 'What sales may promise',
      synonyms: phrases(`
        what sales may; what sales can; promise to customers; external version; public; never promise;
        customers hear; sales version; talk to customers about; say to customers; not sell; two versions;
        salespeople get; own sheet; can talk about; may talk about; never say; sales can promise only;
        can promise only; sold today; sell today; not promise what; no dates to customers; say to clients;
        what they can tell customers; tell customers; promise clients
      `),
    },
    {
      id: 'review',
      label: 'When and how it changes',
      synonyms: phrases(`
        every quarter; change plan; checkpoint; re-plan; revisit; rule for changes; quarterly; swap;
        if something comes in something goes out; first monday of each; go through it with;
        look at it again; each quarter; four times year; get together and change it; every few weeks;
        each quarter we look; talk it over each month; talk over; each month; every month;
        sit together every; once a month; come together; plan b; decide beforehand what; go over it;
        keep changing; change it as
      `),
    },
    {
      id: 'telling',
      label: 'Telling what moved and why',
      synonyms: [
        ...phrases(`
          explain why; changes are; tell each; one place; visible to all; same page; newsletter; change log;
          meeting with; no surprises; what has moved; say myself; before they find out;
          whatever has changed; tell them before; why it moved; no one's surprised; no one is surprised;
          nobody is surprised; tell what changed; what changed; explain the changes; tell them early;
          hang it on the wall; on wall; everybody can see; everyone can see
        `),
        ...everydayPhrases.toldReason,
      ],
    },
  ],
};

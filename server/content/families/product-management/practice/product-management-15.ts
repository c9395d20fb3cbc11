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
        where we want to be; what should be better
      `),
    },
    {
      id: 'horizon',
      label: 'Firm near, open far',
      synonyms: phrases(`
        next quarter; firm; rough; rolling; further away; less detail; first three months; later part;
        near term; far away; detailed for; more than few months; few months away; three columns;
        what comes after; first column; near and far
      `),
    },
    {
      id: 'certainty',
      label: 'Saying how sure it is',
      synonyms: phrases(`
        confidence; probability; range; how sure; commitment; best case; worst case; no exact date; colour;
        promise only; how safe; not certain; how sure we are; less sure; only idea; stands there only as;
        with range; sure or not; never put day; how safe it is; might change; no promise; maybe column
      `),
    },
    {
      id: 'engineers',
      label: 'Planning with engineers, with room',
      synonyms: phrases(`
        capacity; technical debt; dependencies; tech lead; how many people; bottom up; buffer; slack;
        reserve; 20 percent; unplanned; not fill; developers gave; with some air; air in it;
        dates from developers; not full
      `),
    },
    {
      id: 'fixed',
      label: 'Real fixed dates',
      synonyms: phrases(`
        fixed date; regulation; trade fair; deadline; hard date; must be ready by; season; legal;
        external date; milestone; cannot move; day we cannot; from state; signed day
      `),
    },
    {
      id: 'promises',
      label: 'What sales may promise',
      synonyms: phrases(`
        what sales may; what sales can; promise to customers; external version; public; never promise;
        customers hear; sales version; talk to customers about; say to customers; not sell; two versions;
        salespeople get; own sheet; can talk about; may talk about; never say
      `),
    },
    {
      id: 'review',
      label: 'When and how it changes',
      synonyms: phrases(`
        every quarter; change plan; checkpoint; re-plan; revisit; rule for changes; quarterly; swap;
        if something comes in something goes out; first monday of each; go through it with;
        look at it again; each quarter; four times year
      `),
    },
    {
      id: 'telling',
      label: 'Telling what moved and why',
      synonyms: [
        ...phrases(`
          explain why; changes are; tell each; one place; visible to all; same page; newsletter; change log;
          meeting with; no surprises; what has moved; say myself; before they find out; whatever has changed;
          tell them before; why it moved
        `),
        ...everydayPhrases.toldReason,
      ],
    },
  ],
};

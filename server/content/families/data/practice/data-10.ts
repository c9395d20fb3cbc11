import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data10: Question = {
  id: 'data-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'responsible-practice',
  prompt:
    'Imagine you take over a model that has ranked customer requests for a year, and support staff say it treats some customers worse than others. What would you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Would point to the overall accuracy, or retrain the model without examining the claim.',
    3: 'Would compare waiting or ranking between groups, look for the reason in the training data and retrain.',
    5: 'Would collect cases from the staff, settle with others what unfair means here, measure outcomes by group against that, limit harm while the cause is sought, tell those answerable, and set up a regular check with a limit that triggers action.',
  },
  concepts: [
    {
      id: 'cases',
      label: 'Taking the staff’s cases seriously',
      synonyms: phrases(`
        concrete case; anecdote; which customers; seriously; listen to the staff; talk to the staff;
        ask the staff; ask support; real examples; note five; ask for examples; concrete cases; collect cases;
        take it seriously; take them seriously; look at the cases; at their word; take the staff;
        real cases; collect examples; gather cases; speak with the staff; names of; sit with the staff
      `),
    },
    {
      id: 'measuring',
      label: 'Measuring outcomes by group',
      synonyms: phrases(`
        segment; region; subgroup; error rate; false negative; disparity; compare groups; compare the groups;
        groups of customers; kind of customer; waiting time; wait longer; how long they wait; by region;
        by country; by age; whole year; over the year; sit longer; at the bottom; some groups; groups wait;
        older ones; part of town; language or age; longer than others; count how long
      `),
    },
    {
      id: 'fairness',
      label: 'What unfair means here',
      synonyms: phrases(`
        unfair; fairness; legitimate; trade-off; discriminate; what is fair; means fair; what unfair;
        define fair; good reason; a reason for; paying customers; treated the same; treated differently;
        treated worse; discrimination; same trouble; same kind of request; same urgency; good ground;
        less deserve; what would be right; on purpose
      `),
    },
    {
      id: 'cause-in-data',
      label: 'Causes in the data',
      synonyms: phrases(`
        training data; labels; historical; proxy; bias; feedback loop; imbalance; underrepresented; postcode;
        what it learned; old data; old decisions; biased; was trained; decisions already; already unfair;
        how people chose; copies us; old habits; what it goes by; stands for; fed with
      `),
    },
    {
      id: 'drift',
      label: 'What changed since it was built',
      synonyms: phrases(`
        drift; retrain; outdated; stale; distribution; previous owner; documentation; new products;
        new customers; older data; when it was built; retrained; out of date; a year old; a year ago;
        gone stale; ask who built; when was it last; learnt long ago
      `),
    },
    {
      id: 'safeguard',
      label: 'Limiting harm meanwhile',
      synonyms: phrases(`
        pause; switch off; turn off; override; human review; fallback; mitigate; first come; turn it off;
        turn the ranking off; switch it off; until it is fixed; until we know; in the meantime; meanwhile;
        order of arrival; stop using; staff can change; person looks; simple rule; fall back; human checks;
        look over the order; by hand until; till it is mended; let staff; staff override
      `),
    },
    {
      id: 'involving',
      label: 'Whom to involve',
      synonyms: phrases(`
        legal; compliance; privacy; stakeholder; ethics; regulator; leadership; product owner; lawyer;
        data protection; tell management; head of support; ask an expert; management; works council;
        tell my manager; above me; not alone decide; say it openly
      `),
    },
    {
      id: 'watching',
      label: 'Watching it from now on',
      synonyms: phrases(`
        monitor; audit; dashboard; model card; alert; monthly; feedback channel; accountable; appeal;
        check every month; monitoring; keep watching; staff can report; feedback from; ask the staff again;
        count again; ask staff again; report to staff; set fairness; way to complain; come back to it
      `),
    },
  ],
};

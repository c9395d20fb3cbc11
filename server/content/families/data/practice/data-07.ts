import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data07: Question = {
  id: 'data-07',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'data-quality',
  prompt:
    'Imagine two dashboards in one company show different numbers of active customers for the same month. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would trust the one that looks better or newer, or ask for one to be deleted.',
    3: 'Would compare the definitions and sources of both and explain the difference.',
    5: 'Would tell users of the doubt, compare definition, source, filters and timing, find the customers counted by only one and name the reason for each group, and get one agreed definition with an owner without hiding that both may serve a purpose.',
  },
  concepts: [
    {
      id: 'definition',
      label: 'Who counts as active',
      synonyms: phrases(`
        definitions; logged in; login; trial; criteria; definition of active; the two definitions;
        define active; how they define; what an active customer; what active means; active means;
        count as active; counts different; different things; login in; last 30 days; mean something else;
        what they count; ask what they count; is that one or two; count as one; how they count;
        ask how they count; what makes a customer; counts as active; said paid; one counted;
        both definitions; means by active; who is active; same word; two meanings
      `),
    },
    {
      id: 'source',
      label: 'Where each figure comes from',
      synonyms: phrases(`
        warehouse; crm; database; pipeline; sql; upstream; different tables; different sources;
        where the data; where the numbers; data comes from; in sql; code behind; which database; which list;
        what it is fed; fed from; drawn from; which source; same data
      `),
    },
    {
      id: 'filters',
      label: 'Filters and double counting',
      synonyms: phrases(`
        filters; excluded; test accounts; deleted; regions; duplicate; distinct; different filter; test users;
        test customers; counted twice; which countries; who is left out; count twice; which shops;
        staff counted; own staff
      `),
    },
    {
      id: 'timing',
      label: 'Timing',
      synonyms: phrases(`
        time zones; refresh; snapshot; calendar; stale; date range; refreshed; last update; calendar month;
        end of the month; different time; old data; counted at midnight; at midnight; which window;
        when it counts
      `),
    },
    {
      id: 'reconciling',
      label: 'Comparing customer by customer',
      synonyms: phrases(`
        reconcile; ids; row by row; sample; overlap; compare the two; compare the ids; compare customer;
        in one list; find the difference; a few customers; sample of; customer ids; list of customers;
        twenty names; ten names; names that are only; take some names; take a few names; look why;
        on one list; names on one; show up on one; handful of customers; lay both lists; tick the names;
        name the difference; go through names
      `),
    },
    {
      id: 'owners',
      label: 'Those who built and use them',
      synonyms: phrases(`
        who built; who made; stakeholder; talk to the people; people who built; ask the owner;
        talk to the owners; people who use; those who use; the team that; whoever built; built each one;
        both owners; get owners; in a room
      `),
    },
    {
      id: 'meanwhile',
      label: 'What users are told meanwhile',
      synonyms: phrases(`
        banner; label; meanwhile; meantime; tell people; tell the people; tell those who used;
        inform the owner; note on the dashboard; put a note; nobody decides; wrong number; until we know;
        in the meantime; which one to use; a line under; a note under; write under both; until it is clear;
        not argue; neither is wrong; take neither; warn people; trips up; hang a note
      `),
    },
    {
      id: 'lasting',
      label: 'A lasting cure',
      synonyms: [
        ...phrases(`
          one definition; single definition; glossary; source of truth; data dictionary; one rule; retire;
          document; rename; agree on one; agree on a; document one; document it; write it down;
          where all can see; one dashboard; switch off one; single source; everybody use the same;
          same definition; agree on one way; pick one; note on the other; relabel; same rule for;
          different names; everyone counts the same
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement15: Question = {
  id: 'project-management-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'leading',
  prompt: 'How would you set up who decides what in a programme with several projects and departments?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Draws an organisation or says that one person decides all; no kind of decision is named.',
    3: 'Names levels and meetings, but not the limits of each level or what happens when departments disagree.',
    5: 'Starts from the decisions that come up, gives each to the lowest level that can carry it with limits in money, time and scope, names one person for each, a short way up with a time limit, few meetings with a purpose, and checks how long decisions take.',
  },
  concepts: [
    {
      id: 'decisions',
      label: 'Starting from the decisions',
      synonyms: phrases(`
        which decisions; what decisions; list of decisions; kinds of decisions; typical decisions;
        decisions come up; what has to be decided; ten decisions; decisions we make; decide often;
        things we decide; decided last; which things; sort of decisions; questions that
      `),
    },
    {
      id: 'limits',
      label: 'Limits for each level',
      synonyms: phrases(`
        tolerance; within its budget; above that; below that; so much money; weeks of delay; scope change;
        costs less than; more than ten; money limit; to a sum; amount; small things; small decisions;
        big decisions; big things; if it costs; money and time
      `),
    },
    {
      id: 'lowest',
      label: 'Deciding close to the work',
      synonyms: phrases(`
        project manager decides; project managers decide; lowest level; close to the work; in the project;
        team decides; without asking; delegate; autonomy; as low as possible; near the work; who know;
        know the work; decide alone; decide it; own decisions; project leader; team itself; not ask
      `),
    },
    {
      id: 'one-person',
      label: 'One accountable person',
      synonyms: phrases(`
        one person; accountable; raci; who is responsible; single owner; one name; product owner;
        not a committee; clear role; programme manager; exactly one; one boss; not five; name for
      `),
    },
    {
      id: 'way-up',
      label: 'A short way up',
      synonyms: phrases(`
        escalation; within two days; within 48; next level; time limit; if they disagree;
        if they cannot agree; departments disagree; last word; ties; two departments; cannot agree;
        do not agree; next boss; who breaks; quickly up; deadline for
      `),
    },
    {
      id: 'bodies',
      label: 'Few meetings with a purpose',
      synonyms: phrases(`
        steering committee; programme board; every two weeks; monthly; short meeting; heads of department;
        weekly; decision papers; agenda; no meeting without; short meetings; one meeting; meeting for;
        only come; heads of the; few people; once a month
      `),
    },
    {
      id: 'record',
      label: 'Writing decisions down',
      synonyms: [
        ...phrases(`
          decision log; everyone can see; documented; on the intranet; visible to all; where to find;
          register; on a list that; write every decision; on a list; in a list; everybody can read;
          board with; shared document
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'checking',
      label: 'Checking that it works',
      synonyms: phrases(`
        how long decisions take; decision takes; how many days; waiting for decisions; reopened;
        retrospective; after three months; ask the project managers; bottleneck; simplify; measure how long;
        look again; what did not work; took too long; too long; change it
      `),
    },
  ],
};

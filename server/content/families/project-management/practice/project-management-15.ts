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
        things we decide; decided last; which things; sort of decisions; questions that;
        sort of things that; things that come up; come up; changing dates; what comes up; make a table;
        a table of; write down what; things like spending; kind of question; what touches all; touches all;
        touches more; what concerns; concerns all; concerns only; matters of
      `),
    },
    {
      id: 'limits',
      label: 'Limits for each level',
      synonyms: phrases(`
        tolerance; within its budget; above that; below that; so much money; weeks of delay; scope change;
        costs less than; more than ten; money limit; to a sum; amount; small things; small decisions;
        big decisions; big things; if it costs; money and time; until ten; up to ten; above it; small stuff;
        bigger stuff; bigger things; big stuff; how big; too big for; small enough; a certain sum;
        certain amount; over a thousand; lot of money; costs more than; about safety; up to a hundred;
        bigger than; over five hundred; over one hundred; money over; above a hundred; anything bigger
      `),
    },
    {
      id: 'lowest',
      label: 'Deciding close to the work',
      synonyms: phrases(`
        project manager decides; project managers decide; lowest level; close to the work; in the project;
        team decides; without asking; delegate; autonomy; as low as possible; near the work; who know;
        know the work; decide alone; decide it; own decisions; project leader; team itself; not ask;
        people doing it; stays with the; stay with the; inside his own; inside her own; his own building;
        own building; own shop; own house; own team; on the spot; on the ground; leader decides;
        settles what; decides for itself; decides itself; decides for himself; decides for herself;
        free in what; their own business; own business; nobody has to run; for her patient; decide things;
        decide without; alone decide; may decide; allowed to decide; can decide
      `),
    },
    {
      id: 'one-person',
      label: 'One accountable person',
      synonyms: phrases(`
        one person; accountable; raci; who is responsible; single owner; one name; product owner;
        not a committee; clear role; programme manager; exactly one; one boss; not five; name for;
        who says yes; who can say yes; say yes or no; name who; who decides; who must be asked; who gets;
        who is asked; only information; who has the say; has the say; one head; goes to one boss;
        nobody knew who; one man; one woman; one person says; one in the office; says who; goes round him;
        goes round her; behind my back; round him to
      `),
    },
    {
      id: 'way-up',
      label: 'A short way up',
      synonyms: phrases(`
        escalation; within two days; within 48; next level; time limit; if they disagree;
        if they cannot agree; departments disagree; last word; ties; two departments; cannot agree;
        do not agree; next boss; who breaks; quickly up; deadline for; can't agree; not agree in;
        goes to the boss; pass it up; to one boss; last word on; governors; goes to the top; have to settle;
        who settles; when they quarrel; if they quarrel; one higher; somebody above; above them;
        comes to me; ask the owner; ask the chief; go to the chief; two want the same; want the same;
        says who gets; don't find an answer; find no answer; by the evening; if the two; otherwise it comes
      `),
    },
    {
      id: 'bodies',
      label: 'Few meetings with a purpose',
      synonyms: phrases(`
        steering committee; programme board; every two weeks; monthly; short meeting; heads of department;
        weekly; decision papers; agenda; no meeting without; short meetings; one meeting; meeting for;
        only come; heads of the; few people; once a month; little group; small group; somebody from each;
        each department who; three together; by the three; together every; every tuesday; heads must agree;
        meet every; the committee; small circle; decide at breakfast; sit once; sit down once; leaders meet;
        meet in the; heads meet; every morning the; two heads talk; heads talk; heads of both
      `),
    },
    {
      id: 'record',
      label: 'Writing decisions down',
      synonyms: [
        ...phrases(`
          decision log; everyone can see; documented; on the intranet; visible to all; where to find;
          register; on a list that; write every decision; on a list; in a list; everybody can read;
          board with; shared document; one page; on one page; on a sheet; hang it; pointed to it;
          point to it; a page; everyone gets; each gets a copy; nobody can say; put it up; so all can see;
          everyone knows it; tell it on the first; everybody knows who; knows it because; all know who;
          told at the; list by the; by the door; list on the; on a board; list that hangs
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
        look again; what did not work; took too long; too long; if it works; whether it works; we look if;
        see if it works; after a month; ends up on the same; same desk; does not work; where it hangs;
        gets stuck; go over it; try it for; put it right; what was daft; daft; what went badly;
        what annoyed; ask what annoyed; after a season; after a year; again each year; look at it again
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people07: Question = {
  id: 'people-07',
  type: 'situational',
  levels: ['junior', 'mid'],
  competency: 'relations',
  prompt:
    'Imagine an employee tells you that their manager humiliates people in meetings, and asks you to do nothing about it. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would promise silence, or would confront the manager the same day.',
    3: 'Would listen and offer help, but make promises that may not hold or not look whether others are affected.',
    5: 'Would listen and note the facts, say what can be kept in confidence and what cannot, ask what the person fears and wants, weigh the danger for others, find a next step that protects them, and come back at a fixed time.',
  },
  concepts: [
    {
      id: 'listening',
      label: 'Listening first',
      synonyms: [
        ...phrases(`
          take time; thank them; thank her; thank him; take it seriously; take them seriously; quiet room;
          close the door; let her tell; let him tell; shut the door; hear the whole; hear everything;
          glad that; until she is finished; until he is finished; for telling; calm place; alone with her;
          alone with him; let the person; not interrupt; stay calm; that it is good; until has finished;
          without butting in; hear him out; hear her out; hear them out; thank him for; thank her for;
          say nothing for; just listen; listen to what happened; hear it all; listen and; tell her it is;
          let it out; sit with her; sit with him; time for her
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'facts',
      label: 'Noting the facts',
      synonyms: [
        ...phrases(`
        word for word; who else was; witness; really said; who was in the room; in the room;
        how it was said; need details; which meetings; what words; which words; exact words; one example;
        examples of; other people saw; who saw; ask for example; how many times; who heard it; who saw it;
        which meeting; put it down; write notes; i write notes; notes of what
      `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'limits',
      label: 'The limits of confidence',
      synonyms: phrases(`
        cannot promise; can not promise; not promise; confidential; have to act; obliged; keep to myself;
        what i can keep; up to a point; be honest that; without her name; without his name; legally;
        keep it all; no promise; be honest; just forget; keep her name; keep his name; keep the name;
        cannot just; cannot forget; have to tell; must tell; company has to; protect people;
        straight with him; straight with her; cannot sit on; can't sit on; can't promise; someone is harmed;
        being harmed; in danger; keep secret; cannot keep quiet; can't keep quiet; sit on something;
        can't promise to; must protect; have to pass; cannot do nothing; can't sit; honest with her;
        not keep it; tell her before
      `),
    },
    {
      id: 'fears',
      label: 'What the person fears and wants',
      synonyms: phrases(`
        revenge; retaliation; consequences for; what would help; what they want; what she wants;
        what they hope; lose the job; find out it was; worried that; what she fears; what he fears;
        what worries; worries her; worries him; would like to happen; like to happen; her reasons;
        his reasons; so scared; think would happen; what scares; get back at; make worse; if spoke up;
        if came out; lose job; what they'd like; consequences for her; consequences for him;
        afraid of losing; scared of; what she's scared; afraid of what; make it bearable; take it out on;
        worse for her; protect her; protect him
      `),
    },
    {
      id: 'options',
      label: 'Ways to go on',
      synonyms: phrases(`
        possibilities; talk to the manager herself; mediation; ombudsperson; works council; trusted person;
        hotline; counselling; anonymous; complaint procedure; formal; informal; ways to; what is possible;
        ombudsman; could talk to; what ways; which ways; possible steps; in general; one way;
        anonymous survey; different ways; a third person; someone neutral; an offer; help her to;
        help him to; few roads; some roads; few ways; several ways; can bring someone; bring someone along;
        talk to boss's; speak up in; talk to with; i could talk; i could come; come along; ways could go;
        different paths; possible ways; several possibilities; choices she has; choices he has;
        talk together; with support; somebody to lean on; lean on; offer somebody; someone to talk to;
        decide with her; together with her; counsellor; union rep
      `),
    },
    {
      id: 'others',
      label: 'Whether others are affected',
      synonyms: phrases(`
        others in the team; other people; others affected; others have; turnover in; sick days;
        exit interviews; survey; heard before; earlier complaints; have quit; many from that team;
        been sick; many are sick; others suffer; others say; many people left; happen to others;
        does it happen; others too; in the department; same manager; many left; colleagues feel;
        talk to others; alone in this; others in team; others feel; anyone else; whether others; have left;
        has left; more people left; same story; heard something similar; same complaints; other people in;
        look around; if other persons; other pupils; same experience; experience the same;
        happened to others; ask round quietly; rest of the team
      `),
    },
    {
      id: 'acting',
      label: 'A step that protects them',
      synonyms: phrases(`
        head of hr; ask for advice; general training; training for managers; feedback to the manager;
        meeting rules; manager's manager; talk to the manager; coaching; not be recognised; never mention;
        not alone; nobody can see who; visit some meetings; several teams; so that it is not noticed;
        not noticed; without telling her; without telling him; sit in on meetings; how meetings;
        meetings are run; talk with him in; training for; rules for; talk in general; coach;
        nobody knows who; without the name; without names; without a name; feedback for; sit in on;
        team in general; whole team; without naming; without his name; without her name;
        without giving away; not give away; for all managers; all the managers; keep names out; his pace;
        her pace; not over head; drop in on a meeting; see for myself; drop in; watch the lessons;
        act on what; talk with the manager; in general about; not name; behind her back; keep her name;
        for another reason; barge in; not barge
      `),
    },
    {
      id: 'return',
      label: 'Coming back to it',
      synonyms: phrases(`
        next week; in a week; follow up; come back to me; check in; second talk; stay in touch; new meeting;
        tell them what; we meet again; meet again; meet again on; see her again; see him again;
        an appointment; appointment for; make an appointment; call me before; call me; in three days;
        fix date; set date; talk again; ask how is; my door; come to any; keep in touch; look in on;
        before each step; each step; tell her what; come back to her; keep her posted; see how she;
        ask her again
      `),
    },
  ],
};

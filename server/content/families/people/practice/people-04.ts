import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people04: Question = {
  id: 'people-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'advising',
  prompt:
    'Tell me about a time you disagreed with a manager, or somebody else in charge, about how a person in the team should be treated.',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says who was right; the reasons of the manager and the effect on the person do not come up.',
    3: 'Names the disagreement and what they said, but offers no other way or does not say what was decided.',
    5: 'Names what the manager wanted and why, the facts that spoke against it, what it would have meant for the person and the team, the other way proposed, the point on which they would not give way, and what was decided and how it turned out.',
  },
  concepts: [
    {
      id: 'plan-of-manager',
      label: 'What the manager wanted',
      synonyms: phrases(`
        wanted to fire; wanted to dismiss; wanted her gone; wanted him gone; wanted to get rid;
        written warning; refused to promote; refused her; refused him; not renew; cut her; wanted to punish;
        wanted to move; would not let; deny; transfer him; transfer her; give a man; give him notice;
        give her notice; dismiss him; dismiss her; let him go; let her go; throw out; wanted to sack;
        move her; move him; wanted to take; take her off; take him off; wanted to throw; wanted to replace;
        wanted to cut; wanted to let; wanted to give; no raise; no holiday; not promote; send her; send him;
        put him on; put her on; treat her; treat him; shouted at; made her; exclude; going to punish;
        write him up; write her up; give warning; a warning; cut hours; pass her over; pass him over;
        wanted to drop; wanted her out; wanted him out; complained about him; complained about her;
        sack him; sack her; sack a; not give a colleague; would not give her; would not give him;
        leave her out; leave him out; put him on nights; put her on nights; kick out
      `),
    },
    {
      id: 'reason',
      label: 'The reason behind it',
      synonyms: phrases(`
        why he wanted; why she wanted; asked him why; asked her why; was under pressure; was afraid that;
        he felt; she felt; angry because; his reason; her reason; concern was; asked why now;
        boss of his own; was pushing; under pressure from; the trouble behind; he thought; she thought;
        he thought she; she thought he; thought that she; thought that he; he believed; she believed;
        he said that; his view; her view; he was angry; what lay behind; his reason was; her reason was;
        was angry because; had heard that; got complaints; under pressure; from above; he thought that;
        she thought that; an example of; guests had complained; complaints about; had been complaints;
        what led to; asked what was behind; let him explain; let her explain; he said that she;
        she said that he; what annoyed; at the end of his; fed up with
      `),
    },
    {
      id: 'facts',
      label: 'Facts that were missing',
      synonyms: phrases(`
        checked the file; looked at the records; personnel file; sick days; figures showed; heard her side;
        heard his side; asked the employee; nobody had told; never been told; no feedback; appraisal;
        reviews were; time sheets; others did the same; same mistake; looked at the figures; had been given;
        nobody had ever; ever told him; ever told her; looked into; heard from others; had talked with him;
        had talked with her; asked whether he had; asked whether she had; talked with the; in truth;
        the truth was; did not know that; spoke to the; what had happened; looked at records;
        looked at hours; looked at rota; checked log; checked records; found out that; it showed that;
        had been missing; nobody had shown; asked others who; heard side; heard other side; asked him why;
        asked her why; nobody had asked; had to bring; had to take; asked the person; asked the young man;
        asked the young woman; sick mum; looking after his; looking after her; showed what she;
        showed what he; caring for; never been late before; good record; knew why he; knew why she
      `),
    },
    {
      id: 'consequences',
      label: 'What it would have meant',
      synonyms: phrases(`
        unfair; precedent; team would; team sees; others would; trust in; illegal; lawsuit; discrimination;
        replacement cost; cost of; lose a; damage to; afraid to speak; whole team watches; everyone watches;
        how we treat; after twenty years; years with us; what others think; others would think;
        afraid for their; would be unfair; into trouble; get us into; would get us; others see; lose her;
        lose him; bad example; the others would; demotivate; nobody would; not fair; nobody will ever;
        nobody would ever; would never report; would not dare; will leave; would walk out; rest of team;
        what team would; be afraid to; lose trust; lose good; the message it; hide mistakes; hide every;
        keep quiet about; stop telling us; lose a good; best one we have; who else would; nobody else would;
        lose heart; good ones would; good ones would go; against the rules; lads would; wrong message;
        bad blood; hurt the team; spoil the mood
      `),
    },
    {
      id: 'other-way',
      label: 'Another way',
      synonyms: phrases(`
        suggested instead; another way; improvement plan; clear goals; three months to; second chance;
        mediation; other shift; flexible hours; part time; smaller step; talk with him first;
        talk with her first; trial period; give her time; give him time; a better region; other task;
        another chance; one more chance; give him half a year; give her half a year; fixed breaks;
        two breaks; other hours; agreed on two; a talk first; try it for; other work; another desk;
        clear rules; plan for; help her; help him; give feedback; weekly talk; what i proposed;
        what i suggested; instead proposed; another go; give it another; with some help; until end of;
        move to another; different shift; different task; agreed on plan; my suggestion; watch it for;
        two people on; see in month; suggestion was; start later; start half an hour; start an hour;
        half an hour later; weeks on trial; give him weeks; give her weeks; two weeks on trial;
        month on trial; move his shift; move her shift; by an hour; for a month; give him a month;
        give her a month; a warning first; talk to him before; talk to her before; try it first
      `),
    },
    {
      id: 'private',
      label: 'Disagreeing in private',
      synonyms: phrases(`
        behind closed doors; in private; face to face; not in front; asked for a meeting; his office;
        her office; openly told; calmly said; not before others; in her office; in his office;
        between us two; just the two; after the meeting; not in the meeting; told him, with; took him aside;
        took her aside; went to his; went to her; quiet talk; called him after; called her after;
        took aside; closed door; in his room; in her room; went to his office; went to her office;
        shut the door; only the two of us; went to my boss and; went to the boss and; alone with him;
        alone with her; asked for a word; word in private; only us two; just us two; speak freely;
        not in front of; pulled aside
      `),
    },
    {
      id: 'line',
      label: 'A point not to give way on',
      synonyms: phrases(`
        would not support; could not support; not go along; no way around; not negotiable; had to insist;
        insisted; works council; his superior; in writing that; put my name; my name under;
        refused to write; refused to sign; could not accept; i said clearly; said clearly; would report;
        had to report; could not agree; not be part; part of it; against the law; not allowed to;
        had to stop; would not put; i was clear; made clear that; made clear; drew line; that far and;
        don't find fair; not fair; not my name; kept to his decision; carried it out; his decision;
        her decision; stood my ground; stuck to my; said my piece
      `),
    },
    {
      id: 'outcome',
      label: 'What was decided and what came of it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          stayed with; best in the; recovered; thanked me; asks me before; comes to me first; left anyway;
          his targets; her targets; in the end she; he agreed; she agreed; gave in; followed my;
          decided to keep; changed his mind; changed her mind; still went; overruled; made his target;
          made her target; went along; reached his; reached her; accepted it; he accepted; she accepted;
          was embarrassed; trainer there; said sorry; thanked me later; got the job; promoted;
          did not listen; came round; backed down; changed mind; still drives; no more trouble;
          he agreed in; she agreed in; let drop; on the list; never been late; gave it a month;
          wasn't pleased but; kept her job; kept his job
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

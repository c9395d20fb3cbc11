import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people18: Question = {
  id: 'people-18',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'advising',
  prompt:
    'Imagine a manager wants to make their best specialist head of the team. You doubt that this person wants to lead, or can. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Agrees or refuses; neither what leading demands nor what the specialist wants comes up.',
    3: 'Names the doubt and one other way, but does not have the specialist asked or a look taken at what leading the team demands.',
    5: 'Asks what the manager hopes for, holds what leading demands against what the specialist has shown, has them asked openly and without a push, offers a trial with a way back and another path for experts, leaves the decision with the manager but names the doubt and what follows, and sees how it goes.',
  },
  concepts: [
    {
      id: 'aim',
      label: 'What the manager hopes for',
      synonyms: phrases(`
        what he hopes; what she hopes; hope for; hopes for; why this person; reason for wanting;
        what he wants to achieve; what she wants to achieve; is afraid; afraid of losing; afraid that;
        will leave; might leave; would leave; leave us; lose her; lose him; keep her; keep him; reward;
        worry is; what does he want; what he wants from; what she wants from; afraid to lose
      `),
    },
    {
      id: 'demands',
      label: 'What leading demands, and what was shown of it',
      synonyms: phrases(`
        what a lead really; lead has to do; leader has to; has to do all week; what the job takes;
        what the role; what the team needs; sharing out work; share out; delegate; difficult conversations;
        give feedback; conflict; listen to people; people skills; responsible for people; other job;
        different job; a completely different; no time for the technical; less time for; leading is;
        has shown; shown so far; trained the; taught; has helped; helps others; coached; mentored;
        how she works with; how he works with; led a project; led before; an example of; what speaks for;
        technical side; good at her job; good at his job; best expert; does not mean; doesn't mean;
        doesn't tell; what the leader must; talks conflicts; conflicts; deal with people; what a boss does;
        hold hard talks; look after people; good at the job
      `),
    },
    {
      id: 'wish',
      label: 'Asking what the specialist wants',
      synonyms: phrases(`
        asks her openly; asks him openly; ask her openly; ask him openly; what she'd like; what he'd like;
        what they'd like; what she wants; what he wants; what they want; wants that; wants to lead;
        want to lead; wants this; whether she wants; whether he wants; whether they want; if she wants;
        if he wants; if they want; no is a fine; may say no; can say no; free to say; without pressure;
        without a promise; what they enjoy; what she enjoys; what he enjoys; where she sees; where he sees;
        conversation with the specialist; talk to the specialist; ask the specialist; if she even wants;
        even wants it; speak with her openly; what he likes; likes in the day; if he's keen; only way up;
        say yes because; fun in
      `),
    },
    {
      id: 'trial',
      label: 'A trial with help and a way back',
      synonyms: [
        ...phrases(`
        for three months; for six months; for a few months; leading one project; lead one project;
        lead a small; small project; a deputy; stand in for; while the manager is away; way back; step back;
        without losing face; loss of pay; for the time being; test phase; limited time; course; coach;
        coaching; mentor; support in the first; help her; help him; help them; sit down with both; check in;
        see whether it works; see if it works; look again; talk again; regular talks; how it goes;
        how it is going; run one project; sunday shift; with me beside; losing the face; back to old;
        go back if; on trial; without shame
      `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'expert-path',
      label: 'Another way to move up',
      synonyms: phrases(`
        step up as an expert; as an expert; expert path; expert career; expert role; technical lead;
        principal; specialist career; another title; a title; more money; pay her more; pay him more;
        pay them more; without leading; without having to lead; other ways to; other kind of;
        without making her; without making him; give him a rise; a rise; more money without; the pans;
        let him do what; let her do what; stay at the bench; what he's good at; what she's good at
      `),
    },
    {
      id: 'others',
      label: 'The team and other candidates',
      synonyms: phrases(`
        anyone else; someone else in; others in the team; apply for it; open it up; chance to apply;
        advertise; other candidates; the rest of the team; how the team; what the team; accept her;
        accept him; accept them; fair to the; same chance; look at other; ask the crew; others who;
        anyone keen; others may want
      `),
    },
    {
      id: 'candour',
      label: 'Saying the doubt, leaving the decision',
      synonyms: phrases(`
        say clearly; what i doubt; my doubts; my doubt; say openly; tell him openly; tell her openly;
        be honest with; honest with the manager; my concern; my view; his decision; her decision;
        their decision; he decides; she decides; decision is with; decision stays; up to the manager;
        what could go wrong; the risk; lose a good; lose our best; gain a bad; tell the manager my;
        my doubts with; what i've seen; say that story; say what worries; worries me; speak plainly;
        warn him; warn her; talk with manager what
      `),
    },
  ],
};

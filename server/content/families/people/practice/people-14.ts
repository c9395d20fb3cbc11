import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people14: Question = {
  id: 'people-14',
  type: 'technical',
  levels: ['mid', 'senior'],
  competency: 'hiring',
  prompt: 'How would you design job interviews so that different interviewers come to comparable judgements?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Says that experienced people should interview, or that several should be asked.',
    3: 'Names the same questions for all and a scale, but not what its points mean or how judgements are kept apart until they are given.',
    5: 'Derives few criteria from the work, asks the same questions with written anchors for good and weak answers, adds a work sample, has notes and scores given alone before anyone talks, trains interviewers on the same example, and compares scores with later performance.',
  },
  concepts: [
    {
      id: 'criteria',
      label: 'Criteria from the work',
      synonyms: phrases(`
        criteria; job analysis; what the job needs; competencies; from the work; four or five; from the job;
        skills we need; derive; agree with the department; really count; what counts; count in this work;
        things that count; which matter; what is important for; what we need; for the job; need in;
        what is important; job needs; few things; points we; begin with job; start with job; start from job;
        what good people; what the job; what the work; job takes; boil down; four things; ask who do;
        what we're looking for; settle beforehand; agree first; what we want; what is needed; on the card
      `),
    },
    {
      id: 'questions',
      label: 'The same questions',
      synonyms: phrases(`
        same questions; question set; structured; guide; interview guide; same order; fixed questions;
        questionnaire; tell me about; every candidate; follow-ups; get the same; all applicants;
        for everybody the same; two questions; list of questions; same question; ask everybody; ask all;
        every person; same list; same way; questions before; not free; same six; same five; in same order;
        everyone who applies; everybody is asked; everyone gets; everyone hears; fixed list; no small talk;
        no questions about; other questions; each gets same; questions for each; identical questions;
        set of questions; same questions for; asks each person; each person the same; asked the same;
        everybody gets
      `),
    },
    {
      id: 'anchors',
      label: 'What good and weak answers look like',
      synonyms: phrases(`
        anchors; scale; one to five; good answer; weak answer; what a good; what a five; example answers;
        rubric; scorecard; score sheet; expect to hear; we would expect; a three and a five; stands what;
        what is good; points from; what is a good; good and bad; bad answer; how many points; give points;
        from 1; 1 to; one means; description; description of; great reply; good reply; poor reply;
        great answer; poor answer; sounds like; what a great; what a poor; what a weak; put down beforehand;
        beforehand what; what a three; what is five; top answer; strong answer; thin one; weak one;
        good one sounds; poor one; call strong; agree on what; what a strong; average answer;
        good answer and; ten marks; marks each; there's a card; with example for each
      `),
    },
    {
      id: 'sample',
      label: 'Seeing them work',
      synonyms: phrases(`
        work sample; practical; exercise; trial; simulation; real problem; piece of real work;
        small piece of; real work; let them do; real example; show us; short task; small exercise;
        from the job; see them work; see how they; example from; piece of work; hour of real; a task;
        work with us; half day; show us how; a case to; real case; something from job; real job;
        bit of real; bit of job; small job; let work; work for hour; practical part; do some of the work;
        do a piece of the work; a job to do; not just chat; try the work; task to
      `),
    },
    {
      id: 'alone',
      label: 'Keeping influence and liking out',
      synonyms: phrases(`
        independently; before they talk; before talking; before discussing; before the discussion; not talk;
        right after; write their score; without seeing; blind; bias; first impression; sympathy; halo;
        gut feeling; like themselves; small talk; mixed panel; all follow; follow the boss; before we open;
        open our mouths; puts their number; their number; boss talks first; talks first; nobody talks;
        without the others; influence each; first alone; own score; own points; not influence; write first;
        then talk; talk later; compare after; before we talk; sheets on own; swap them; swap afterwards;
        only afterwards; compare afterwards; without talking; boss speaks last; boss last; same kind of;
        likes them; like them; score by themselves; scores alone; before we speak; before we discuss;
        independent; first opinion; loudest voice; not talk before; till the cards; cards are in;
        marks alone; each alone; own mark
      `),
    },
    {
      id: 'notes',
      label: 'Notes and evidence',
      synonyms: [
        ...phrases(`
          quotes; word for word; during the interview; not impressions; proof; documented; what they said;
          said exactly; not opinions; not what i feel; not what felt; not feelings; keep notes; no gut;
          gut feeling; reason for each; points with; proof for; writes down what; what was said;
          write it down; put on paper
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'training',
      label: 'Training interviewers',
      synonyms: phrases(`
        calibrate; calibration; same video; mock; second person; sit in; new interviewers; same recording;
        example interview; filmed talk; filmed; practise with one; practise with; practise together; teach;
        together first; first together; two interviewers; example answers; sit in on; sit in with;
        watch others; first time with; practise on; trained first; learn how to; go along with;
        together with someone; colleagues first watch; first watch; watch first; listen in first;
        learn it first; explain to interviewers; show interviewers; rehearse interviews; course for;
        practice person; mark one; recorded interview; try on one; get training; who's harsh; harsh;
        interviewers get; show the interviewers; same points
      `),
    },
    {
      id: 'comparing',
      label: 'Comparing with later work',
      synonyms: phrases(`
        later performance; how they perform; compare scores; differ; how far apart; who was good; strict;
        a year on; how far apart we; good numbers; turned out good; look back; were right; good at;
        work well; different scores; too different; same score; turned out well; turn out well; rated high;
        rated highly; ones took; ones rated; doing now; doing well; who was right; which questions;
        which question told; how people work; with what gave; how well work; check scores;
        performance later; then we compare; big difference; discuss only where; talk about why;
        where we differ; far apart; too mild; too harsh; why we differ
      `),
    },
  ],
};

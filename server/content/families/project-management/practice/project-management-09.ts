import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement09: Question = {
  id: 'project-management-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'planning',
  prompt:
    'Imagine the sponsor of your project wants it finished two months earlier, with the same people and everything that was promised. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Would agree and ask the team to work more, or would refuse.',
    3: 'Would explain that it is impossible and propose less scope or more money, but not learn what the earlier date is for.',
    5: 'Would learn what the earlier date is for, look with the team at what really takes the time, show options with their price in scope, money and risk, say clearly what cannot be done, and have the choice recorded.',
  },
  concepts: [
    {
      id: 'reason',
      label: 'What the earlier date is for',
      synonyms: [
        ...phrases(`
          why two months; why the date; why earlier; reason behind; really need; needed by then; which part do;
          hard deadline; what happens in; event; important about; reason for the; who needs it;
          what they want to; what is happening; happening in; so urgent; why two; a show; somebody promised;
          has he promised; what he needs; need on that
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'plan-check',
      label: 'Where the time goes',
      synonyms: phrases(`
        critical path; go through the plan; look at the plan; what takes longest; waiting times;
        longest tasks; do at the same time; dependencies; buffer; in parallel; look where; where we lose;
        time goes; where the time; which steps; steps that; can run; what depends; shorten; go through plan;
        through plan; what the team; real or
      `),
    },
    {
      id: 'less-scope',
      label: 'Doing less at first',
      synonyms: phrases(`
        smaller scope; reduce scope; minimum; first release; mvp; in two phases; nice to have; part of it;
        most important functions; core functions; deliver first; only the part; first part; a part first;
        what can wait; most important part; parts can; rest later; smaller version; main part; part by then;
        most important; important part; first half; could wait; two steps; first step; rest in summer;
        live with smaller; get rest; most urgent part
      `),
    },
    {
      id: 'more-means',
      label: 'More people or money',
      synonyms: phrases(`
        more budget; external; contractor; overtime; extra money; buy instead; hire; additional;
        new people need time; costs more; two more people; extra people; another person; hire somebody;
        help from outside; other team; more hands; new people; slow us; slow down; have to learn;
        other projects; full time
      `),
    },
    {
      id: 'danger',
      label: 'What would suffer',
      synonyms: phrases(`
        quality; burn out; burnout; technical debt; skip testing; no testing; people leave; risk;
        nights and weekends; make mistakes; more mistakes; people tired; more errors; not tested; too fast;
        nobody can; leave us; not good; push everyone; everyone harder; fall ill; get ill; bad work;
        do it twice; pay later
      `),
    },
    {
      id: 'options',
      label: 'Options with their price',
      synonyms: phrases(`
        three options; two options; scenario; option a; what each costs; show what is possible; what we get;
        choose between; three ways; two ways; a sheet with; three possibilities; two possibilities;
        possibilities; different ways; price tag; three choices; two choices; each one costs; costs him;
        smaller or; more money or; my advice; let choose
      `),
    },
    {
      id: 'clear-no',
      label: 'Saying what cannot be done',
      synonyms: phrases(`
        not possible; cannot promise; will not promise; say honestly; be honest; unrealistic; iron triangle;
        scope, time and cost; never just say yes; not say yes; is impossible; does not work; would not work;
        tell her openly; tell him openly; not lie; cannot be; something must give; must give; won't work;
        will not work; doesn't work; tell plainly; no way; same people; won't promise; don't promise
      `),
    },
    {
      id: 'recording',
      label: 'Having the choice recorded',
      synonyms: [
        ...phrases(`
          in writing; sign off; steering committee; change request; updated plan; new baseline;
          tell the team; confirm by mail; decision in; write it down; signed by; protocol; send an email;
          inform the team; team should know; in an email; in a mail; email to; mail to; new plan;
          what he picks; what was picked; what they pick; tell everybody; tell everyone; later nobody;
          into the minutes; choice goes into; note choice
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
  ],
};

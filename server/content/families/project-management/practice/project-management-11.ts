import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement11: Question = {
  id: 'project-management-11',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'planning',
  prompt: 'How do you estimate how long a piece of work will take that nobody on the team has done before?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Names a guess with some added, or says that it cannot be estimated.',
    3: 'Breaks the work down and asks those who will do it, but gives one figure without range or assumptions.',
    5: 'Breaks it down with those who will do it, uses comparable work or a short trial, gives a range with its assumptions, keeps reserve apart, and compares the figure with what really happens.',
  },
  concepts: [
    {
      id: 'parts',
      label: 'Breaking it down',
      synonyms: phrases(`
        break it down; smaller parts; small pieces; into tasks; work breakdown; split it; smaller tasks;
        step by step list; cut it into; single steps; take it apart; each bit; days each; single bits; cut it;
        smaller steps; small steps; list all; list everything; each step; divide it; chop it; chop up;
        into bits; few days; days at most; a day or; cut up; not bigger
      `),
    },
    {
      id: 'doers',
      label: 'Asking those who do it',
      synonyms: phrases(`
        people who do; ask the team; planning poker; each person estimates; developers estimate;
        independently; ask the people; let the team; folks who; going to do it; not estimate alone;
        estimate together; the expert; the people doing; ask several; different people; estimate on their own;
        estimate separately; compare our; craftsmen; the folks; do it say; not mine; ask those;
        everyone writes; far apart; not from above; not the boss; estimated by whoever; whoever will;
        when they differ; differ lot; own estimate; their estimates; independent
      `),
    },
    {
      id: 'comparing',
      label: 'Comparable work',
      synonyms: phrases(`
        similar work; similar project; something similar; past projects; last time; historical;
        other companies; ask someone who; analogy; experience from; a thing like that; has done a thing;
        somebody who did; know from; other teams; other projects; the last project; nearest thing;
        look for something; friends who; something bit like; bit like; other project; old project; took then;
        took last; ask somebody; somebody outside; another firm; in the books; how long did; how long others;
        friend at another; another company; how long needed; old figures
      `),
    },
    {
      id: 'trial',
      label: 'A short trial',
      synonyms: [
        ...phrases(`
          prototype; small part first; test one part; proof of concept; first two days; a day to try;
          learn more; try out; for one day; a small test; first step; do a small; a week to; just try;
          couple of days; few days; nobody understands; know least; worst bit; riskiest; on a small; a sample;
          then know
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'range',
      label: 'A range, not one figure',
      synonyms: phrases(`
        range; best case; worst case; three-point; optimistic; pessimistic; from two to; minimum and maximum;
        not one number; how sure; confidence; from three; not an exact; best and worst; good case; bad case;
        two numbers; how unsure; plus minus; never one number; between six; at best; at worst; if all goes;
        goes badly; bad luck; good luck; not a date; no date; three numbers; lowest and highest; lowest and;
        highest figure; minimum and
      `),
    },
    {
      id: 'assumptions',
      label: 'Naming assumptions',
      synonyms: phrases(`
        assume that; what we do not know; risk; provided that; open questions; what it hangs on; hangs on;
        write the assumptions; my assumptions; what i assume; what we assume; not know yet; could go wrong;
        took for granted; for granted; what i took; what we took; if we get; think that; nobody ill;
        not included; what it rests; built on; tell them what; note conditions; conditions such;
        server is there; precondition; preconditions
      `),
    },
    {
      id: 'reserve',
      label: 'Reserve',
      synonyms: phrases(`
        buffer; contingency; add some time; twenty percent; padding; holidays and sickness; extra time;
        double it; some air; keep something back; for surprises; hold something back; with a reserve;
        extra days; third more; half more; more time than; some days; a bit more; for mistakes;
        leave some slack; on top of; for what goes; not eat; not hidden
      `),
    },
    {
      id: 'refining',
      label: 'Correcting it on the way',
      synonyms: phrases(`
        re-estimate; update the estimate; after the first week; estimate again; how long it really;
        actual time; as soon as we know; tell them if; new estimate; how it really went; correct it;
        as it went; every week again; look again; correct the; estimate once more; how far we;
        faster or slower; learn from; change the estimate; as we go; after a week; first two weeks; know more;
        we know more; really took; took really; what we learned; faster or; next part
      `),
    },
  ],
};

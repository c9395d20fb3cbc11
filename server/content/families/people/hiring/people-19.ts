import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people19: Question = {
  id: 'people-19',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'process',
  prompt:
    'How do you write and introduce a new rule for staff, for example on working from home, so that it is understood and applied alike?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Writes down what is allowed and sends it round.',
    3: 'Asks some people and writes plainly, but leaves exceptions to each manager or does not look at how the rule is applied.',
    5: 'Starts from the problem and from those it will affect, writes briefly with examples, says who decides and on what grounds exceptions are made, has it checked, practises it with the managers, explains the reason to all, compares later how it is applied, and sets a date on which it is looked at again.',
  },
  concepts: [
    {
      id: 'problem',
      label: 'The problem it is to solve',
      synonyms: phrases(`
        trouble the rule; problem the rule; what problem; which problem; what the rule is for;
        meant to solve; supposed to solve; why we need; do we need; whether we need;
        the reason for the rule; the aim of; single case; one case; what it is good for; goal of the rule;
        what bothers them; is it needed; before i write; what went wrong; what goes wrong
      `),
    },
    {
      id: 'affected',
      label: 'Asking those it affects',
      synonyms: phrases(`
        those it will hit; people it affects; the people affected; those affected; who are affected;
        ask staff; ask the staff; ask employees; ask ten; ask a few; talk to employees; talk to a few;
        different jobs; different departments; different teams; from each department; gets in their way;
        get in their way; what they need; workshop; focus group; survey; collect opinions; those who cannot;
        cannot work from; ask a few people; ask the ones; three employees; employees to read;
        what they understand; staff room; night shift too; ask round; let them read
      `),
    },
    {
      id: 'words',
      label: 'Plain words and examples',
      synonyms: [
        ...phrases(`
          a single page; plain words; plain language; simple words; simple language; anyone understands;
          everyone understands; everybody understands; easy to understand; short and; keep it short;
          no legal; legal language; without jargon; jargon; so clear; clear wording; read it once;
          let someone read; have someone read; understand it; example of; with an example; two examples;
          real cases; typical cases; what is fine; what is allowed; what is not allowed; what isn't allowed;
          questions and answers; faq; typical questions; keep it to a page; to a page; one page;
          side of paper; one side; words anyone; words anyone gets; couple of examples; easy words;
          how many days
        `),
        ...everydayPhrases.likened,
        ...everydayPhrases.plainly,
      ],
    },
    {
      id: 'exceptions',
      label: 'Who decides, and grounds for exceptions',
      synonyms: phrases(`
        who decides; who may decide; who approves; exception; exceptions; grounds for;
        reasons for saying no; reason for a no; on what grounds; criteria; same criteria; same rule for;
        each manager; every manager; every boss; make up their own; makes up their own; twelve rules;
        special cases; case by case; in writing why; second person; appeal; complain to;
        what happens if not; one person for questions; special case; ill child; hard cases; who says yes
      `),
    },
    {
      id: 'checked',
      label: 'Law, contracts and those with a say',
      synonyms: phrases(`
        against the law; lawyer; legal check; labour law; staff council; works council; union; council;
        data protection; insurance; safety; the management; approved by; sign off; get the lawyer;
        must agree; union look
      `),
    },
    {
      id: 'managers',
      label: 'Preparing the managers',
      synonyms: phrases(`
        go through it with the managers; train the managers; training for managers; managers first;
        tell the managers first; managers hear; managers answer; leaders first; brief the; practise cases;
        role play; answer the same; answer alike; same answer; sessions with; managers what;
        all decide the same; decide the same; each teacher; as he liked; made-up cases; made up cases;
        cases in; said the same; all said the same; practise with
      `),
    },
    {
      id: 'explaining',
      label: 'Telling everyone, with the reason',
      synonyms: [
        ...phrases(`
          hears the reason; hear the reason; tell the reason; explain the reason; explain why;
          everyone hears; tell everybody; tell everyone; inform all; inform everyone; town hall; intranet;
          meeting for all; whom they can ask; who they can ask; who to ask; contact person; where to ask;
          open questions; start date; in good time; tell people in person; person for questions;
          in person why; date to start; tell them why; stand up and; meeting for; face to face
        `),
        ...everydayPhrases.toldReason,
      ],
    },
    {
      id: 'applied',
      label: 'Looking at how it is applied',
      synonyms: phrases(`
        how often it was used; how it is used; how it is applied; applied the same; applied equally;
        applied alike; in each department; by department; between departments; count after;
        after three months; after six months; said no to everybody; how many were refused;
        how many requests; compare the departments; compare the teams; spot checks; look whether;
        complaints about; check whether; ask people again; feedback; once a year; every year; still need;
        still needed; trial period; revise; adjust it; change it if; ends on; expires; look back at;
        after a few months; check if it; must be changed; does it work; mend it; drop it if
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport13: Question = {
  id: 'customer-support-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'communication',
  prompt: 'What makes a written reply to a customer good, and how do you check one before you send it?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Names politeness or correct spelling only.',
    3: 'Names that it answers what was asked in plain words, and a second reading, but not what the customer should do or expect next.',
    5: 'Names an answer to every point in the first lines, plain words and steps, what happens next and when, and a check of facts, recipient and likely misreading, with an example of a sentence they would change.',
  },
  concepts: [
    {
      id: 'answering',
      label: 'Answering what was asked',
      synonyms: phrases(`
        every point; all the points; answers what was asked; what was asked; answer the question;
        question is answered; what they asked; what the customer asked; what the customer wants;
        problem is solved; in the first line; read the question; what they actually asked; actually asked;
        answered all; all questions; real question; nothing forgotten; forgot nothing
      `),
    },
    {
      id: 'plain-words',
      label: 'Plain words',
      synonyms: [
        ...phrases(`
          jargon; understandable; concise; to the point; easy to read; short sentences; it is short;
          simple words; plain words; easy words; no jargon; without jargon; technical words; foreign words;
          easy to understand; clear words; not too long; everybody understands; no abbreviations;
          fancy words; short words; normal words; everyday words; simple language; plain language;
          long sentences; complicated words; like i would say; keep short; keep it short; as short as;
          short and clear; technical terms; short and simple; my mum would; in one go; no waffle; cut out;
          cut what; not much text; few words; anybody understands; anyone understands; child could;
          a child would
        `),
        ...everydayPhrases.plainly,
      ],
    },
    {
      id: 'tone',
      label: 'Tone',
      synonyms: phrases(`
        tone; polite; friendly; empathy; respectful; blame; sorry; sounds like a human; like a human;
        not like a robot; robot; name of the customer; use the name; apologise; not blame; no blame;
        bad mood; not cold; greeting; sounds like blame; if i was angry; wait some minutes; name right;
        warm words; not sharp; not rude; taken seriously; not teach; not lecture
      `),
    },
    {
      id: 'structure',
      label: 'Structure',
      synonyms: phrases(`
        structure; paragraphs; bullet; screenshot; one action per step; short paragraphs;
        most important first; at the top; steps with numbers; solution first; answer first; main thing;
        main point; short lines
      `),
    },
    {
      id: 'facts',
      label: 'Correct facts',
      synonyms: phrases(`
        accurate; policy; up to date; order number; attachment; it is right; right facts; names numbers;
        check names; check the name; check numbers; link works; test the link; links work; try the steps;
        try it myself; ask a colleague; right customer; right person; attached; name twice;
        check the numbers; numbers are; date right; right date; promise only; what i promise; no mistakes;
        colleague looks
      `),
    },
    {
      id: 'next',
      label: 'What happens next',
      synonyms: phrases(`
        happen next; deadline; timeline; follow-up; what happens next; how to reach; ask again;
        when they hear; how long it takes; how long it will
      `),
    },
    {
      id: 'proofreading',
      label: 'Reading it again',
      synonyms: phrases(`
        read it again; reread; aloud; out loud; spelling; typos; grammar; proofread; read it once;
        i read it; read once more; read aloud; read it aloud; spell check; wait a minute; before i send;
        pause; second look; read it back; before sending; colleague looks over; show a colleague;
        second pair; let it lie; check again
      `),
    },
    {
      id: 'their-eyes',
      label: 'Reading it with their eyes',
      synonyms: phrases(`
        their shoes; as the customer; point of view; misunderstand; misread; first language; as if i knew;
        with the eyes; like the customer; in their place; in their shoes; if i got; how it sounds;
        someone in a bad mood; in a bad mood; bad mood; could be misunderstood; misunderstood;
        what else they; they could ask; my nan; my gran; my mum; colleague read; somebody else; half asleep;
        were customer; read it as; in hurry; would i understand; would they understand; know what to do;
        how it feels; in their situation; fresh eyes; from outside; who knows nothing; put myself;
        reads it tired; my own mother
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport01: Question = {
  id: 'customer-support-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'communication',
  prompt:
    'Tell me about a time you explained something complicated to a person who knew little about the subject.',
  suggestedSeconds: 150,
  anchors: {
    1: 'Tells what the subject was; how it was explained and what the other person said is missing.',
    3: 'Names one means, such as simple words, steps or a drawing, but not whether the person then understood.',
    5: 'Says what the person knew before, the comparison or steps chosen for them, what they did when a step was not understood, and what the person could do alone afterwards.',
  },
  concepts: [
    {
      id: 'starting-point',
      label: 'What the person already knew',
      synonyms: [
        ...phrases(`
          already knew; never used; ask what she; ask what he; what she knew; what he knew; what they knew;
          had no idea; knew nothing about; did not know what; for the first time; new to it;
          start from what; new in the country; asked what was unclear; no clue
        `),
        ...everydayPhrases.noExpert,
      ],
    },
    {
      id: 'plain-words',
      label: 'Plain words',
      synonyms: [
        ...phrases(`
          jargon; simple words; easy words; plain words; no jargon; without jargon; technical words;
          technical terms; foreign words; big letters; everything she does not need; short sentences;
          simple language; no english; official words; left out the terms; without the terms; own language;
          no foreign words; normal words; like for a child; like to a child; easy language;
          everyday language; ordinary words
        `),
        ...everydayPhrases.plainly,
      ],
    },
    {
      id: 'comparison',
      label: 'Examples and comparisons',
      synonyms: [
        ...phrases(`
          analogy; metaphor; compare it with; as an example; it is like; compare it to; is like; works like;
          for example her; used an example; everyday example; something she knew; something he knew;
          from her life; from his life; imagine that; is like a; was like a; it's like a; works like a;
          compared it with a; compared it to a; example from; picture it as; a story about; like cooking;
          like driving
        `),
        ...everydayPhrases.likened,
      ],
    },
    {
      id: 'steps',
      label: 'Small steps',
      synonyms: [
        ...phrases(`
          slow down; small parts; broke it down; four steps; three steps; five steps; step by step;
          into three; in the right order; list of steps; piece by; a bit at a time
        `),
        ...everydayPhrases.pieceByPiece,
      ],
    },
    {
      id: 'showing',
      label: 'Showing it',
      synonyms: [
        ...phrases(`
          screenshot; diagram; on a card; on the screen; drew a picture; drew it on; drew a drawing;
          showed it on; showed her how; showed him how; showed them how; made a video; wrote the steps;
          did it once in front; drew where; did it in front; let watch; watched me;
          went through it together; did one together
        `),
        ...everydayPhrases.shown,
      ],
    },
    {
      id: 'checking',
      label: 'Checking that it was understood',
      synonyms: [
        ...phrases(`
          own words; explain it back; got the idea; ask her to tell; ask him to tell; in her own words;
          in his own words; in their own words; let her try; let him try; let them try; ask questions;
          asked if it is clear; asked if it was clear; if it is clear; while i watched; asked to repeat;
          had her repeat; had him repeat; explain it to me
        `),
        ...everydayPhrases.understood,
      ],
    },
    {
      id: 'patience',
      label: 'Patience',
      synonyms: phrases(`
        patience; embarrassed; encouraged; reassure; took my time; take time; kept my hands off;
        three times; several times; no stupid questions; no hurry; no rush; not laugh; not rush; stay calm;
        explained again; explained it again
      `),
    },
    {
      id: 'outcome',
      label: 'What the person could then do',
      isOutcome: true,
      synonyms: phrases(`
        managed to; without help; taught her; teaches; showed her friend; do it alone; without my help;
        taught his; on time; finally understood; does it alone; went home calm; told others
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const data19: Question = {
  id: 'data-19',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'communication',
  prompt:
    'Tell me about a time people drew the wrong conclusion from a figure or chart of yours. What did you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Blames the readers, or says that it was explained once more, without what was misread.',
    3: 'Says what was misread and corrects it with whoever asked, but not why the figure invited it or who else had seen it.',
    5: 'Says what people took from it and what nearly followed, sees what in the figure invited that, corrects it at once with all who had seen it, changes the figure and states its limits, and checks how the next one is read before it goes out.',
  },
  concepts: [
    {
      id: 'misread',
      label: 'What they took from it',
      synonyms: phrases(`
        misread; misunderstood; misunderstanding; misinterpreted; read it as; read it that way; read a rise;
        took it for; took it as; mixed up; they thought that; thought it meant; confused with;
        concluded that; blamed the wrong; blamed him; blamed her; everybody said; everybody thought;
        everyone thought; my boss thought; my manager thought; saw it as; seen as; was lazy; got it wrong;
        understood it wrong; understood wrongly; drew the conclusion; read it wrong; read wrong; jumped to;
        compared things; percent points; percentage points; took it to mean; my boss said people;
        my boss read it as; they thought it meant that; fallen off a cliff; fall off; talked about a crisis;
        a crisis; was the worst; the worst ward; big city is bad
      `),
    },
    {
      id: 'consequence',
      label: 'What followed from it, or nearly did',
      synonyms: phrases(`
        told off; praised the; praised him; praised her; wanted to close; wanted to cut; cut the budget;
        about to decide; nearly decided; almost decided; in the board; board meeting; get a bonus;
        presented it to; on the wall; in the staff room; presented in; in a presentation; to the press;
        on the intranet; already decided; wanted to fire; stop the project; stop the campaign;
        against the nurses; stood up in a meeting; in a meeting; were blamed; was punished; angry at;
        nearly closed; in the paper
      `),
    },
    {
      id: 'own-part',
      label: 'What in the figure invited it',
      synonyms: phrases(`
        axis; legend; title of the chart; chart title; title said; labels on the; axis labels;
        scale of the axis; colours; had sorted it; sorted from most; my chart; my fault; invited them;
        misleading; had not explained; had left out; should have written; partly my mistake; my own mistake;
        my mistake; had written nothing; written nothing; did not write; caption; bar chart; red and green;
        league table; looked dramatic; dramatic; made it look; easy to misread; should have thought;
        should have seen; i had drawn; sorry for the first; did not say per; not start at zero;
        picture's my; my picture; explained my mistake; simply more; frailest; forgot to say;
        own fault; bad heading
      `),
    },
    {
      id: 'at-once',
      label: 'Setting it right at once',
      synonyms: phrases(`
        same afternoon; went to her; went to him; rang her; rang him; in private; owned up;
        explained the difference; same morning; same evening; same hour; that morning; that afternoon;
        on the spot; asked for a minute; took it off; took it down; apologised; apologised to; cleared it up;
        cleared up; put my hand up; hand up; took it down that; straight to; told them straight
      `),
    },
    {
      id: 'new-figure',
      label: 'Another figure or picture',
      synonyms: [
        ...phrases(`
          changed the chart; new chart; replaced the chart; different chart; redid the chart; changed it to;
          per hundred; as a percentage; comparison with; median; simpler chart; table instead; made one that;
          made a new; made another; drew a new; drew it again; new graph; another graph; different graph;
          another chart; new slide; only patients; same problem; compares only; compare only; like with like;
          same kind; ratio; average per; with a range; error bars; two charts; began at zero; from zero;
          patients of the same; per head; sent new one; other picture;
          started at zero
        `),
        ...everydayPhrases.shown,
      ],
    },
    {
      id: 'all-readers',
      label: 'Reaching all who had seen it',
      synonyms: phrases(`
        to everybody who; everybody who had; all recipients; sent the new one; sent a correction; withdrew;
        same mailing list; everybody sits; thursday meeting; showed that one; showed the new one;
        showed everybody; showed them all; mailed everybody; replaced the file; replaced it on;
        old one away; old one was removed; deleted the old; took back the mail; took it back;
        wrote to everybody; wrote to all; sent it to all; sent it round; sent round; next meeting;
        put up the new; everybody who
      `),
    },
    {
      id: 'limits',
      label: 'Saying what it does not show',
      synonyms: phrases(`
        does not show; doesn’t show; cannot tell; can’t tell; cannot say; does not mean;
        limits of the figure; stated the limits; limitation; caveat; footnote; wrote under it;
        write below it; note below; correlation; small sample; what you can read; read from it;
        can read from; what it says and; what it says; what you can say; can and cannot; not see from;
        cannot conclude; cannot be compared; not comparable; only shows; only valid; how it is counted;
        how it was counted; a sentence below; sentence under; text below; line below; short explanation;
        explanation below; per head; only says; flat per head; one sentence under; explain under
      `),
    },
    {
      id: 'checking',
      label: 'Checking how the next one is read',
      synonyms: phrases(`
        what they see; what do you see; tell me what; showed it to two; show it to somebody;
        show it to a colleague; test reader; fresh eyes; second pair of eyes; before i send;
        in their own words; repeat it back; somebody from outside; colleague first; who does not know;
        who has never seen; look at a chart first; look at it first; look at it before; what he thinks it;
        what she thinks it; thinks it says; what it says to; what he sees; what she sees; what they read;
        what they understand; before i publish; before i show; somebody to read it; read it to me;
        show charts to; someone fresh; tell me what you
      `),
    },
  ],
};

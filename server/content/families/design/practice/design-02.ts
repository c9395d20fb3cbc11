import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design02: Question = {
  id: 'design-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'research',
  prompt:
    'Tell me about a time you watched people use something you had designed. What did they do that you had not foreseen?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that users liked it or had trouble; no person, no step and no behaviour is described.',
    3: 'Names who was watched and one thing they did, and a change made, but not how the watching was set up.',
    5: 'Says who was watched, why those and with which task, how they were kept from being led, the behaviour not foreseen and its likely cause, what was changed first and why, and what a second look showed.',
  },
  concepts: [
    {
      id: 'people',
      label: 'Who took part',
      synonyms: phrases(`
        older people; participants; colleagues who; real users; customers of; testers; recruited; drivers;
        users who; people or so; passers-by; travellers; commuters; seven people; three people;
        twenty people; everyone who came; people with; members of; cashiers; pupils; people in the queue;
        people who came by; the next two; taxi drivers; people filling in; old folk; four more folk;
        half a dozen people
      `),
    },
    {
      id: 'task',
      label: 'The task they were given',
      synonyms: phrases(`
        gave them task; asked them to; asked her to; asked him to; task was; without help; think aloud;
        asked to find; had to find; scenario; let them book; let them order; let them find; with task to;
        task to; told them to; had to order; had to enter; small task; should buy; should find; had to buy;
        please find; filling in our; change the date; book a room; use it as they would; their normal work;
        as on any day; order something
      `),
    },
    {
      id: 'setting',
      label: 'How you watched',
      synonyms: [
        ...phrases(`
          watched them; recorded screen; did not help; said nothing; kept quiet; bit tongue; took notes;
          video call; shared screen; stood behind; stopwatch; sat behind; sat on hands; without word;
          stood next to; stood beside; stood nearby; watched from; from distance; pretended; in station;
          in their office; at their desk; camera; noted down; noted each; noted it; think aloud;
          went in the car; in the car with; did not say a word; without a word; sat behind people;
          hands in my pockets; stood by
        `),
        ...everydayPhrases.watched,
      ],
    },
    {
      id: 'unexpected',
      label: 'What they did that you had not foreseen',
      synonyms: phrases(`
        instead they; clicked on; scrolled past; overlooked; ignored; tapped on the; never opened;
        got stuck; searched for; did not notice; nobody saw; to surprise; swiped; did opposite;
        looked for it; pressed the; none of them; in wrong place; read it as; walked past;
        had not seen coming; did not see coming; kept pushing; kept pressing; kept tapping;
        pressed the wrong; tapped the wrong; went straight for; nobody saw the; did not see the button;
        hit the back; never crossed my mind; swore at it; with the thumb; other way round than;
        wiped the lot; upside down
      `),
    },
    {
      id: 'cause',
      label: 'Why they did it',
      synonyms: phrases(`
        because they thought; took it for; they were used to; looked like advert; mental model; word meant;
        did not know word; habit; mistook; reason was; they knew it from; used to; meant something;
        seemed like; thought it was a button; thought it was the; looked like a button; looked like a title;
        hands full; while driving; no hands; no time to read; only looked at the colour; in a rush;
        i had imagined; at my desk i
      `),
    },
    {
      id: 'change',
      label: 'What you changed',
      synonyms: phrases(`
        changed label; renamed; removed the; changed word; redesigned; new label; put it where;
        changed order; removed it and; put it at the; replaced it; put four; made buttons; made it bigger;
        made it shorter; made it simpler; turned it into; made the button bigger; put the word on;
        button very big; only two colours; changeable right there; made it possible; fewer colours;
        fewer words; larger letters
      `),
    },
    {
      id: 'second-look',
      label: 'Looking again',
      synonyms: phrases(`
        tested again; second round; second test; next five; watched again; this time; afterwards nobody;
        found it at once; all of them found; next group; three of five; new people; tried it once more;
        nobody asked; same test; counted again; looked again; fell to; only three; did better; got it right;
        next version; came again after; came back after; watched them again; tried it again with;
        came back a week
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people03: Question = {
  id: 'people-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'relations',
  prompt: 'Tell me about a time you helped two people, at work or elsewhere, to settle a conflict.',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that they calmed down or were told to get along; neither side is heard.',
    3: 'Heard both and proposed a solution, but the reason behind the conflict or the part of each is missing.',
    5: 'Names the conflict and its effect on others, how each was heard, what lay behind it, how they were brought to talk to each other, what they agreed in words of their own, and what a later look showed.',
  },
  concepts: [
    {
      id: 'conflict',
      label: 'What the conflict was about',
      synonyms: phrases(`
        not on speaking terms; stopped talking; did not speak; not talk to each other; quarrel;
        argument between; accused; blamed each other; fell out; fought over; tension; complained about each;
        a word to each other; row over; had a row; a row about; would not speak; fight about;
        an argument about; not spoken; hated each other; did not greet; insulted; angry with each other;
        a fight; did not work together; avoided each other; atmosphere; mean to; sent mails;
        complained to me; couldn't stand; could not stand; nasty; nasty messages; came late; fell out over;
        got on badly; didn't get on; bad blood; were at war; squabble; quarrel over; quarrelled over;
        argue over; argued over; had words; clash over; clashed over; going missing; tools going missing;
        over the rota; over holidays; because of holidays; feud; not on good; shouting at each;
        at each other's throats
      `),
    },
    {
      id: 'hearing',
      label: 'Hearing each side',
      synonyms: [
        ...phrases(`
        each of them alone; both sides; listened to each; spoke to both; talked to both; heard both;
        listened to her; listened to him; met each; walk with each; took a walk; let each tell;
        alone with each; talked with both; asked them both; met her; met him; called each; alone first;
        first alone; let each of them; their side; her version; his version; learned that she;
        learned that he; heard one; heard her out; heard him out; heard them out; before his shift;
        before her shift; talked with one; talked to one; spoke with one; took each aside; each aside;
        sat with each; listened to one; each tell; side of story; separate talk; for a brew;
        asked each what; over a coffee; over a tea; let one talk; let each talk; went to each
      `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'behind',
      label: 'What lay behind it',
      synonyms: phrases(`
        felt ignored; felt left out; felt that; misunderstanding; real reason; passed over; was jealous;
        unclear who; in truth; nobody had ever; never said; one of them thought; thought the other;
        had been told; rumour; felt unfair; because nobody; did not know that; no idea that; had not known;
        thought that she; thought that he; felt treated; felt like; took it personally; money they;
        old story; the truth was; cares for; had no idea; sick father; at home she; at home he;
        what really bothered; really bothered; bothered her was; bothered him was; had hurt; jealous;
        had called her; had called him; real trouble; real problem was; underneath it; deep down;
        never been thanked; without being asked; felt passed over; felt small; was ashamed; felt put down;
        felt unfairly; felt overlooked; mixed up; wrongly thought; nobody thanked; true reason;
        neither knew; wanted the same; the same thing; only wanted to be; wanted to be asked;
        what is important for; didn't know the other; had the wrong
      `),
    },
    {
      id: 'together',
      label: 'Bringing them to talk',
      synonyms: phrases(`
        at one table; together at; sat them down; the three of us; brought them together;
        speak without interruption; let each; took turns; say what they; ground rules; without interrupting;
        mediator; had a coffee; invited both; in one room; met the two; all three; one talks; one speaks;
        finish speaking; listen to the other; repeat what the; same table; let them talk; we sat in;
        sat in the; sat together; sat down in; the three of; asked whether i may; got them both;
        both to table; two of to; to one table; met all three; three of sat; three of us; had them talk;
        made talk; look each other; sat down all three; round my kitchen; round a table; at my table;
        other kept still; say it back; got them round; got them together
      `),
    },
    {
      id: 'not-taking-sides',
      label: 'Not taking a side',
      synonyms: phrases(`
        did not take sides; take sides; no side; stay neutral; stayed neutral; not judge; who was right;
        not my job to; friends with both; fair to both; kept out of; who is right; did not say who;
        without judging; not my opinion; did not decide; no opinion; did not judge; i was neutral; fair to;
        did not blame; the judge; not the judge; to be judge; play judge; who was wrong; stayed in middle;
        didn't take; equal time; say who is right; kept out of it; no favourites; in the middle of;
        not my place to; fair to each; kept to facts
      `),
    },
    {
      id: 'agreement',
      label: 'What they agreed',
      synonyms: phrases(`
        agreed that; they agreed; own solution; both agreed; rules for; shook hands; divided the; clear who;
        each promised; handover; tell each other straight; tell each other; they would tell; agreed to;
        a rule; made a plan; one week each; take turns; clear rule; plan for; ask before; changed the times;
        swapped; new plan; other times; settled on; they settled; came up with; made plan; made deal;
        shook on; shook hands on; took turns; agreed who; worked out between; share one; plan for the year;
        write down what's; drew up the rota; drew up; made a list; turn and turn; found a plan;
        struck a deal; made a rule
      `),
    },
    {
      id: 'follow-up',
      label: 'Looking again later',
      synonyms: phrases(`
        two weeks later; a month later; checked in; asked them again; asked both again; came back to;
        followed up; some weeks later; met again; half a year after; a year after; asked how it;
        weeks after; saw them again; later i asked; i asked later; a few weeks; some weeks; next meeting;
        looked again; asked how it was; checked in with; checked on them; asked how things; asked later;
        kept eye; two weeks on; a month on; looked in on; checked a month; kept an eye
      `),
    },
    {
      id: 'effect',
      label: 'What came of it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          work together; worked together; apologised; sorry to; greet each other; talk again;
          no more complaints; still share; both stayed; best friends; get along; do things together;
          went to lunch; speak again; speak normally; good friends; eat together; were friends; calm again;
          no fight; work well; working together; help each other; stayed in the; speak to each other;
          brought each other; each other coffee; laughed together; greeted; been quiet since; never came up;
          get on well; got on better; got along; laugh together; on good terms; no trouble since;
          trouble since; no more trouble; shook hands; get on now; quiet since
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

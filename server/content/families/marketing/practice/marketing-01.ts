import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const marketing01: Question = {
  id: 'marketing-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'message',
  prompt:
    'Tell me about something you wrote or made that was meant to move people to do something. What did you do, and did they?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Describes the text or picture; who it was for and what they should do is missing.',
    3: 'Names the people, the wished act and how many did it, but no reason for the words and nothing that was tried.',
    5: 'Names the people and what held them back, the one thought chosen and what was left out, a version shown to somebody and changed, how many acted against what was expected, and what would be done differently.',
  },
  concepts: [
    {
      id: 'aim',
      label: 'What people should do',
      synonyms: phrases(`
        wanted them to; should sign up; to come to; to donate; get people to; register; volunteers;
        sell tickets; to join; to subscribe; to apply; needed helpers; to buy; fill in the; bring back;
        wanted people to; should bring; to vote; to take part; wanted people; in charge of; more people to;
        should sign; should come; should register; get more; find volunteers; sign up for; raise money;
        fill seats; fill course; wanted more; wanted the neighbours
      `),
    },
    {
      id: 'people',
      label: 'Whom it was for',
      synonyms: phrases(`
        aimed at; students who; parents of; neighbours; target group; followers; local; young people;
        who live; pupils; each house; every household
      `),
    },
    {
      id: 'thought',
      label: 'The one thought',
      synonyms: phrases(`
        main message; hook; started with a; slogan; only said; question as; subject line; simple sentence;
        put first; one reason; with headline; headline said; with words; one line; only one sentence;
        and words; words on it; drawing of; nothing will happen; come home; one sentence; only one thing;
        too much text; only a photo; one photo; one picture; short text; few words
      `),
    },
    {
      id: 'barrier',
      label: 'What held people back',
      synonyms: phrases(`
        no time; think it is; worried that; did not know that; too far; embarrassed; did not feel;
        objection; barrier; too expensive; never heard of; reason not to; what stops them; stops people;
        not good with; what stopped; reason why nobody; too shy; afraid to pay; think they cannot;
        letters did nothing; what keeps them; did not dare; too lazy
      `),
    },
    {
      id: 'craft',
      label: 'How you made it',
      synonyms: phrases(`
        flyer; short video; post on; cut it; shortened; real faces; newsletter; story about; instagram;
        leaflet; made card; card with; sticker; filmed; made poster; poster with; wrote a note;
        made a poster; my own phone number; by hand; wrote a letter; put my number
      `),
    },
    {
      id: 'trial',
      label: 'Showing it to somebody first',
      synonyms: phrases(`
        showed it to; first draft; two versions; asked friend; tried it on; read it aloud; changed it after;
        did not understand; second version; asked three; read it and; not clear; my aunt; put address;
        let colleagues; let two; let friend; read it before; read it first; showed it first; showed friend;
        first version; told me it sounded; sounded like; before printing; before i sent; proofread;
        made it shorter
      `),
    },
    {
      id: 'place',
      label: 'Where and when people saw it',
      synonyms: phrases(`
        put it up; in canteen; group chat; notice board; at entrance; shared in; local paper; door to door;
        on bus; left cards; at baker; by door; school gate; on table; on each seat; bus stop; put that on;
        put it on; put them on; hung it; hung up; hung them; at door; in lift; coffee machine; canteen;
        noticeboard; walk past; pass by; at lunch; instagram; posted it; sent it on; intranet; nobody looks;
        through the letterbox; put up a sheet; into the shop window; shop window; on every door;
        to each house
      `),
    },
    {
      id: 'result',
      label: 'How many did it',
      isOutcome: true,
      synonyms: phrases(`
        signed up; people registered; percent of; instead of the; sold out; twice as many; applied;
        open rate; of them came; people came; helpers came; joined us; books came back; had hoped for;
        we had hoped; only four; three times as many; all places; fully booked; registered; more than year;
        donated; full house; year before; ordered it; in the end came; we expected; more than expected;
        per cent came; better than usual; ran out of; had to order more
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing02: Question = {
  id: 'marketing-02',
  type: 'behavioural',
  levels: ['junior', 'mid'],
  competency: 'audience',
  prompt:
    'Tell me about a time you found that the people you wanted to reach were different from what you had imagined.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that it is important to know the audience; no expectation and no surprise.',
    3: 'Names the expectation and the surprise and one change, but not how it was found out.',
    5: 'Names the picture held before and where it came from, what showed otherwise and from how many, what these people really want or fear, what was changed in message, place or offer, and what that brought.',
  },
  concepts: [
    {
      id: 'picture',
      label: 'The picture you had before',
      synonyms: phrases(`
        we thought; i had thought; persona; we believed; was sure that; target group was; aimed at; cliché;
        in heads; we were convinced; prejudice; i imagined; imagined that; imagined people; imagined young;
        picture in; always thought; everybody thought; in mind; seemed clear; made for; for young;
        for women; for men; was sure; dead sure; were sure; we were sure; was convinced; thought our;
        thought that our; thought they were; had expected; always said; all our pictures; typical customer;
        in our heads; believed that our; in my head; had made leaflets; thought of young; all our posters;
        for young people; we had thought; i'd reckoned; had reckoned; took it for granted; i expected;
        had pictured
      `),
    },
    {
      id: 'sign',
      label: 'What showed otherwise',
      synonyms: [
        ...phrases(`
          noticed that; data showed; most of buyers; orders came from; comments from; but instead;
          nobody from; in reality; analytics; three quarters; average age; percent were; stood there;
          who came was; came was; most who came; half of them were; wrote to us were; nobody under;
          saw addresses; saw names; by chance; looked at addresses; looked at list; customer list;
          postcodes; emails from; letters from; photos from; at fair; most orders; did not match; sent to;
          were ordering; bought mostly; at break; half had; turned out that; the ones who came;
          who came were; hardly any young; hardly any of them; were mostly; mostly men; mostly women;
          mostly older; looked at the list; went through the list; checked the bookings
        `),
        ...everydayPhrases.counted,
      ],
    },
    {
      id: 'asking',
      label: 'Asking or watching them',
      synonyms: [
        ...phrases(`
          called customers; asked them; asked buyers; focus group; questionnaire; called some of;
          called fifteen; called ten; called twenty; rang some; spoke to; stood at the; rang ten;
          asked each; rang up; rang eight; rang them; called up; called them; called few; went to see;
          asked few; asked some; talked with; conversation with; watched them; invited some; chatted with;
          asked around; got talking; asked in; small talk; talked in break; got chatting; asked at the gate;
          phoned a few
        `),
        ...everydayPhrases.watched,
      ],
    },
    {
      id: 'motive',
      label: 'What they really wanted',
      synonyms: [
        ...phrases(`
          what mattered; real reason; gift for; present for; they bought it for; used it for; cared about;
          important to them; they came because; to give away; what they love; rest from; not price;
          reason was; they told me; wanted something; survives; main thing was; mattered most;
          wanted to save; looking for something; important was; cared more; practical; had to last;
          get along; wanted to get; for sake; to talk with; to understand their; help the children;
          too tired to
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'message',
      label: 'Saying something else',
      synonyms: phrases(`
        new text; changed text; new photos; new pictures; slogan; spoke about; other words; different words;
        new title; now we say; other picture; took away the; from then we wrote; new name; wrote on it;
        changed the words; new words; changed the picture; other pictures; showed instead; changed the text;
        changed the flyers; new wording; smaller box; wrote it differently; different text;
        put on the poster; new poster; new leaflet
      `),
    },
    {
      id: 'place',
      label: 'Going elsewhere',
      synonyms: phrases(`
        instead of instagram; advertised in; newspaper; radio; facebook; flyers; different channel; partner;
        local; doctors; forum; hung up; at doctor; put it in the; moved it to; took the leaflets;
        took it to; hung it in; hung them in; in the waiting room; changed the time; where we hung;
        hung them elsewhere; went to the club; opened earlier; opened later
      `),
    },
    {
      id: 'result',
      label: 'What that brought',
      isOutcome: true,
      synonyms: phrases(`
        orders rose; cost per; doubled; registrations; half price; sold out; conversion; percent more;
        more came; no seat; three times as; second course; next term; needed second; booked out;
        waiting list; more sign-ups; full course; orders went; groups were full; sold twice; sold more;
        had to add; filled up
      `),
    },
  ],
};

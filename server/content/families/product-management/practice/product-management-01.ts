import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement01: Question = {
  id: 'product-management-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'discovery',
  prompt:
    'Tell me about a time you learned something unexpected from the people who used a product or service. What did you do with it?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Says that users gave feedback; what they did and what had been expected are missing.',
    3: "Names one surprising thing that users did or said, and a change made after it, but not how it was known to be more than one person's view.",
    5: 'Says what had been believed before, how it came to light and with whom, how it was checked with more people, what was changed, and what users did afterwards.',
  },
  concepts: [
    {
      id: 'watching',
      label: 'Watching people use it',
      synonyms: [
        ...phrases(`
          watched them use; watch people use; saw them use; usability; session recording; stood beside;
          watched how they; spent two days; stood next to; walked up; walked past; with own eyes;
          saw how they; went there myself; over their shoulder; went along with; spent morning; saw them;
          saw what do; rode along; walked along; sat beside them; watched three; spent a day with;
          watched them work; watched them try; watched guests; watched customers; watched patients;
          watched parents; noticed patients; noticed customers; noticed guests; saw people using;
          saw customers; sat with users; sat with few; sat with customers; sat with regulars;
          observed users; observed how; observed them; i noticed people
        `),
        ...everydayPhrases.watched,
      ],
    },
    {
      id: 'asking',
      label: 'Asking them',
      synonyms: [
        ...phrases(`
          asked them why; asked him why; asked her why; asked what they; interviewed users; talked to users;
          talked with customers; called five customers; spoke with users; asked each of;
          conversation with users; support calls; asked people why; asked each visitor; asked visitors;
          asked guests; told me that; said they; asked guests why; asked few; got talking; rang few;
          chatted with; asked some of; a chat with; guests say; customers say; people say they; users say;
          users told; customers told; asked users; asked customers; asked patients; asked parents;
          user interviews; talked to customers; talked to guests; one customer mentioned;
          customer mentioned; user mentioned
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'belief',
      label: 'What you had believed before',
      synonyms: phrases(`
        we had assumed; i had assumed; we all thought; i thought they; we believed; i was convinced;
        our assumption; we expected them; had always thought; we were sure; i was sure that;
        management was sure; nobody had thought; everyone was sure; i had been sure; we were certain;
        thought that people; believed that guests; i was sure; had been sure; took for granted;
        would have sworn; in my mind; always thought; we thought it was for; built it for; had built it for;
        we had thought it; i had thought it was; was meant for; figured people used; figured folks;
        figured they; we reckoned; we guessed; expected complaints; thought they would; we assumed;
        my guess was; thought customers; thought users; thought everybody; i reckoned they; i guessed they;
        i assumed; i had expected
      `),
    },
    {
      id: 'discovery',
      label: 'What came as a surprise',
      synonyms: phrases(`
        surprised me; turned out that; did not know that; had no idea; workaround; instead they used;
        they used it for; nobody used; came as surprise; they never opened; went to wrong; other way round;
        looked somewhere else; in another order; other order; began somewhere else; nobody had thought of;
        nearly everyone; reason was; in bag; quite different; did something else; used it as;
        did not expect; never occurred; it struck me; to my surprise; funny thing; nobody had told;
        used it to; the opposite; only opened it; only used it; used it only; turns out; they just coped;
        nobody complained; without complaining; found their own way; made do with; never used; ignored it;
        caught me off guard; came out that; real use
      `),
    },
    {
      id: 'more-evidence',
      label: 'Checking it with more people',
      synonyms: phrases(`
        how many others; looked at logs; usage data; analytics; checked with other; others did same;
        sent survey; asked more people; two thirds; nearly all; wrote down how many; whether others;
        rang ten; ten more; half of did; asked ten more; same answer; asked others; asked another;
        others said the same; everyone said the same; heard the same; checked the data; checked the numbers;
        saw same with; counted how many
      `),
    },
    {
      id: 'change',
      label: 'What was changed for them',
      synonyms: phrases(`
        redesigned; we removed; we moved button; changed wording; we added a; renamed it; put it first;
        made it bigger; simplified; changed order; built small; took out the; put it on top;
        moved it to the; new layout; changed page; we charged; could pay; changed where; put sign;
        made it possible; accept cards; we made it; built that in; made it for them; so we added;
        made bigger letters; put it at the top; we added; moved it; put it where; changed the form;
        printed new; changed design; simpler version; made it easier; made it simpler; easier to find;
        took away
      `),
    },
    {
      id: 'effect',
      label: 'What they did afterwards',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          usage rose; fewer questions; fewer calls; used it more; more people finished; more people used;
          stopped calling; doubled; complaints stopped; now use it; paid at; used machine; from one in ten;
          two thirds used; half as many; twice as many; calls dropped; use it more; went down by;
          went up by; nobody asked since; what most came for; most came for; most use it for;
          most people now; half of them now; used it every; more people came; more guests;
          fewer people called; fewer people asked; questions fell; questions dropped; complaints dropped;
          complaints fell; phone calls; orders went up; more customers; more used; stopped asking;
          less complaints; less calls; less questions
        `),
        ...everydayPhrases.actedOnIt,
      ],
    },
  ],
};

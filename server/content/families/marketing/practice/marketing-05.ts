import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing05: Question = {
  id: 'marketing-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'trust',
  prompt:
    'Tell me about a time you changed, held back or withdrew something that might have misled or hurt people, although others wanted it out.',
  suggestedSeconds: 240,
  anchors: {
    1: 'Speaks of values in general, or the matter was only taste; nobody who could be misled or hurt.',
    3: 'Names the doubt and what was changed, but not how it was checked, what it cost or how others were won.',
    5: 'Names the claim or picture and who could take it how, the check with facts, a lawyer or those people, the pressure and the reasons of the other side, the other way offered, the price, what became of it, and the rule that came out of it.',
  },
  concepts: [
    {
      id: 'claim',
      label: 'The claim or picture',
      synonyms: phrases(`
        headline said; advert; slogan; sustainable; climate neutral; cure; clinically; percent off;
        countdown; testimonial; promised that; photo of; best in; free of; with headline; posters for;
        leaflet; advert for; text said; words were; picture with; healed; last chance; only today
      `),
    },
    {
      id: 'harm',
      label: 'Who could be misled or hurt',
      synonyms: phrases(`
        mislead; older people; offended; could believe; would think; feel cheated; stereotype; vulnerable;
        false hope; not true; victims; customers would; insulted; would believe; people might; laugh about;
        make fun; be fooled
      `),
    },
    {
      id: 'check',
      label: 'Checking it',
      synonyms: phrases(`
        asked lawyer; asked people from; showed it to; evidence for; fact check; small print; asked five;
        checked with; data behind; let read; read study; study behind; had only 40; small effect;
        asked somebody who; rang a; read up; let three; asked doctor; looked for proof; asked neighbour
      `),
    },
    {
      id: 'pressure',
      label: 'The pressure to go on',
      synonyms: phrases(`
        sales wanted; already printed; ceo; director wanted; launch date; competitor does; black friday;
        agency; boss wanted; everybody does; already paid; all was paid; already hanging; everyone loved it;
        others laughed; was to go out; boss loved
      `),
    },
    {
      id: 'standing',
      label: 'Standing up for it',
      synonyms: phrases(`
        i said no; told director; refused; asked for meeting; explained risk; withdrew; pulled it;
        took it down; held it back; postponed; insisted; in writing; would not sign; said it in;
        i stopped it; took it back; did not let
      `),
    },
    {
      id: 'alternative',
      label: 'Offering another way',
      synonyms: phrases(`
        instead we; new version; other headline; honest version; overnight; wrote new; concrete figure;
        another picture; wrote it anew; other words; true sentence; in one night; what is true
      `),
    },
    {
      id: 'price',
      label: 'What it cost',
      synonyms: phrases(`
        two days later; fewer orders; angry with; reprint; fewer clicks; missed the; was annoyed;
        cost us euros; costs for; cost 3000; lost day; were angry; weeks late; sold less; threw them away;
        friend less
      `),
    },
    {
      id: 'after',
      label: 'What came of it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          approval; checklist; four eyes; competitor was; every claim; proof for each; nobody complained;
          now two people; always check; they were glad; in paper; another firm; from that day
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

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
        leaflet; advert for; text said; words were; picture with; healed; last chance; only today;
        wanted to publish; wanted to print; sounded like; the best in town
      `),
    },
    {
      id: 'harm',
      label: 'Who could be misled or hurt',
      synonyms: phrases(`
        mislead; older people; offended; could believe; would think; feel cheated; stereotype; vulnerable;
        false hope; not true; victims; customers would; insulted; would believe; people might; laugh about;
        make fun; be fooled; false picture; wrong idea; could hurt; could be hurt; not fair to; only true;
        not the whole truth; half true; not honest
      `),
    },
    {
      id: 'check',
      label: 'Checking it',
      synonyms: phrases(`
        asked lawyer; asked people from; showed it to; evidence for; fact check; small print; asked five;
        checked with; data behind; let read; read study; study behind; had only 40; small effect;
        asked somebody who; rang a; read up; let three; asked doctor; looked for proof; asked neighbour;
        not proved; called the parents; asked for permission; showed them the figures; real figures;
        real numbers
      `),
    },
    {
      id: 'pressure',
      label: 'The pressure to go on',
      synonyms: phrases(`
        sales wanted; already printed; ceo; director wanted; launch date; competitor does; black friday;
        agency; boss wanted; everybody does; already paid; all was paid; already hanging; everyone loved it;
        others laughed; was to go out; boss loved; all keen; keen to get; already finished;
        the board wanted; boss was annoyed; feared fewer; afraid of fewer; colleagues wanted; others said;
        nobody will notice
      `),
    },
    {
      id: 'standing',
      label: 'Standing up for it',
      synonyms: phrases(`
        i said no; told director; refused; asked for meeting; explained risk; withdrew; pulled it;
        took it down; held it back; postponed; insisted; in writing; would not sign; said it in;
        i stopped it; took it back; did not let; said we can't; can't say that; did not agree;
        would not print; would not send; stood firm
      `),
    },
    {
      id: 'alternative',
      label: 'Offering another way',
      synonyms: phrases(`
        instead we; new version; other headline; honest version; overnight; wrote new; concrete figure;
        another picture; wrote it anew; other words; true sentence; in one night; what is true;
        other picture; put the real; true number; honest number; offered another; offered to write;
        suggested another; suggested to write; softer words; say instead; without the name;
        asked for another photo
      `),
    },
    {
      id: 'price',
      label: 'What it cost',
      synonyms: phrases(`
        two days later; fewer orders; angry with; reprint; fewer clicks; missed the; was annoyed;
        cost us euros; costs for; cost 3000; lost day; were angry; weeks late; sold less; threw them away;
        friend less; was first annoyed; took longer; some extra work; had to pay; had to print;
        less attention; boss was cross; fewer sign-ups; cost us a
      `),
    },
    {
      id: 'after',
      label: 'What came of it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          approval; checklist; four eyes; competitor was; every claim; proof for each; nobody complained;
          now two people; always check; they were glad; in paper; another firm; from that day; made a rule;
          liked the honest; honest number; parents told; thanked me; thanked us; were grateful;
          nobody missed it; trusted us; sales were fine
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

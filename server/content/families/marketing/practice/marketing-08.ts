import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing08: Question = {
  id: 'marketing-08',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'audience',
  prompt:
    'Imagine you are to launch a product for people quite unlike you and your colleagues. What would you do before you write a single line?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Begins with slogans, channels or what everybody knows about such people.',
    3: 'Asks or reads about these people and makes a picture of them, but checks it with nobody and looks at no behaviour.',
    5: 'Notes own assumptions, listens to several of these people at the place of use, looks at what they buy and do now, collects their own words, learns who else has a say and what holds them back, finds differences among them, shows them the first idea and pays them for it, and says what stays unknown.',
  },
  concepts: [
    {
      id: 'assumptions',
      label: 'Your own assumptions',
      synonyms: phrases(`
        prejudice; cliché; what we believe; own picture; stereotype; hypotheses; we think we; bias;
        own taste; not like me; wrong idea; what i think i know; think i know; from films;
        what everyone says; forget what; know nothing about; bound to get; don't assume; not guess;
        what we think; not go by; not trust my
      `),
    },
    {
      id: 'talking',
      label: 'Listening to them and watching them',
      synonyms: [
        ...phrases(`
          ask ten; go along; workplace; spend day; where they buy; accompany; how they use; sit in their;
          spend time; let me show; drink tea; stay quiet; a day with; sit in their kitchen;
          spend an afternoon
        `),
        ...everydayPhrases.watched,
      ],
    },
    {
      id: 'today',
      label: 'What they buy and do today',
      synonyms: phrases(`
        buy today; use today; competitor; how they solve; last time; at moment; habits; other products;
        switch from; what do they take; now instead; have at home; where do they get; money they have;
        their day; day like; daily life; use now; what do they use; how they live; how they work;
        live with them; spend days; two days on; annoys them; routine; follow them; rely on now;
        what bugs them; what they read; what is missing
      `),
    },
    {
      id: 'words',
      label: 'Their own words',
      synonyms: phrases(`
        own words; their words; forum; how they say; expressions; read what; quotes; vocabulary;
        what they call; jargon; word for word; how they talk; what do they call; listen how; names for;
        which words; words they use; listen which
      `),
    },
    {
      id: 'deciders',
      label: 'Who else has a say',
      synonyms: phrases(`
        who decides; who pays; doctor; partner; who buys; buyer and user; ask for advice; who holds money;
        who nods; whom do they ask; wife or husband; who says yes; those who care; whoever pays
      `),
    },
    {
      id: 'barrier',
      label: 'What holds them back',
      synonyms: phrases(`
        holds them back; risk; stops them; objection; reason against; bad experience; what do they fear;
        laughed at; bad luck before; do not believe; too proud; what keeps; what worries them; are afraid;
        what they fear; what bothers them; not trust; don't trust; embarrassed by
      `),
    },
    {
      id: 'differences',
      label: 'Differences among them',
      synonyms: phrases(`
        segment; small group first; half of them; one group; differ; choose one group; is different from;
        two kinds; young and old ones; town and country; kinds of customers; kinds of people; all alike;
        not alike; several kinds; who exactly
      `),
    },
    {
      id: 'check',
      label: 'Showing them the first idea',
      synonyms: phrases(`
        feedback; panel; advisory; pay them; two ideas; somebody from group; hire; try out; prototype;
        let some of them; read it to; pay for time; would you laugh; put it before; tear up; small test;
        two ways; show drafts; show first; read drafts; before big; on small scale; correct me;
        let them judge; their reaction; read my draft; watch their faces; look at whatever; from this group
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const marketing13: Question = {
  id: 'marketing-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'message',
  prompt:
    'How do you work out what makes a product different for those who might buy it, and how do you say it in one sentence?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Lists features or writes a slogan that fits every product.',
    3: 'Looks at buyers and competitors and names one difference, but neither proves it nor tries the sentence on anybody.',
    5: 'Asks buyers why they came, what they used before and why others did not buy, compares with what they would do instead, chooses one difference that is true, matters and can be proved, for one group, writes several sentences in their words, tries them on strangers, and says what is left out.',
  },
  concepts: [
    {
      id: 'buyers',
      label: 'Asking those who bought',
      synonyms: phrases(`
        ask customers; ask buyers; why they bought; why they chose; talk to customers; what they like;
        best customers; happy customers; what they tell; how would they describe; call customers;
        why they came; have just bought; going on in life; who bought; what made you; people who bought;
        asked the regulars; ask regulars; what they'd miss; they'd miss; miss if; would miss; what they love
      `),
    },
    {
      id: 'lost',
      label: 'Asking those who did not',
      synonyms: phrases(`
        did not buy; lost deals; chose another; left us; former customers; went to competitor; ask sales;
        what was missing; objections; bought elsewhere; reason against; went to somebody else;
        somebody else; who said no; two who went; took another; nearly put; nearly put them
      `),
    },
    {
      id: 'instead',
      label: 'What they would do instead',
      synonyms: phrases(`
        competitors; do instead; what others say; excel; websites of; substitute; used before; same promise;
        other products; status quo; if we did not exist; would have taken; did not exist; lay pages;
        pages of rivals; what others; rivals; could've gone for; what else; others put; what the others;
        what each promises; other places; look at others; other shops; the others do; else they could
      `),
    },
    {
      id: 'difference',
      label: 'One difference that matters',
      synonyms: phrases(`
        unique; matters to; what others cannot; better at; what counts; important to them; cannot copy; usp;
        strike out; are left; people care about; care about; they say too; one or two things;
        better than the others; better than the other; nobody else; nobody else has; what sets us;
        stand out; we alone; what they care
      `),
    },
    {
      id: 'proof',
      label: 'Proof that it is true',
      synonyms: [
        ...phrases(`
          proof; test result; back up; keep promise; can prove; prove it; can show; back it up; proof for;
          show with; black on white; it's true; must be true; really true
        `),
        ...everydayPhrases.vouched,
      ],
    },
    {
      id: 'group',
      label: 'For whom, and for whom not',
      synonyms: phrases(`
        one group; target group; not for everybody; who needs it most; segment; leave out; niche;
        ideal customer; exclude; who gets most; for people with
      `),
    },
    {
      id: 'words',
      label: 'In their words, in one sentence',
      synonyms: phrases(`
        their words; one sentence; plain words; write ten; without adjectives; no jargon; formula;
        read it aloud; twenty sentences; understand it; simple sentence; ten lines; say to neighbour;
        like you would say; simple ones; no big words; the way they said; short sentence; simple words;
        cut words
      `),
    },
    {
      id: 'trial',
      label: 'Trying it on strangers',
      synonyms: phrases(`
        say it back; repeat it; two versions; what do you think it; five seconds; sales use; landing page;
        retell; read them to; to strangers; what they remember; next day what; bus stop; still know;
        tell them to people; what do you remember; what is left; show it to three; show it to somebody;
        show it to people; can repeat; ask my mum; ask a child; understand at once
      `),
    },
  ],
};

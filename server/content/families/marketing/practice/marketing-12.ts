import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const marketing12: Question = {
  id: 'marketing-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'measurement',
  prompt:
    'How would you set up a test of two versions of a page or an advert, and when would you believe its result?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Shows both for a while and takes the one ahead.',
    3: 'Splits people by chance and compares one measure, but sets no size or length beforehand and changes several things.',
    5: 'States what is expected and why, changes one thing, chooses one measure near the aim and one for harm, works out numbers and length beforehand, splits by chance, checks the split and devices, does not stop early, looks at size and doubt of the difference, and tries it again or elsewhere if it matters.',
  },
  concepts: [
    {
      id: 'hypothesis',
      label: 'What you expect, and why',
      synonyms: phrases(`
        hypothesis; idea behind; reason for; what we believe; problem from; what i want to; learn from;
        i expect; expect that; because people ask; brings more because; i think that; because i saw;
        my guess; what should happen; why do i think; why version; what i hope; one question;
        say beforehand what
      `),
    },
    {
      id: 'one-change',
      label: 'Changing one thing',
      synonyms: phrases(`
        only change; one element; everything else; nothing else; not three; otherwise i; one difference;
        colour; stays same; all else; rest stays; one point; differ in; rest same; same otherwise;
        just headline; only picture; change one thing; only one thing; one thing changes; one thing at;
        same age; keep the rest; the rest the same
      `),
    },
    {
      id: 'measure',
      label: 'Measures near the aim, and of harm',
      synonyms: phrases(`
        one measure; metric; conversion; sign-ups; main number; not clicks; kpi; revenue; guardrail;
        refunds; quality; bounce; loading time; unsubscribes; not get worse; how many buy; who buys;
        who sends it back; what we want more of; who stays; which number; how many order; one number;
        count orders; count sales; what counts; one goal
      `),
    },
    {
      id: 'size',
      label: 'Numbers and length beforehand',
      synonyms: phrases(`
        sample size; calculate how; how many visitors; calculator; full weeks; enough people;
        before i start; minimum; hundred conversions; smallest difference; traffic; how many people i need;
        some thousand; whole weeks; also sunday; enough to see; say before; how long it has to;
        how long it must; how long it'll run; many visitors i; two full weeks; plenty of people;
        enough visitors; decide before; large enough; long enough; set the date; fixed end
      `),
    },
    {
      id: 'split',
      label: 'Splitting by chance',
      synonyms: phrases(`
        random; randomly; half see; same person; cookie; same audience; at same time; stay in;
        every visitor; evenly; by lot; every second; not morning and; same person sees; 50 percent; 50 50;
        by chance; drawn by lot; divided random; two groups
      `),
    },
    {
      id: 'technical',
      label: 'Checking that it works',
      synonyms: phrases(`
        check that; tracking; devices; mobile; browser; test it myself; numbers match; sample ratio;
        both versions; bots; own visits; old phone; count is right; both load; does it work;
        nothing was broken; nothing broken; broken on; with phones; both work; check both; counted right;
        count correctly; loads equally; same speed; measures correctly; errors on; tested myself;
        both pages; check first
      `),
    },
    {
      id: 'patience',
      label: 'Not stopping early',
      synonyms: phrases(`
        not stop; stop early; until end; patience; first days; not look every; novelty; run it; before end;
        do not look; not cheer; no matter how; to last day; keep hands off; don't stop; stop just because;
        whole weeks; leave it running; let it run; keep it running; wait until; too early; look daily;
        good on; run for weeks; fixed time; leave it alone; don't peek; not peek; run the test;
        at least two; let run; hands off
      `),
    },
    {
      id: 'believing',
      label: 'When you believe it',
      synonyms: phrases(`
        significant; 95; confidence; p value; interval; how big; difference large; repeat; second test;
        other group; same result; small difference; segments; plausible; bayes; noise; by chance;
        could be luck; big enough; in another town; one in twenty; too small to; big gap; that's luck;
        just luck; clearly up; clear difference; clearly better; when i repeat; big difference;
        difference is big; not by accident; more than a bit
      `),
    },
  ],
};

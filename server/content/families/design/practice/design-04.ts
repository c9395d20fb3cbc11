import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design04: Question = {
  id: 'design-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'collaboration',
  prompt:
    'Tell me about a time you were told that a design could not be built as you had drawn it, or not in time. What happened then?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Gives in or insists; what made it hard to build is not known.',
    3: 'Names the obstacle and a simpler version, but not what mattered in the design or how both sides found it.',
    5: 'Names what made it hard, the question that brought it to light, what had to be kept for the user, the ways looked at together and their cost, what was agreed and tested, and how designers and engineers have worked since.',
  },
  concepts: [
    {
      id: 'obstacle',
      label: 'What made it hard to build',
      synonyms: phrases(`
        would take weeks; take too long; performance; slow on; old system; technical limits; api;
        the framework; data was not; animation; not possible; backend; takes him month; takes her month;
        kills battery; too heavy; not in time; far too long; no way; only comes; comes only; not accurate;
        too expensive; could not be built; cannot be built; would need; would have needed; months of work;
        weeks of work; not available; does not exist; load time; not supported; before deadline; by deadline;
        no budget for; only updated; cannot be done; not by june; takes too much time; wrong material;
        would not hold; too hard to make; not in the time; we only had two; out of our budget
      `),
    },
    {
      id: 'asking',
      label: 'Asking what lay behind',
      synonyms: [
        ...phrases(`
          asked what made; asked why; asked which part; asked what would; let him show me; let her show me;
          show me code; understand what; explained to me; asked how long; asked him to explain;
          asked her to explain; which part of it; what takes so long; asked to show; asked him to show;
          asked her to show; showed me what; what is possible; would be possible; asked what exactly;
          what was hard; went through it with; looked at it together; walked over; actually got; hard bit;
          which was the hard; asked what he could; asked what she could; asked for the constraint
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'essence',
      label: 'What had to be kept',
      synonyms: phrases(`
        what mattered; the essential; most important was; for user; purpose of; main thing;
        could not give up; core of; intention; important part; reason for design; important for me;
        must stay; point was; you see the; not give away; had to see; what people need; what users need;
        just want; only want; just wanted; only wanted; really needed; really need; must not lose;
        mattered most; goal was; want to know if; people want; what mattered was; did what the user;
        people sit facing; did not care that much; the heart of it; what i could let go
      `),
    },
    {
      id: 'ways',
      label: 'Finding another way together',
      synonyms: phrases(`
        simpler version; together we; whiteboard; drew together; sketched together; standard component;
        existing component; in two steps; in stages; first release; later release; prototype;
        sat down for hour; sat down and; found that only; instead of all; once you stop; simpler way;
        plain version; he could build; she could build; could be built; smaller version; less fancy;
        cheaper way; came up with; met in middle; list instead; with existing; existing data; reuse;
        sat down at his desk; redrew it with; back of an envelope; something simpler; straight bits;
        came up with something; three cheaper; showed me straight; at an angle; cheaper variants;
        a plainer one; halfway house
      `),
    },
    {
      id: 'agreement',
      label: 'What was agreed',
      synonyms: phrases(`
        agreed on; agreed that; we decided; built it in; first step; second step; dropped the; wrote it down;
        instead of three weeks; in three days; shook hands; in the next version; static first;
        said we would do; shook hands on; the rest later
      `),
    },
    {
      id: 'check',
      label: 'Whether it still worked for users',
      synonyms: phrases(`
        users did not; usability; users still; worked as well; showed it to; nobody missed; missed the;
        with five guests; five users; no one missed; nobody asked for; in test; with eight people;
        still sat facing; shipped on time; people liked it just; users never noticed; it did its job
      `),
    },
    {
      id: 'future',
      label: 'Working together earlier',
      synonyms: phrases(`
        from start; before i draw; show drafts; invite developers; weekly meeting; at sketch; join our;
        early sketches; ask developers first; first scribbles; scribbles; shows me early;
        before it is finished; before i open; before i start; before drawing; drop by; stop by; by desk;
        his desk; her desk; talk to developers; talk to engineers; ask before; rough sketch; from day one;
        every week with; engineers see; show her earlier; see sketches; ask the joiner first;
        talk to the builder first; before i fall in love; ask first what is possible
      `),
    },
  ],
};

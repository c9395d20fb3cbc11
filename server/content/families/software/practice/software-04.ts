import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const software04: Question = {
  id: 'software-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'design',
  prompt: 'Tell me about a technical decision you made that you later regretted. What did you do about it?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Blames others or the circumstances, or names a decision that has no visible cost.',
    3: 'Names the decision, why it seemed right then, how it turned out badly and how it was corrected.',
    5: 'Says what was known and what was assumed at the time, the first sign that it was wrong, the cost of staying and of changing, how they brought others through the correction, and what they now check before such a choice.',
  },
  concepts: [
    {
      id: 'original-reasons',
      label: 'Why it seemed right at the time',
      synonyms: phrases(`
        team knew; seem like; seemed right; seemed quick; wanted to move quickly; wanted to be fast;
        short of time; everybody used; looked simple; because it was quick; it was quick;
        because it was easy; seemed easy; in a hurry; had no time; good things about it; was trendy;
        was in fashion; thought it would be simple; was easy; thought it easy; looked cheap; seemed clever
      `),
    },
    {
      id: 'subject',
      label: 'What the decision was about',
      synonyms: phrases(`
        microservice; schema; architecture; api; configuration; programming language; message queue; mongodb;
        own login; cloud provider; data model; nosql; orm; monolith; picked a database; trendy database;
        chose a; our own system; inside a spreadsheet; in a spreadsheet; split into; services for;
        put everything in one; used a tool; built it myself
      `),
    },
    {
      id: 'alternatives',
      label: 'The other options',
      synonyms: phrases(`
        trade-off; tradeoff; pros and cons; versus; instead of using; would have been simpler; ready made;
        simpler solution; existing tool; ready made service; simpler one; another tool;
        would have been better; plain one
      `),
    },
    {
      id: 'warning-signs',
      label: 'How you noticed',
      synonyms: phrases(`
        outage; incident; performance; became slow; got slow; took minutes; took too long; reports took;
        spend more time; users complain; customers complain; team complained; kept breaking; found a hole;
        every change to it; broke somebody; broke something; broke for somebody; each change broke;
        each change to it; fighting it every; fighting with it; froze each; kept freezing;
        kept falling over; took all my time; took longer and longer; people moaned; people grumbled;
        slower and slower; forty tabs; grew and grew; could not keep up
      `),
    },
    {
      id: 'owning-it',
      label: 'Owning the mistake',
      synonyms: [
        ...phrases(`
          responsibility; underestimate; overlook; it was a mistake; wrong call; wrong decision;
          told the team; went to my manager; went to my; say openly; take responsibility; told my boss;
          told my lead; told my manager; this was my idea; it was my idea; that was my idea;
          said in the meeting; my idea and not; my decision; i had chosen badly; chosen badly; chose wrong;
          chose badly; told her straight; told them straight; admit it; i said it was me; regret it;
          held my hands up
        `),
        ...everydayPhrases.owned,
      ],
    },
    {
      id: 'correction',
      label: 'Putting it right',
      synonyms: phrases(`
        migrate; migration; revert; refactor; roll it back; plan the move; switch back; go back to;
        merge them; write a plan; step by step; one at a time; taking it apart; took it apart;
        pulled it apart; split it up; moved it out; move over bit by bit; moved away from; alongside;
        till they trusted; bit by bit; swapped it for; replaced it with; threw it out; merged back;
        worked out what switching; switching would take
      `),
    },
    {
      id: 'cost',
      label: 'What it cost',
      synonyms: phrases(`
        technical debt; cost the team; spend months; wasted time; lose time; took half a year;
        cost us half a year; lost a lot of time; money down the drain; measured time; every month we lost
      `),
    },
    {
      id: 'lesson',
      label: 'What you do differently now',
      synonyms: phrases(`
        next time; decision record; prototype; would do differently; build a prototype; first prototype;
        i now write; i now ask; i now check; since then i ask; since then i write; we now write; we now ask;
        today i ask; now i ask; i ask who; before i choose; ask first who; i ask first who;
        try it out small; small trial first; before i commit; before we commit; before we decide;
        rule since; ask others first; sleep on it
      `),
    },
  ],
};

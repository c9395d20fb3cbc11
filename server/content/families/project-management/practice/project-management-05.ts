import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement05: Question = {
  id: 'project-management-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'steering',
  prompt:
    'Tell me about a project or programme that you stopped, or advised to stop, after much had been spent on it.',
  suggestedSeconds: 240,
  anchors: {
    1: 'Says that it was stopped by others or that it failed; no reason that could be checked is named.',
    3: 'Names why it no longer paid off and that it was stopped, but not who had to be won over or what became of the people and the results.',
    5: 'Names the signs and since when, the figures of going on against stopping, the options laid before those who decide, the resistance met and how it was answered, and what became of people, contracts and what had been learned.',
  },
  concepts: [
    {
      id: 'signs',
      label: 'The signs that it no longer worked',
      synonyms: phrases(`
        business case; no longer needed; the market had; kept moving the date; third delay; nobody used;
        no customer; requirements changed; every milestone; cost twice; twice as expensive; nobody wanted;
        hardly anyone used; hardly used; did not work; kept failing; too expensive; costs had; promised every;
        competitor had; law had changed; customers had; test showed; no progress; kept slipping;
        slipped again; world had; had changed; cheaper by then; no one asked; had lost; users did not
      `),
    },
    {
      id: 'going-on',
      label: 'What going on would cost',
      synonyms: phrases(`
        remaining cost; cost to complete; still to spend; another million; what was left to; needed another;
        future cost; maintenance costs; would have cost; still needed; more to finish; another year;
        at least another; years more; to finish it; each month cost; every month cost; need another;
        more months; left to spend; what finishing; finish would; keep running
      `),
    },
    {
      id: 'sunk',
      label: 'Leaving the money already spent aside',
      synonyms: phrases(`
        sunk cost; already spent; money was gone; spent anyway; regardless of what; start today;
        would we start; would we begin; throw good money; not get it back; money was lost; lost anyway;
        not come back; already put; the money is gone; already paid; because we had spent; had put in;
        gone anyway; had spent; have spent; back anyway; throw good; good money; look forward; only ahead;
        no matter
      `),
    },
    {
      id: 'options',
      label: 'Other ways out',
      synonyms: [
        ...phrases(`
          smaller version; buy instead; standard software; stop now; three options; scaled down; keep only;
          finish only; ready-made; off the shelf; buy a product; product instead; could buy; use what;
          part of it; another way; sell it; give it to; ready made; cut it down; save part; hand it;
          join with; another supplier; start over
        `),
        ...everydayPhrases.secondPerson,
      ],
    },
    {
      id: 'persuading',
      label: 'Winning over those who decide',
      synonyms: phrases(`
        steering committee; executive; face to face; saved face; lost face; his idea; her idea; resistance;
        did not want to hear; had announced it; alone before; spoke with him alone; spoke with her alone;
        before the board; showed the figures; said it plainly; baby; showed board; figures on; went to see;
        would you start; start today; hard to hear; came round
      `),
    },
    {
      id: 'people',
      label: 'The people in the project',
      synonyms: phrases(`
        other projects; new roles; where they would go; nobody lost; redeployed; thanked the team;
        people were disappointed; next job; found work for; found a place for; found new work; the team was;
        told them first; told them myself; new place; new tasks; other team; nobody was; thanked them;
        colleagues who; new work; another project; kept their; no one lost; years of their; what they learned;
        found place; not their fault
      `),
    },
    {
      id: 'closing',
      label: 'Ending it in order',
      synonyms: phrases(`
        supplier contracts; penalty; close down; wind down; archive; what could be reused; reused;
        used again; shut down; ended the contract; contracts ended; sold the; cleaned up; still use;
        handed it; wound up; ended contracts; cancelled the; last bills; could be used; told users;
        who keeps; gave everything back
      `),
    },
    {
      id: 'lessons',
      label: 'What was learned',
      synonyms: phrases(`
        lessons learned; retrospective; stage gate; checkpoint; now we ask; exit criteria; review after;
        three months sooner; kill criteria; after six months; today we; would stop earlier; ask every;
        every three months; every six months; ask ourselves; before we start; end date; rule that;
        small first; stop sooner; year earlier; months earlier; set point; a point at; a condition;
        what i learned
      `),
    },
  ],
};

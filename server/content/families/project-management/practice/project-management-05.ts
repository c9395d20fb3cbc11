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
        hardly anyone used; hardly used; did not work; kept failing; too expensive; costs had;
        promised every; competitor had; law had changed; customers had; test showed; no progress;
        kept slipping; slipped again; world had; had changed; cheaper by then; no one asked; had lost;
        users did not; hardly anyone; nobody came; no one wanted; went down; dropped by half; fell by half;
        down by half; no better than; not better than; never worked; did not pay; money pit; never enough;
        not enough customers; looked at the figures; still not working; always broken; no use to;
        kept breaking; never get permission; no permission; no chance of; never get there; stood empty;
        neighbours; prices went up; nobody came to; still empty; were empty; evenings were;
        lost two thousand; every month we lost; each month we lost; loss every; in the red;
        customers stayed away
      `),
    },
    {
      id: 'going-on',
      label: 'What going on would cost',
      synonyms: phrases(`
        remaining cost; cost to complete; still to spend; another million; what was left to; needed another;
        future cost; maintenance costs; would have cost; still needed; more to finish; another year;
        at least another; years more; to finish it; each month cost; every month cost; need another;
        more months; left to spend; what finishing; finish would; keep running; still cost; still pay;
        must pay; still have to pay; what it would bring; would bring in; would bring; went on like;
        third year; another summer; make it right; put it right; keep paying; keep it going; still to pay;
        throwing more; more to come; never pay; if we carried on; carry on with it; if we went on;
        each year costs; every year costs; each year cost; every week costs; each week costs; would eat;
        eat up; cost us each; cost us every; cost every; every month we; lose each month; lose every month;
        cost us more; would only cost; only get worse; more and more money; pay more and
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
        no matter; gone is gone; spent is spent; it stung; look only forward; waste of; put their evenings;
        put so much; put so many; let go of; let it go; thrown away; never see that money; write it off;
        wrote it off; lost cause; dead horse; cut our losses; cut losses; hard to let; their evenings;
        our own money; walk away from; can't walk away; don't care; all our savings; savings in;
        put all our; put our savings; already gone; that money's gone; money was already; years of work;
        so much work; so much time
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
          join with; another supplier; start over; used the best; save what; saved what; good parts;
          best parts; best of it; back to the old; rent instead; hire instead; bought one; kept the list;
          kept the customer; kept what
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
        would you start; start today; hard to hear; came round; told the trustees; pull the plug;
        pulled the plug; said to my boss; told my boss; told the board; told the owner; brought the marks;
        brought the figures; brought the numbers; to the head; showed him the; showed them the;
        made a calculation; calculation; reckoned up; added it up; did the sums; laid it out; say enough;
        said enough; persuaded; angry first; angry at first; took some convincing; said at the meeting;
        general meeting; stood up and; at the meeting i; said at the; figured out; sat down and figured;
        went through the books; i told him we; told him we have; told them we have; told my brother;
        told my partner; told my boss we; have to shut; have to stop; better to stop; time to stop; no sense
      `),
    },
    {
      id: 'people',
      label: 'The people in the project',
      synonyms: phrases(`
        other projects; new roles; where they would go; nobody lost; redeployed; thanked the team;
        people were disappointed; next job; found work for; found a place for; found new work; the team was;
        told them first; told them myself; new place; new tasks; other team; nobody was; thanked them;
        colleagues who; new work; another project; kept their; no one lost; years of their;
        what they learned; found place; not their fault; got other places; other places; thanked properly;
        were upset; was upset; disappointed; were sad; other jobs; other work; got other jobs;
        moved them to; told them why; told everyone why; people who had worked; hard on them;
        put their heart; put their evenings; some cried; colleagues cried; people cried;
        with their own hands; older members; own hands; hours of their; put their backs; members who;
        took on two; took him on; took her on; found him; found her; find them work; kept two of;
        paid them until; pay them until
      `),
    },
    {
      id: 'closing',
      label: 'Ending it in order',
      synonyms: phrases(`
        supplier contracts; penalty; close down; wind down; archive; what could be reused; reused;
        used again; shut down; ended the contract; contracts ended; sold the; cleaned up; still use;
        handed it; wound up; ended contracts; cancelled the; last bills; could be used; told users;
        who keeps; gave everything back; kept the customer; kept what; used the best; gave back;
        returned the; sold off; sold what; called it off; pulled the plug; closed it; closed down; shut it;
        turned it off; switched it off; drew a line; tidied up; stopped it; sold them; sold it; we voted;
        put to a vote; did up the old; sold the rest; sold to a
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
        what i learned; taught me; ask sooner; test first; try it small; wish i had; asked earlier;
        should have asked; should have tested; learned to ask; learned my lesson; learned that; lesson i
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement09: Question = {
  id: 'product-management-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'measurement',
  prompt:
    'Imagine that after a redesign more people sign up, but fewer of them are still active a month later. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Celebrates the sign-ups or reverts the redesign; no cause is looked for.',
    3: 'Compares groups before and after and names one possible cause, but not what would be counted in the end or how to check the cause.',
    5: 'Checks the figures and other changes at the time, compares groups by source and by what they did first, watches or asks people who left, weighs the number still active in all and not the share alone, tests one change at a time, and tells others what is known and what is not.',
  },
  concepts: [
    {
      id: 'figures',
      label: 'Checking the figures themselves',
      synonyms: phrases(`
        tracking; definition of active; is it real; measured same; bug in; check numbers; absolute numbers;
        total number; in total; how many are active; share or number; significant; noise; plain number;
        people who are still there; not share; count again; how many stayed; counted right;
        numbers are right; if the numbers; see if numbers; are they right; count in another; same way as;
        double counted; is it counted; test accounts; what active means; count as active; still recorded;
        real or; by chance; count the same; count same thing; not true; measuring error; data correct;
        correct data; count heads; numbers is right; numbers right; are the numbers; trust the numbers;
        heads rather than percent; check figures; check counting; wrongly counted; counting mistake;
        is it true
      `),
    },
    {
      id: 'other-causes',
      label: 'Other things that changed',
      synonyms: phrases(`
        campaign; advertising; season; price change; other release; at same time; discount; new channel;
        coincidence; anything else changed; something else begin; an advert; same week; else happened;
        new poster; cheaper price; something else happen; anything else happen; what else changed;
        what else happened; an offer; new in; another version; ad at time; at that time; summer break;
        other reasons; different reason; something unrelated; other thing changed; other things changed;
        something else changed; changed same time; in same time; school holidays; holiday season;
        time of year; new advert; other news; special offer
      `),
    },
    {
      id: 'groups',
      label: 'Comparing groups',
      synonyms: phrases(`
        cohort; segment; by source; by channel; by country; mobile; split them; old and new;
        compare those who; which users; device; where they come from; new ones with old; compare new;
        where did they come; earlier ones; where they came; split people; set those; old ones against;
        new ones against; each group; compare people from; people from before; those from ads; from ads with;
        from friends; separate groups; same kind of people; kind of people; what kind of users;
        compare old users; old users and the new; new ones by week; compare before and after; compare both;
        two groups; one group; by month; week by week; put side by side; before the redesign and after
      `),
    },
    {
      id: 'first-days',
      label: 'What new people expect and do at first',
      synonyms: phrases(`
        onboarding; first day; first week; first steps; where they stop; drop off; activation; funnel;
        promise too much; expectation; wrong people; false expectation; misleading; easier to sign up;
        too easy; let in wrong; wrong ones; had hoped for; clicked on first day; too much promised;
        just looking; as a newcomer; go through first; the first hour; sign up myself; try myself;
        start from zero; promises something; then not find; do not find; don't find; expect something;
        where they give; never get to; like new user; new user and; easy to join; first use; first minutes;
        out of curiosity; first days; what newcomers; where they stop using; stop using it; page promises;
        promises too much; never meant it; got easy; too quick to join; curious people; just curious;
        find what they came for; the thing they came for; hid the; hidden the; can't find; cannot find;
        lost after; get started; help newcomers; what the ones who stay do
      `),
    },
    {
      id: 'asking',
      label: 'Asking or watching those who left',
      synonyms: [
        ...phrases(`
          ask those who left; call some; survey; talk to people who; watch new users; usability test;
          session recording; write to them; exit; why they left; ask why; ring ten who;
          ask those who stopped; had hoped; rang some; who stopped; ring ten; call ten; ring few; call few;
          who dropped out; dropped out; write to those; talk to those; ask those; ask few; watch few;
          why they went; why they stopped; what they hoped; ring a few who left; few who left; who left;
          ask some who went away; who went away; went away; who gave up; ask them why they left;
          why they don't come back; don't come back; stopped coming; talk to some who; phone few;
          talk to leavers
        `),
        ...everydayPhrases.watched,
      ],
    },
    {
      id: 'worth',
      label: 'What counts in the end',
      synonyms: phrases(`
        long-term; revenue; what we want; lifetime value; cost of support; active users; which goal;
        value per; matters more; sign-ups alone; vanity; what we live from; who pay; in end counts;
        who stay; in total; more staying; staying in total; even if share; share is lower; share falls;
        is what matters; pay in end; money in the; in end more; more people in; good customers;
        right people; staying is; not sign ups; there after month; number and not; as a number;
        not as share; absolute number; stay in end; long term; people who stay; those who stay;
        who come back; keep coming; stick around; sticking around; stay for long; better few who; fewer but;
        quality over; sign-ups mean nothing; not just sign-ups
      `),
    },
    {
      id: 'test',
      label: 'Trying one change at a time',
      synonyms: phrases(`
        a/b test; experiment; test group; old page for half; half of visitors; bring back; one change;
        hold-out; hypothesis; roll back for; try old; control group; former page; half of them the;
        old page again; show half; both pages; side by side; put back; half people; old page; one at time;
        see what happens; wait two weeks; first small; roll back; give half of people; half the old one;
        half of people the old; half get the old; try the old one again; go back to the old;
        bring old one back; compare the two; change one thing; one thing at a time; fix one thing;
        try small change
      `),
    },
    {
      id: 'telling',
      label: 'Telling others',
      synonyms: [
        ...phrases(`
          tell team; tell management; designer; do not celebrate; marketing team; what we know; share with;
          explain that; careful with; say it to the; not cheer; tell others; hold back cake; the team should;
          should know; let know; tell everyone; looking into it; look into it; not celebrate; nobody cheers;
          with marketing; with the designer; no blame; boss hears early; hears early; not be success;
          tell early; warn boss; share early; report what; tell the bosses; tell marketing; tell whoever;
          tell my boss; explain to team; no party yet; not celebrate too early; sign-ups look good;
          warn the team
        `),
        ...everydayPhrases.early,
      ],
    },
  ],
};

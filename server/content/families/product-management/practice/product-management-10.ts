import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const productManagement10: Question = {
  id: 'product-management-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'prioritisation',
  prompt:
    'Imagine a competitor starts to give away for free what brings in half of your revenue. What would you do in the first month?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Cuts the price or copies at once, or waits; no customer is asked and no figure is named.',
    3: 'Looks at customers at risk and names one answer, but no alternative and no sign that would show whether it works.',
    5: 'Learns what the free offer lacks and how it is paid for, finds from data and talks which customers would leave, keeps people calm with facts, weighs several answers with their cost, decides on what not to do, sets signs and dates, and tells customers and staff plainly.',
  },
  concepts: [
    {
      id: 'offer',
      label: 'Looking at the free offer',
      synonyms: phrases(`
        try it ourselves; use it ourselves; test product; what is missing; what it cannot; how they earn;
        business model; why free; can they keep; hidden cost; data they collect; try theirs; what it lacks;
        where is hook; what do they live from; use theirs for week; free thing; try out the free; try free;
        use the competitor; competitor product; try the competitor; usually a catch; there's a catch;
        catch in it; who pays for it; how they make money; how they can afford; can they afford;
        look at theirs; test theirs; how good it is; compare with ours; sign up with them; ads in it
      `),
    },
    {
      id: 'customers',
      label: 'Asking customers',
      synonyms: phrases(`
        talk to customers; call customers; ask biggest; ask those who; why they pay; why they stay;
        what they value; sales calls; speak with customers; account managers; how they see us;
        those who pay; call fifteen customers; ring customers; sit with ten; what keeps them;
        what would they miss; go to biggest; call our best customers; best customers; ask our customers;
        ask regulars; asked the regulars; why they come; why they buy; why they choose us; what they'd miss;
        they'd miss; would miss; what they really pay for; pay for really; go see customers;
        visit customers; loyal customers; people who pay us
      `),
    },
    {
      id: 'at-risk',
      label: 'Who would leave',
      synonyms: phrases(`
        at risk; segment; churn; who would leave; small customers; large customers; contracts end; renewal;
        switching cost; price-sensitive; which customers; likely to go; who goes first; who could go;
        who is bound; easy to leave; thinking of leaving; think of leaving; customers can go; can really go;
        when their contracts finish; contracts finish; contract runs out; might leave; may leave;
        could leave; will leave; who would switch; would switch; could switch; want to switch
      `),
    },
    {
      id: 'figures',
      label: 'What it means in money',
      synonyms: phrases(`
        revenue; forecast; scenario; worst case; how much we lose; runway; months we; margin;
        how long money; money lasts; if half go; what is left; bad case; how long the money;
        money would last; money will last; last without; do the sums; how much we'd lose; we would lose;
        half of the money; costs down; save costs; cut costs; how long we can; can survive; hold out;
        with finance; finance people; worst that; if all leave
      `),
    },
    {
      id: 'answers',
      label: 'Weighing several answers',
      synonyms: phrases(`
        lower price; free version; freemium; bundle; niche; differentiate; new package; move up; enterprise;
        other half; add value; invest in; make ours free; something on top; other things we sell; better at;
        help in person; both together; lean on; they cannot do; do better than; better than free;
        other package; sell service; service and help; build on that; something extra; extra service;
        personal service; make part free; part of it free; charge for something; something new to sell;
        what else we can sell; other income; new offer; different customers; plans ready; some plans
      `),
    },
    {
      id: 'not-doing',
      label: 'Deciding what not to do',
      synonyms: phrases(`
        not panic; no price war; not copy; not react; stop working on; pause; drop projects; not cut price;
        focus; stay with; not lower; say no; not run after; keep price; no hurry; nothing rash; leave price;
        let go of; wouldn't panic; not drop our price; drop our price; keep calm; stay calm; not rush;
        no rush; not run around; not follow; do nothing foolish; not change everything; not throw;
        not lower price; not give ours away; wouldn't give away; not join
      `),
    },
    {
      id: 'tests',
      label: 'Trying out and setting signs',
      synonyms: phrases(`
        experiment; test with; small group; weekly numbers; dashboard; date to decide; by end of month;
        early warning; one region; see after month; set date; watch numbers; try it in; one small group;
        see by; what would tell us; in four weeks; try with few; try it on few; try one thing;
        try different price; weekly look; see who leaves; count each week; look every week; watch each week;
        decide after month; end of month; if so many leave
      `),
    },
    {
      id: 'telling',
      label: 'Telling staff and customers',
      synonyms: phrases(`
        tell staff; tell team; management; sales team; what to say; message to customers; honest;
        answers for sales; calm; same story; script; explain to; meeting with all; tell everyone here;
        say it openly; staff hear; write to customers; one answer for; tell the team truth; tell the truth;
        team truth; talk to staff; talk with staff; sit down with staff; team the truth; be open with;
        open with team; write to our customers; tell our customers; speak to all; calm team; calm the people
      `),
    },
  ],
};

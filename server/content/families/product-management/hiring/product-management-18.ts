import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement18: Question = {
  id: 'product-management-18',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'delivery',
  prompt:
    'Imagine that a week before a release testing finds a fault that annoys some users but stops nobody. Do you release? How do you decide?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Always or never releases; what the fault does and what hangs on the date are not asked.',
    3: 'Looks at how many are affected or what mending costs, but names no way between release and delay, or tells nobody.',
    5: 'Sees the fault, says who meets it and what is lost, weighs mending with its own risk against the date and what hangs on it, names ways in between such as a small share of users or leaving the part out, decides with the team, prepares support, and fixes a day for the repair and signs to stop.',
  },
  concepts: [
    {
      id: 'extent',
      label: 'Who meets it, and how often',
      synonyms: phrases(`
        who would run into; run into it; runs into; who meets; who will meet; who is affected; which users;
        which customers; part of the users; percentage; percent of; all users or; new users; see the fault;
        see it myself; see it for myself; try it myself; reproduce; look at it myself; show it to me;
        on a phone; let the tester; ask the tester; tester show; what exactly happens; steps to;
        description of the; when it happens; with my own eyes; see it with own eyes;
        how many people will run; how many would run; how often it happen; who are these users;
        which guests; which customers meet; whether many or few; depends who; how many would notice;
        would notice it; rare or; every day or
      `),
    },
    {
      id: 'harm',
      label: 'What it does to them',
      synonyms: phrases(`
        gets lost; lost data; lose data; data loss; lose their work; losing their; losing work;
        wrong amount; wrong data; pay the wrong; security; safety; legal; a way round; way around;
        workaround; get round; just ugly; only ugly; cosmetic; annoying or; reputation; bad reviews;
        bad impression; how bad; how severe; damage; can still work; can still finish; still get their;
        how annoyed they'd get; annoyed they; how annoyed; another way around; way around it;
        how bad the bother; only a nuisance; small thing; only a scratch; stops nobody; can still use;
        can go on working; they can live with; can live with it; nobody is hurt; no one gets hurt;
        hurts nobody; warn the guest; put up with; angry customers; make people angry; lose trust
      `),
    },
    {
      id: 'mending',
      label: 'What mending would take and risk',
      synonyms: phrases(`
        how long it takes to mend; how long it takes; how long to fix; how long the fix; long it would take;
        how much work; break by touching; break something; break something else; what else; touching it;
        side effects; new faults; new bugs; test again; test everything again; retest; last minute;
        late change; risk of the fix; risk of fixing; mend it before; fix it before; in a week;
        fixed in a day; without breaking something; how long and how dangerous; dangerous is the repair;
        how dangerous; if risky; is it risky; risky to touch; quick repair; repair break;
        hurry makes mistakes; mistakes in hurry; new mistakes; in a rush; ask developer how long;
        time to repair; could be repaired; hard to repair; easy to repair
      `),
    },
    {
      id: 'date',
      label: 'What hangs on the date',
      synonyms: phrases(`
        hangs on the date; depends on the date; what if we delay; what a delay; a delay; delay of;
        move the date; postpone; a few days later; told all their; already announced; advertised; a penalty;
        waiting for it; wait for it; nobody would notice; notice a delay; how firm the date;
        the date is fixed; important date; what waiting costs; waiting costs us; counting on that day;
        who's counting on; counting on the date; promised the day; promised the date; the day is promised;
        put off the opening; put off the release; opening day; put it back a week; people are waiting;
        worth waiting; worth delaying
      `),
    },
    {
      id: 'options',
      label: 'Ways in between',
      synonyms: phrases(`
        the choices; ways to; small share; share first; part of the users; some of the users; a few users;
        a few customers; small group; step by step; staged; beta; leave it out; take that piece;
        take the part; switch it off; turn it off; hide it; feature flag; without that part;
        go out as it is; release as it is; release without; mend it the week after; fix it after;
        fix it the week after; roll back; stop if; hotfix; put it aside; go ahead; we ship; ship it;
        ship anyway; open anyway; release anyway; let it out; take out that part; without that bit;
        leave that bit; go out with; give it to a few first; mend later; repair later
      `),
    },
    {
      id: 'deciding',
      label: 'Deciding and writing it down',
      synonyms: [
        ...phrases(`
          put it to the team; ask the team; decide with; decide together; write down what we;
          write down why; note why; in the ticket; why we decided; my decision; i would release;
          i'd release; would rather wait; mostly go with; product owner; have the last word; criteria;
          depends on; would hold it; decide with testers; decide with developers; decide with support;
          ask boss; the final word; agree on it together
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'telling',
      label: 'Warning support and users',
      synonyms: phrases(`
        warn support; tell support; prepare support; inform support; support knows; support team; text for;
        an answer ready; standard answer; release notes; known issues; known issue; tell the users;
        tell the customers; inform users; inform the users; inform the customers; honest about; sales knows;
        tell sales; stakeholders; tell management; write it in the notes; tell support what to answer;
        tell staff what; what to answer; what to say; say so openly; openly say; warn people;
        warn customers; warn them; be honest; put up a note; let users know; let people know;
        let support know; say sorry
      `),
    },
    {
      id: 'later',
      label: 'A day for the repair, and signs to stop',
      synonyms: phrases(`
        fix gets a date; gets a date; date for the fix; day for the fix; next release; next sprint;
        within a week; the week after; planned for; first thing after; top of the list; complaints come;
        if complaints; watch the; keep an eye; monitor; look at the numbers; count the complaints;
        number of complaints; after the release; in the first days; stop if; why it was found late;
        found so late; test earlier; fix it the week after; repair in next version; repair it next;
        first job after; right after release; straight after; next version; promise a day; a day when;
        see if people complain; if more people complain
      `),
    },
  ],
};

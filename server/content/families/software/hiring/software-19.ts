import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const software19: Question = {
  id: 'software-19',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'delivery',
  prompt:
    'Imagine a supplier announces that the interface your product depends on will be switched off in eight weeks, and your team’s plan is already full. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would start to rebuild at once and alone, or wait until there is room in the plan.',
    3: 'Would find out how much depends on it and tell a manager early, but has no order of steps and no way back.',
    5: 'Finds what depends on it within days, brings those who decide a date, an estimate and things that could move, asks the supplier for what is possible, changes over in steps beside the old way with a sign for going back, tells those affected, and sees to it that the next such news is heard sooner.',
  },
  concepts: [
    {
      id: 'extent',
      label: 'How much depends on it',
      synonyms: phrases(`
        every place; all the places; search the code; search our code; where we use it; which parts;
        which features; which functions; how many calls; how many requests; how big it is; what the impact;
        impact analysis; inventory; what breaks; grep; search through our; look through our code;
        who calls it; who calls that; who uses it; where it is used; where it is called; where do we call;
        all calls; all usages; how often it is called; which customers use; what depends on;
        what would stop; stops working; stop working; what will break; no longer work; would not work;
        how much of our product; how bad it is; the worst case; affected parts; list of every;
        every corner of; what talks to them; everything that talks to; list of every corner;
        list of everything that; list of all that; where it is built in; what all hangs on it;
        what hangs on it; what would break; what stops when; how much hangs on; depends on it;
        breaks for our; when it goes dark; where it sits; how many places; how deep
      `),
    },
    {
      id: 'replacement',
      label: 'What could take its place',
      synonyms: phrases(`
        new interface; new version; successor; possible replacement; find a replacement;
        look for alternatives; an alternative to it; another provider; other provider; another supplier;
        offers instead; migration guide; documentation; read the announcement; build it ourselves;
        new one they recommend; what they recommend; they recommend; their new; new api; newer api;
        what they offer; is there a substitute; substitute; a competitor of theirs; other company;
        other companies; different supplier; different provider; write it ourselves; read their documents;
        read the documents; differences between old and new; try the new one; test account;
        try out the replacement; try the replacement; see what else there is; what else there is;
        what they have instead; something like it; what others use; build our own; take its place;
        what comes instead; instead of it; can we live without
      `),
    },
    {
      id: 'estimate',
      label: 'An early estimate',
      synonyms: phrases(`
        estimate; days of work; weeks of work; how long it takes; in the first days; first two days;
        short spike; prototype; proof of concept; small trial; work backwards; milestone; timeline; buffer;
        roughly how long; say roughly; three days or; days or weeks; how many days; how many weeks;
        how much work; how much time; size of the work; cost estimate; rough idea; rough plan;
        count backwards; plan backwards; by which date; first try; small test; try it with one; spend a day;
        one day to look; one or two days; reserve time; time to spare; unknown risks;
        see how long that takes; see how long it takes; know how long; tells me how long;
        after the first piece i know; idea of the work; half of the time; a small bit; spare time
      `),
    },
    {
      id: 'deciding',
      label: 'Those who decide, with options',
      synonyms: phrases(`
        product owner; go to my manager; show my manager; talk to my manager; talk to my lead; management;
        stakeholder; priority; priorities; postpone; could be postponed; plan that could move;
        move something; what is dropped; drop something; renegotiate; team lead; talk to the pm;
        product manager; project manager; talk to my boss; go to my boss; talk with the team;
        in the planning; planning meeting; what do we push back; push back; push something;
        what has to wait; what can wait; what we leave out; leave something out; not do instead;
        more important than; change the plan; make room; find room; swap; let them decide;
        consequences if we do not; tell my boss; tell my manager; say what we leave out; what we then leave;
        what has to go; what falls out; which of the two; what we put off; what we can put off;
        whoever owns the plan; owns the plan; something has to give; take out of the plan; out of the plan;
        i would drop; what i'd drop; make space; something else waits; make them choose;
        what is less important; cannot do both
      `),
    },
    {
      id: 'supplier',
      label: 'Speaking with the supplier',
      synonyms: phrases(`
        ask the supplier; contact the supplier; call the supplier; talk to the supplier;
        write to the supplier; more time; get longer; ask for an extension; extend; later date;
        what the contract says; read the contract; in writing; write to them; ask them for; leave it on;
        keep it on; keep it running; longer for us; a bit longer; few more weeks; another month;
        later switch; other customers of theirs; our contact; account manager; negotiate; what our contract;
        notice period; help from them; their support; ring them first; ring them and ask;
        ask whether we can get; get a few more weeks; get some more weeks; give us longer; give us more;
        could leave it on; ring the supplier; stretch it; sign together; a bit more
      `),
    },
    {
      id: 'steps',
      label: 'Changing over step by step',
      synonyms: phrases(`
        step by step; in steps; side by side; in parallel; feature flag; adapter; wrapper; layer of our own;
        behind one layer; percent of customers; one percent; few customers first; canary; staging;
        move gradually; switch over gradually; flip between; switch between; old and new; with a setting;
        by a setting; with a switch; with a flag; our own accounts first; own account first; test customers;
        a few shops; few customers; some customers first; one customer first; one part first; part by part;
        piece by piece; then everybody; small steps; both at the same time; in one place in the code;
        behind an interface; our own interface; hide it behind; on one small piece; one small piece first;
        one piece first; a small piece first; first one part; one part after the other; bit by bit;
        one corner at a time; one corner after; swap one; then the rest; see it is fine; both running
      `),
    },
    {
      id: 'way-back',
      label: 'A way back and the sign for it',
      synonyms: phrases(`
        way back; switch back; go back to the old; roll back; rollback; fallback; plan b; error rate;
        more errors; compare the answers; compare the results; monitor; if it fails; flip it back;
        turn it back; set it back; back to the old; old one still; as long as the old; keep the old one;
        if something looks odd; if something goes wrong; something goes wrong; looks wrong; watch the logs;
        look at the logs; watch closely; observe the errors; count the errors; number of errors;
        failed requests; same results; same answers; weeks early; some weeks early; week early;
        not on the last day; time left; emergency plan; manual solution; by hand for some days;
        before the end of the eight; week before the end; weeks before the end; weeks before the deadline;
        ready before the deadline; in the last week; not at the last; not wait for the last; leave room;
        spare week; keep watching; weeks to spare; early enough
      `),
    },
    {
      id: 'affected',
      label: 'Those affected, and the next time',
      synonyms: phrases(`
        tell the customers; inform the customers; inform customers; inform users; support must know;
        support team; tell support; status page; announcements; hear it sooner; know it earlier; subscribe;
        newsletter; list of dependencies; let the customers know; write to our customers;
        write to customers; tell our customers; tell the users; tell everybody; customers should know;
        sales should know; colleagues in support; who is affected; warn the customers; release notes;
        so that nobody is surprised; no surprise; not be surprised; hear of it; hear earlier; know sooner;
        watch for such; read their news; mailing list; follow their; someone responsible;
        somebody responsible; hear it from me; hear it from us; check our other; other suppliers;
        other services we use; overview of; hear it from me before; hear it from us before;
        tell customers before; tell people before; customers who notice; who will notice it;
        who notice something; before it happens; tell them beforehand; who shouts; how loud;
        nobody surprised; the sales people
      `),
    },
  ],
};

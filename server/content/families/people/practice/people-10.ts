import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people10: Question = {
  id: 'people-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'advising',
  prompt:
    'Imagine the management board wants to cut staff costs by a tenth within half a year and asks you for a proposal. What would you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Would name who has to go, or would refuse.',
    3: 'Would name several ways to save and talk with the board about them, but without criteria, figures or a plan for how people learn of it.',
    5: 'Would learn what the saving is for and by when, work out options beyond dismissal with figures and side effects, name the work that ends, set criteria that can be defended, involve those with a say early, plan how people are told and helped, and keep watch on those who stay.',
  },
  concepts: [
    {
      id: 'reason',
      label: 'What the saving is for',
      synonyms: [
        ...phrases(`
        why a tenth; why ten; how urgent; temporary or; only staff; other costs; what problem; one year;
        for one year or; for good; really ten; which problem; why they want; what they want; for how long;
        one year or; what the money; what is aim; why so fast; how they came
      `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'baseline',
      label: 'Looking at figures first',
      synonyms: phrases(`
        where the costs; overtime; structure; headcount; per department; temporary staff; contractors;
        open positions; vacancies; who retires; retire; how many leave anyway; sick leave; analysis;
        leave by themselves; spend on; put numbers; numbers on the table; what we spend;
        how many will retire; go anyway; cost most; all departments; how many people; go soon; open jobs;
        free jobs; for each department; who leaves anyway; leave anyway; leave each year; goes on pension;
        hours pay; what we pay; which jobs; where money goes; true cost; cost of sick; ward by ward;
        which shifts; agency nurses; where the money; list of all; team by team; go through each
      `),
    },
    {
      id: 'options',
      label: 'Ways before dismissal',
      synonyms: phrases(`
        hiring freeze; not replace; not refill; shorter hours; fewer hours; short-time; part time;
        unpaid leave; voluntary; severance; early retirement; retirement; retrain; move people;
        no dismissals; do not fill; not fill places; fill places again; without anybody losing;
        losing their job; work less; like to work less; people who want to go; offer people money;
        nobody loses; no new people; not hire; hire nobody; stop hiring; less hours; four days; four-day;
        nobody has to; without firing; fire nobody; dismiss nobody; last step; only at the end;
        other savings; save elsewhere; ask who wants; who wants to; shorter week; four day week;
        leave posts empty; cut overtime; without sacking; goes voluntarily; go by choice; money to leave;
        no bonus; let contracts run; fewer temps; hiring stop; reduce overtime; not filling posts;
        filling posts; less overtime; drop a day; who'd drop; early pension; contracts that finish;
        sacking comes last; last dismissal; when folk leave; hurts least; nobody replaced; pension;
        let run out; list of possibilities; each way saves
      `),
    },
    {
      id: 'work',
      label: 'The work that ends',
      synonyms: phrases(`
        which work; which tasks; stop doing; not just fewer; same work; processes; automate;
        what we no longer; priority; product line; capacity; some work has to end; work has to end;
        has to end; less people; fewer people; what we stop; stop something; what falls away; too much work;
        which projects; stop projects; stop a; same amount; less work; what stop doing; work nobody;
        work can drop; can be dropped; cannot do same; fall away; falls away; left undone; reports nobody;
        without patients; patients suffering; could go without; what can be left; leave undone; work stays;
        who does the work
      `),
    },
    {
      id: 'criteria',
      label: 'Criteria that can be defended',
      synonyms: phrases(`
        criteria; selection; discriminate; legal; lawyer; objective; across all levels; management too;
        start with ourselves; top as well; the board should take part; board should; take part in it too;
        the bosses too; at the top; from the top; fair rules; not the weakest; everyone equally;
        managers also; board also; board first; reasons for; older people; how we choose; on what grounds;
        same rules for; same yardstick; not by liking; in court; stands up; stand up in; by the book;
        hold up; the lawyer; explain to everyone; fair to; who has children; top as
      `),
    },
    {
      id: 'involving',
      label: 'Involving those with a say',
      synonyms: phrases(`
        works council; union; employee representatives; negotiate; consult; staff council; get the council;
        with the union; ask the leaders; talk to the leaders; ask the managers; ask the team;
        people's representatives; representatives; staff representatives; their ideas; lawyers;
        ask for ideas; ideas from; the union; at the table; ask team leaders; ask departments; early on;
        let propose; those affected; a say in; share burden; board as well; talk with lawyer;
        workers council; council in early; with the sisters; staff side; ask the wards; ask the staff;
        bring in the
      `),
    },
    {
      id: 'telling',
      label: 'How people are told and helped',
      synonyms: phrases(`
        told first; honest; in person; not by mail; rumours; townhall; before the press; manager's script;
        prepare the managers; with respect; outplacement; help with; find a new; new job; severance pay;
        time to look; counselling; coaching; dignity; from the press; from their own boss; own boss tells;
        tells them in person; each in person; help to find; help them find; tell everyone; tell everybody;
        say it honestly; honest with; in the newspaper; every person; talk with each; help them; find work;
        new work; good reference; thank them; honest about; face to face; from own boss; not from press;
        not by rumour; straight with people; say straight; tell people early; tell early; finding new job;
        find another job; severance; look after those; straight with everyone; rumours do; be straight;
        say it openly; not hide; say openly; tell the people; hear it from; no lies
      `),
    },
    {
      id: 'side-effects',
      label: 'Side effects and those who stay',
      synonyms: phrases(`
        best people; those who stay; morale; survivors; costs of; pays back; hidden costs; two scenarios;
        side effects; later hire; best ones; best ones run; run away; good ones leave; the best leave;
        good ones go; work doubles; leave too; want to leave; lose people; lose good; lose the; sick more;
        quality; expensive later; hire again; price of; best go; best people leave; best ones leave;
        best leave first; who is left; those who remain; those left; fear spreads; get sick; more sick;
        customers will; what we lose; costs later; what costs to; comes back to; best go first; the best go;
        costs money first; compensation; to fire costs; what it costs us; what risks; risks are;
        lose the good; people get ill; customers notice
      `),
    },
  ],
};

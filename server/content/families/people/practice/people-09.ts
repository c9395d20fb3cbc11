import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const people09: Question = {
  id: 'people-09',
  type: 'situational',
  levels: ['mid', 'senior'],
  competency: 'development',
  prompt: 'Imagine four of nine people in one team have resigned within three months. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Would fill the places again, or would offer everyone more money.',
    3: 'Would talk with those who leave and with the manager, but not check what they say or do anything for those who stay.',
    5: 'Would speak with those who leave, those who stay and the manager, each apart, compare with pay, workload and other teams, take care of those who stay at once, agree few measures that answer the cause, and look whether they work.',
  },
  concepts: [
    {
      id: 'leavers',
      label: 'Asking those who leave',
      synonyms: phrases(`
        exit interview; people who leave; who are leaving; ask the four; talk to the four; where they go;
        last day; honest answers; each of the four; see all four; each one alone; all four; last straw;
        before they are gone; before they go; where they go to; talk with everyone who; who quit;
        who leave us; why they left; why they go; ask them why; reason they; talk to them; people who quit;
        leaving people; reasons for; before last day; one at time; hear why; why are going; where are going;
        leaving talk; talk to who; talk with who; each of four; ones who go; ones who leave; meet alone;
        pushed to go; made go; drove them; reason for leaving; who are going; made them look;
        look elsewhere; rang each of them; asked straight why; ask why they; why they went; walked out;
        speak with each; in confidence
      `),
    },
    {
      id: 'stayers',
      label: 'Asking those who stay',
      synonyms: phrases(`
        those who stay; the other five; five who; stay interview; what keeps; next to leave;
        thinking of leaving; five others; the others who; already looking; rest of the team; how long they;
        who is left; people left; ask the rest; talk to the rest; left in the team; how they feel;
        do they want; also want to; others also; ones left; those left; who are left; that are left;
        what makes stay; what would make; make go; makes stay; next to go; rest of team; others who stay;
        the remaining; with the rest; rest of them; those who remain; thought about leaving; also thinking;
        five who are left; ones who stayed; who stayed; for the rest; keep the others; not lose more
      `),
    },
    {
      id: 'manager',
      label: 'Talking with the manager',
      synonyms: phrases(`
        the manager; how she leads; how he leads; his view; her view; manager's part; without blaming;
        new manager; changed a year; leadership; coaching; how he sees; how she sees; boss of the; his side;
        her side; talk to the manager; talk to boss; talk with boss; telling off; what she sees;
        what he sees; lead gets; what help she; what help he; what needs from; hear manager;
        side of manager; is it the boss; don't accuse; not accuse; also with the manager; how he treats;
        how she treats; to his chief
      `),
    },
    {
      id: 'figures',
      label: 'Looking at figures',
      synonyms: phrases(`
        overtime; sick days; salaries; survey; other teams; appraisal; same period; against the rest;
        hours and wages; rest of the house; sick leave; absences; how many hours; salary; pay more;
        other departments; competition pays; pull up; pull hours; sick notes; what we pay; pay next to;
        extra hours; how many left; holiday not taken; compare with other; look at sick; sickness;
        who else left; count how; last two years
      `),
    },
    {
      id: 'patterns',
      label: 'What they have in common',
      synonyms: phrases(`
        in common; same reason; coincidence; same company; what changed; reorganisation; same week;
        one cause; happened before; same thing from; something changed; whether something changed;
        say the same; hear the same; same problem; the same reason; new boss; new system; half a year ago;
        what is different; happened in; reason they all; comes up again; keep hearing; common thread;
        several of them; a pattern; since new; not accident; no accident; not chance; by chance;
        was the rota; same story; too much work; when it started
      `),
    },
    {
      id: 'load',
      label: 'Relief for those who stay',
      synonyms: phrases(`
        work of nine; relieve; less work; stop some; postpone; temp; help from; other teams can; freelancer;
        overload; extra work; priorities; which tasks; take work off; work off the; off the five;
        support the rest; too much work; who does the work; extra people; another team; temporary people;
        fewer tasks; do their work; take something off; off their plate; borrow people; borrow someone;
        lend hand; people from another; help out; put off; drop some; fewer orders; hire quickly;
        share the load; get someone in; hired temps; temps for the; for the gap; take away some work;
        take away work; lend people; cover shifts; helping hands; leave undone
      `),
    },
    {
      id: 'measures',
      label: 'Few measures that answer the cause',
      synonyms: phrases(`
        flexible hours; counter-offer; change the manager; first measure; what can be changed; plan with;
        really change; one or two things; change something; what we can change; one problem; first thing;
        better pay; better plan; pay more; new rules; help the manager; promise only; pick one thing;
        start with one; first thing we; which can change; what can change; act on; new rota; more pay;
        better shifts; stopped late changes; two days off; days off together; better rota; raise the pay;
        fix that; tell them what we; change the rota; quick wins
      `),
    },
    {
      id: 'follow-up',
      label: 'Looking whether it works',
      synonyms: phrases(`
        every two weeks; in three months; check again; follow up; survey again; whether anyone; talk again;
        pulse; report to; ask again; after eight weeks; after six weeks; weeks i would ask; look again;
        after two months; keep talking; three months later; got better; gets better; whether got;
        whether helped; if it helped; feel better; some months later; in the autumn; later whether;
        things improve; has improved; and then see
      `),
    },
  ],
};

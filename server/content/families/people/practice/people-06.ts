import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people06: Question = {
  id: 'people-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'hiring',
  prompt:
    'Imagine a candidate arrives forty minutes late for an interview because your invitation named the wrong address. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would hold the interview in what time is left, or send the candidate away.',
    3: 'Would apologise and find a new time, but not think of the interviewers, of equal conditions or of how the mistake happened.',
    5: 'Would say plainly that it was their own mistake, settle with interviewers and candidate whether to go on or to meet again, give the same time and questions as the others had, keep the delay out of the judgement, and find and correct the source of the wrong address.',
  },
  concepts: [
    {
      id: 'apology',
      label: 'Saying whose mistake it was',
      synonyms: [
        ...phrases(`
        apologise; say sorry; not his fault; not her fault; not their fault; wrong mail; made a mistake;
        mistake was; we sent; sent to wrong; not your fault; our doing; got wrong; are to blame; beg pardon;
        was ours; mistake was ours; mistake is ours; wrong address was; wrote wrong; straight away sorry;
        it was our fault; error is from us; we'd sent; we are sorry; slip was ours; blame us
      `),
        ...everydayPhrases.owned,
      ],
    },
    {
      id: 'arriving',
      label: 'Letting them arrive',
      synonyms: phrases(`
        a moment; catch their breath; calm down; breathe; welcome; glass of water; minutes to breathe;
        something to drink; meet her; meet him; pick them up; recover; sit for; quiet place; relax; a drink;
        get ready; not in a hurry; say hello; gets coffee; cup of tea; quiet corner; quiet room;
        catch breath; get breath; a moment to; calm down first; freshen up; time to arrive;
        time to get there; get them a drink; sit them down; if he wants water; catch their; time to settle;
        settle in; make them comfortable; put at ease
      `),
    },
    {
      id: 'choice',
      label: 'A choice of now or later',
      synonyms: phrases(`
        another day; new appointment; reschedule; ask the candidate; second date; video call;
        online interview; offer a new; what suits; still have time; she may choose; he may choose;
        may choose; choose a new; by video; let her choose; let him choose; let them choose; new day;
        whatever suits; later today; other day; new time; by phone; if they prefer; can decide;
        they can decide; feel ready; ask if they; leave up to; let choose; let decide; come back tomorrow;
        come back another; rather start; whether wants; whether want; whichever suits; go ahead now;
        come another day; find another slot; another slot; slot that suits; still has time; has still time;
        which they prefer; squeeze them in
      `),
    },
    {
      id: 'interviewers',
      label: 'Settling it with the interviewers',
      synonyms: phrases(`
        interviewers; hiring manager; tell the panel; how long they can; their calendar; move the next;
        next candidate; next appointment; other meetings; two interviewers; how long they have;
        if they can stay; how long they can stay; the others waiting; two of them; colleagues who;
        managers wait; have to go; other appointment; tell the interviewer; ask the interviewer;
        if they have time; have time; push the next; push back; the panel can; shift the next;
        can stay longer; stay longer; stay bit; swap the; whether have time; someone else can; who else can;
        ring the next; can stay; call the interviewers; ask the others to; tell the others;
        explain to the panel; let the panel
      `),
    },
    {
      id: 'same-conditions',
      label: 'The same conditions',
      synonyms: phrases(`
        same questions; full time; full hour; same chance; not shorten; not shorter; as the others;
        as all the others; all the questions; whole hour; like with everyone; everybody else; not less time;
        full interview; whole interview; all questions; enough time; not a shorter; the same chance;
        nothing left out; like all rest; like rest; like everyone; like everybody; same time as;
        same length; nothing cut; no shorter; give him the full; give her the full; full time and; not rush;
        no less time; as long as; just as long
      `),
    },
    {
      id: 'no-disadvantage',
      label: 'No disadvantage in the judgement',
      synonyms: phrases(`
        not count against; no disadvantage; not judge; not be judged; not hold it against;
        explain to the interviewers; in the notes; not their lateness; not late; first impression;
        bad impression; not to blame; is not to blame; does not play; play a part; should not matter;
        must not matter; not affect; explain it to; know that it was; not the reason; nobody thinks;
        think badly; not think; tell them why; don't count; isn't held against; count against;
        counts against; does not count; doesn't count; not be blamed; not blame; why was late; tell panel;
        panel knows; has no bearing; forget that; from zero; was on time; marks him down; mark her down;
        mark down; was punctual; through no fault; wasn't the candidate; not the candidate;
        holds it against; pay for it; not make them pay; not their doing; start fresh; forget the
      `),
    },
    {
      id: 'costs',
      label: 'Making up for it',
      synonyms: [
        ...phrases(`
          pay the taxi; travel costs; taxi; reimburse; ticket home; lost hours; get home; cost of;
          the way home; pay taxi; pay for taxi; pay fare; the fare; make up to; small gift; pay for her;
          pay for him; parking fee; offer to pay; pay for the; train ticket; drive them; lift home;
          back to the station
        `),
        ...everydayPhrases.offered,
      ],
    },
    {
      id: 'correcting',
      label: 'Correcting the source',
      synonyms: phrases(`
        template; check the other invitations; other invitations; other candidates; correct the address;
        automatic mail; why it happened; how it happened; calendar entry; double check; wrong address in;
        everyone who got; got that mail; change the text; correct the text; wrong street; correct the mail;
        fix the; look into; look at the mail; other mails; who wrote; correct it; mail to the others;
        somebody check; check the mail; check it before; old address; address in; into the template;
        go into template; fix template; put right address; right address; who else got; who else received;
        check others; tell whoever; change text; fix the letter; standard letter; change the letter;
        give the right place; right place; wrong address; check who else; others who got
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const sales19: Question = {
  id: 'sales-19',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'pipeline',
  prompt:
    'How do you divide your time between deals that may close soon and looking for new ones, so that neither suffers?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Works on what is loudest, or looks for new customers when nothing else is left.',
    3: 'Reserves time for new business or ranks the open deals, but does not derive how much is needed or look whether it is kept.',
    5: 'Derives from the aim and the usual length of a sale how many new talks are needed, protects time for them, ranks open deals by what the buyer has agreed to, lets go of those that do not move, hands over what others can do, allows for weeks in which a deal closes, and counts each week and acts early.',
  },
  concepts: [
    {
      id: 'target',
      label: 'Reckoning back from the aim',
      synonyms: phrases(`
        start from the end; from the end; work back; work backwards; reckon back; count back; target;
        my target; quota; what do i need; how much i need; need by june; how much is missing;
        what is missing; likely from; how many deals; how many offers; how many talks; how many calls;
        how many new; win rate; out of ten; conversion; goal for the; work back from; ten for one;
        how many i need; one in ten; for one contract; for each deal; plan for the year
      `),
    },
    {
      id: 'cycle',
      label: 'How long a sale takes',
      synonyms: phrases(`
        how long it takes; how long a sale; how long a deal; from a first talk; from first talk;
        first contact to; talk to a signature; to a signature; until they sign; sales cycle; four months;
        six months; what i don't begin now; what i begin now; what i sow; in spring; next quarter;
        quarter after; in half a year; dry spell; a hole; empty pipeline; nothing left; run dry; dries up;
        next season
      `),
    },
    {
      id: 'protected',
      label: 'Time kept for new business',
      synonyms: phrases(`
        block two hours; an hour a day; fixed time; fixed hours; fixed day; one day a week; half a day;
        a day a week; in my calendar; in the calendar; in my diary; before i open; no mail; without mail;
        phone off; without distraction; not negotiable; appointment with myself; prospecting; cold calls;
        cold calling; new business; call new; new contacts; share of my week; percent of my time;
        third of my time; two hours every; two hours each; one hour every; hour every morning;
        keep every morning; each morning for; mornings a week; two mornings; come what may; no matter what;
        hour for new; first thing; ringing new; keep free
      `),
    },
    {
      id: 'ranking',
      label: 'Which open deals get time',
      synonyms: phrases(`
        next step; next step is; what the next step; buyer has agreed; the buyer agreed;
        customer has agreed; has a date; have a date; without a date; close date; closing date; how likely;
        likely to close; probability; how big; value of the deal; worth most; by stage; stage; a b c;
        priority; prioritise; top five; close to signing; nearly signed; decision maker;
        what is missing for; which deals; close to done; near the end; near the finish; biggest first;
        nearly there; hot ones; sure ones
      `),
    },
    {
      id: 'letting-go',
      label: 'Letting go of what does not move',
      synonyms: phrases(`
        let it go; let them go; let go; drop deals; nothing has moved; not moved; has not moved;
        haven't moved; does not move; doesn't move; don't move; dead deals; zombie; ask straight out;
        ask directly; straight out; close the file; take them out; out of the list; out of my list;
        clean up; clear out; come back later; in half a year again; for a month; no answer; eats time;
        waste of time; automatic mails; newsletter; stop chasing; not chase; cross off; cross out;
        throw out; weed out; leads nowhere; goes nowhere; going nowhere; never answer; give up on;
        say goodbye to; not waste
      `),
    },
    {
      id: 'handing-over',
      label: 'What others or a routine can do',
      synonyms: phrases(`
        hand it over; others can do; what others can; delegate; back office; inside sales; marketing brings;
        leads from marketing; template; templates; ready made; standard offer; standard text;
        prepared texts; batch; bundle; in one go; similar tasks; reminders; reminder; crm; referrals;
        ask customers for; existing customers; partners; someone else can; somebody else can; let others;
        colleagues take; give away
      `),
    },
    {
      id: 'closing-weeks',
      label: 'Weeks in which a deal closes',
      synonyms: phrases(`
        about to close; close soon; end of the quarter; end of the month; let the mornings go; let it slip;
        exception; exceptions; make up for; make up for it; catch up; catch it up; flexible; peaks;
        busy weeks; busy week; in a week when; when a deal is; never zero; at least one; a minimum; minimum;
        not below; first the deals; money in; go first; even when busy; when it's urgent; high season;
        at least a little; never skip
      `),
    },
    {
      id: 'counting',
      label: 'Counting, and acting early',
      synonyms: phrases(`
        on friday i; every friday; each friday; weekly; once a week; count the; how many talks i; look back;
        where my time; how much time went; time went; for three weeks; two weeks in a row; early enough;
        before it hurts; before it is too late; talk to my manager; with my manager; ask for help;
        change the split; change my week; balance; ratio; look every week; count how much; how many new;
        give more time; week by week
      `),
    },
  ],
};

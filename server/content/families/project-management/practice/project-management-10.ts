import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement10: Question = {
  id: 'project-management-10',
  type: 'situational',
  levels: ['senior'],
  competency: 'planning',
  prompt:
    'Imagine three projects of your programme need the same two specialists in the same month. What would you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Would let the project managers settle it, or would give the specialists to the loudest.',
    3: 'Would rank the projects by one criterion and move the others, but not check the real need or tell who bears the effect.',
    5: 'Would check what each project really needs and when, weigh them by their benefit and the cost of waiting, look for other ways to get the work done, have the order decided and known, and lower the dependence on two people.',
  },
  concepts: [
    {
      id: 'real-need',
      label: 'What each really needs',
      synonyms: phrases(`
        how many days; how many hours; really need; which tasks; for which part; when exactly; full time;
        all month; need them for; how much time; when they need; need them; for how long; which weeks;
        really necessary; actually needs; how many hours each; never the whole month; the whole month;
        which days; what they need them for; what each needs; who needs them; needs them most;
        all of the month; write down the days; table with the three; ask the welders; how long they need;
        how long they really; how long for each; who needs what
      `),
    },
    {
      id: 'criteria',
      label: 'Criteria for the order',
      synonyms: phrases(`
        business value; strategic; strategy; legal deadline; penalty; cost of delay; highest value; revenue;
        regulatory; criteria; fine in its contract; contractual fine; nice to have; if each project waits;
        costs us if; most money; most important; which brings; what it brings; customer is;
        the customer who; deadline that; cannot move; cannot be moved; fixed date; cost if; matters most;
        which one matters; who loses most; loses most; lose most; ripest; if it rains; law date; has a law;
        brings the most; most for the company; hurts most; hurt most; worst if; most urgent;
        what happens if; can not wait; cannot wait; can't wait; goes first; first in line; biggest customer;
        promised already; most to lose; most at stake; match that counts; counts most; counts that;
        which counts; biggest day; cannot do without; hardest hit; has a fine; fine if; pay a fine;
        if they are late; where it hurts; where it burns; which customer
      `),
    },
    {
      id: 'moving',
      label: 'Moving work in time',
      synonyms: phrases(`
        slack; move one; week one; staggered; later start; two weeks later; sequence; start without;
        goes first; moves by; move it by; others move; start later; begin later; could wait; can wait;
        one project first; first project; week each; a week each; bit earlier or later; earlier or later;
        go earlier; go later; gets it at night; in turn; take turns; first half; second half; mornings here;
        split the week; split the month; share the days; half the week; spread out; spread it;
        in week three; first week; second week; third week
      `),
    },
    {
      id: 'other-hands',
      label: 'Other ways to get it done',
      synonyms: [
        ...phrases(`
          contractor; freelancer; external; junior; someone else; hire; prepare the work; take over simpler;
          outsource; borrow from; consultant; buy in; other people; another person; help them; from outside;
          another company; easier parts; easy parts; somebody new; pay someone; search help; hire one in;
          hire in; get help; borrow one; pay for someone; another department; pay overtime; extra pair;
          somebody who can; easier jobs; simple jobs; youngster; apprentice; trainee;
          somebody who can learn; volunteer; student; firm to help; look for a firm; help out;
          from another firm; from a neighbour; somebody else can
        `),
        ...everydayPhrases.secondPerson,
      ],
    },
    {
      id: 'specialists',
      label: 'Asking the two themselves',
      synonyms: phrases(`
        ask the two; talk to the specialists; talk to both; what they think; overload; burn out;
        switching between; half their time; focus; one thing at a time; realistic; ask both; their opinion;
        not burn; jump between; not at the same time; realistic for; ask the two specialists;
        ask the two what; ask them themselves; they know best; know best; not three bosses;
        break their backs; wear them out; in pieces; tear them; running from; can't play three;
        getting injured; get injured; how many they can stand; what they can manage; can manage
      `),
    },
    {
      id: 'deciding',
      label: 'Getting the order decided',
      synonyms: phrases(`
        project managers; together in one room; steering committee; programme board; decide within;
        with the sponsors; final decision; meeting with; meet with; three leaders; all three; one meeting;
        project leaders; at one table; boss decides; decide it; the sponsors; management; round a table;
        leads round; leads together; whoever is in charge; go to whoever; sort it out between;
        if they can't sort; same table; somebody above; one above; boss of all; boss say; boss to say;
        the one who pays; have the last; at the same table; big boss; three of us; settle that; settle it;
        agree it between; talk it out
      `),
    },
    {
      id: 'effects',
      label: 'Telling what it means for each',
      synonyms: phrases(`
        tell the project; new date; explain why; later delivery; write down why; customers of;
        budget effect; open about; everybody knows; what it means for; tell everybody; tell each;
        tell those; tell the others; tell them why; explain it; who has to wait; those who wait;
        the project that; new plan; customers know; told why; say it to all; straight to; behind his back;
        behind her back; behind anyone's back; hear the decision; the decision and the reason;
        reason together; tell all three; no one thinks; nobody thinks; the ones who wait; who come second;
        those who come; new dates; why they wait; why theirs; hear it from me; should hear it;
        not from the notice; from the notice board; so nobody's offended; offended; feel cheated; sulk;
        ring all three; tell all of them; tell them myself; ring them myself; say it myself; so nobody hears
      `),
    },
    {
      id: 'depending-less',
      label: 'Depending less on two people',
      synonyms: phrases(`
        second person; knowledge transfer; backup; share their knowledge; document; cross-train;
        skills matrix; resource plan; next quarter; capacity plan; look ahead; a third person; train a;
        more people who; another specialist; learn from them; teach; teach others; not only two;
        two people only; only two people; hire another; third specialist; long term; plan earlier;
        see it earlier; three months ahead; train somebody; train up; show somebody; show someone; learn it;
        learn from; teach someone; never again depend; more than two; two people who can; next time we;
        so many things on; pass on what
      `),
    },
  ],
};

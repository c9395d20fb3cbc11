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
        really necessary
      `),
    },
    {
      id: 'criteria',
      label: 'Criteria for the order',
      synonyms: phrases(`
        business value; strategic; strategy; legal deadline; penalty; cost of delay; highest value; revenue;
        regulatory; criteria; fine in its contract; contractual fine; nice to have; if each project waits;
        costs us if; most money; most important; which brings; what it brings; customer is;
        the customer who; deadline that; cannot move; cannot be moved; fixed date; cost if
      `),
    },
    {
      id: 'moving',
      label: 'Moving work in time',
      synonyms: phrases(`
        slack; move one; week one; staggered; later start; two weeks later; sequence; start without;
        goes first; moves by; move it by; others move; start later; begin later; could wait; can wait;
        one project first; first project; week each; a week each
      `),
    },
    {
      id: 'other-hands',
      label: 'Other ways to get it done',
      synonyms: [
        ...phrases(`
          contractor; freelancer; external; junior; someone else; hire; prepare the work; take over simpler;
          outsource; borrow from; consultant; buy in; other people; another person; help them; from outside;
          another company; easier parts; easy parts; somebody new; pay someone
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
        not burn; jump between; not at the same time; realistic for
      `),
    },
    {
      id: 'deciding',
      label: 'Getting the order decided',
      synonyms: phrases(`
        project managers; together in one room; steering committee; programme board; decide within;
        with the sponsors; final decision; meeting with; meet with; three leaders; all three; one meeting;
        project leaders; at one table; boss decides; decide it; the sponsors; management
      `),
    },
    {
      id: 'effects',
      label: 'Telling what it means for each',
      synonyms: phrases(`
        tell the project; new date; explain why; later delivery; write down why; customers of; budget effect;
        open about; everybody knows; what it means for; tell everybody; tell each; tell those;
        tell the others; tell them why; explain it; who has to wait; those who wait; the project that;
        new plan; customers know; told why
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
        see it earlier; three months ahead
      `),
    },
  ],
};

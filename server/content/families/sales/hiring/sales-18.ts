import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales18: Question = {
  id: 'sales-18',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'negotiation',
  prompt:
    'Imagine a customer is ready to sign, and at the last moment asks for three more things. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Gives all three so as not to lose the deal, or refuses them at once.',
    3: 'Gives one and refuses others, or asks for something back, but does not ask what they are for, what each costs, or whether that is all.',
    5: 'Asks whether that is all and what each is for, knows what each costs and what may not be given, gives what is cheap for one and worth much to the other only in return for something, refuses the rest with a reason, clears it inside, stays friendly and ready to let the date slip, and has it written down.',
  },
  concepts: [
    {
      id: 'all',
      label: 'Asking whether that is all',
      synonyms: phrases(`
        is there anything else; anything else; something else; are these three all; whether these three;
        whether that is all; everything on the table; all on the table; the whole list; last points;
        no more requests; nothing more comes; goes on and on; do we sign today; sign today; will you sign;
        would you sign; ready to sign if; then we sign; then sign; sign this week; the last points;
        what else; nothing else; new wishes; more wishes
      `),
    },
    {
      id: 'reason',
      label: 'What each is for',
      synonyms: phrases(`
        why they need; why they want; reason behind; lies behind; which is the most important;
        which of the three; most important of; importance; their boss; somebody new; wants to see that;
        need it for; what they need; each one matters; why it matters; really need; really needs;
        which matters
      `),
    },
    {
      id: 'cost',
      label: 'What each would cost',
      synonyms: phrases(`
        what each of the three costs; each of the three costs; what each costs; what it would cost; margin;
        profit; how expensive; free training; cheap for us; costs us little; costs nothing;
        costs us nothing; days to pay; hurts us; hurt us; value for them; worth for; worth to them;
        worth much to; how much work; what it means for us; costs us; costs me little; costs me;
        costs little; has a price; i price; put a price; what it costs; work out what; cost to us;
        what each means; add up what
      `),
    },
    {
      id: 'limit',
      label: 'What may not be given',
      synonyms: phrases(`
        refuse; say no; i'd refuse; would refuse; not give; cannot give; can't give; not negotiable;
        my limit; red line; where i stop; the point where; walk away; rather lose; let it go; lower than;
        minimum; not go below; sorry for; turn the deal; precedent; other customers; they learn;
        right to get out; never all three; not all three; say no to; say yes to all; say it clear;
        tell clearly; draw the line
      `),
    },
    {
      id: 'trade',
      label: 'Something in return',
      synonyms: phrases(`
        in return; in exchange; return for; if they take; if they sign; take three years;
        three years instead; longer contract; longer term; bigger order; larger order; pay up front;
        pay in advance; pay earlier; name them as; as a reference; recommend us; recommendation; case study;
        give and take; get something; get something back; something back; for that i want;
        for that i'd want; on condition; swap; instead of that; other service; give something back;
        give something for; longer run; if he signs; if she signs; if they sign today; give him one;
        extra price; pay extra; meet them halfway
      `),
    },
    {
      id: 'inside',
      label: 'Clearing it inside',
      synonyms: phrases(`
        call my boss; ask my boss; talk to my boss; ask the manager; clear it; haven't cleared; not cleared;
        back within; get back to; come back to; not say yes on the phone; not promise; don't promise;
        do not promise; check internally; internally; with our lawyer; lawyer; legal; approval; approve;
        what i am allowed; am allowed to; ask delivery; ask our engineers; can deliver; whether we can;
        ask the others; who'd have to do; before i answer; before i promise; already booked; can we manage
      `),
    },
    {
      id: 'calm',
      label: 'Staying calm and friendly',
      synonyms: [
        ...phrases(`
          stay calm; stay friendly; stays friendly; calm; not panic; no panic; not nervous; not angry;
          not annoyed; wants to sign; want to sign; good sign; a sign that; mostly wants; no rush; not rush;
          take my time; time to think; think about it; let the date slip; date slip; slip by; wait a few;
          sleep on; not under pressure; pressure; show understanding; understand that; explain why; say why;
          give a reason; with a reason; polite; bit my tongue; let finish; stay nice; stay kind;
          not get upset; keep calm; not straight away; not right away; don't jump
        `),
        ...everydayPhrases.calm,
      ],
    },
    {
      id: 'written',
      label: 'Having it written down',
      synonyms: [
        ...phrases(`
          put in the contract; in the contract; in the agreement; in one sentence; by mail; confirm it;
          new version; final version; add it to; everything we agreed; what we agree; what is agreed;
          what we agreed; sign the same; sign it the same; date for signing; signature; appointment to sign;
          appointment for; set a date; valid until; write it into; put it in the contract; before they sign;
          final paper; black on white
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
  ],
};

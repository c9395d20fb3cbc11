import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport19: Question = {
  id: 'customer-support-19',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'de-escalation',
  prompt:
    'Imagine a customer turns up for the third time with the same problem, is tired of being passed around, and wants to end the contract. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Passes the customer on again, or argues about the contract; neither the history nor own responsibility is named.',
    3: 'Listens, apologises and promises to look after it, but not by when, what will be different this time or how the customer can leave.',
    5: 'Lets the customer speak, shows that the history is known, apologises without blaming colleagues, takes the case over with a name and a date, finds out why earlier attempts did not hold, is honest about leaving, offers amends within the rules, and clears up why it was passed around.',
  },
  concepts: [
    {
      id: 'listening',
      label: 'Letting them speak, and understanding',
      synonyms: [
        ...phrases(`
          let them speak; let her speak; let him speak; let them finish; not interrupt; let off steam; vent;
          not explain anything; not argue; stay calm; offer seat; had enough too; enough too;
          would be fed up; fed up; i understand; understand that; understandable; be angry too; annoyed too;
          sum up; repeat back; in my own words; what i understood; you are right; right to be; see why;
          frustrating; frustration; take seriously; taken seriously; in their place; in her place;
          listen to her; listen to them; listen first; really listen; right to be tired; no argument;
          don't defend; not defend; cup of coffee
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'apology',
      label: 'Apologising without blame',
      synonyms: phrases(`
        apologise; apology; sorry; our fault; our mistake; without blaming; not blame; blame colleagues;
        let down; we failed; should not happen; should not have happened; no excuses; on behalf of;
        admit that; no excuse
      `),
    },
    {
      id: 'history',
      label: 'Knowing the history',
      synonyms: phrases(`
        read history; customer history; case history; in file; read file; read notes; read through;
        old tickets; earlier tickets; not tell it; tell it again; tell everything again; need not repeat;
        not have to repeat; from beginning; was tried; has been tried; already been tried; earlier visits;
        past repairs; tell it a fourth; explain it a fourth; tell it a fourth time; look up what;
        look up her; look up his; look up the history; was tried the; tried the first two;
        tell it all again; needn't tell it; not tell it all; need not tell; look up what was tried;
        what was tried before; what we have tried; what they tried; look at what was done;
        read what was done; read the old; first two times; last two times; so he needn't; so she needn't;
        so they needn't; read up on; the others did; what the others; look in the history; before i ask
      `),
    },
    {
      id: 'ownership',
      label: 'Taking it over with a name and a date',
      synonyms: phrases(`
        take it over; take over; take on; look after this; look after it; my case; my name; direct number;
        my number; my extension; one contact; contact person; stay with it; tomorrow at; with date;
        fixed date; clear date; call back; ring back; call them back; keep informed; call her by friday;
        call him by friday; answer by friday; an answer by; hear from me by; know by friday; i stay on it;
        i see it through; stays with me; only talk to me; always the same person; until it works;
        i ring her on; i call her on; i ring him on; i call him on; i ring her every; i ring him every;
        stops with me; name and number; take the case; don't pass; not pass; another desk; agreed hour;
        stay until; until solved; see it through
      `),
    },
    {
      id: 'cause',
      label: 'Why it did not hold',
      synonyms: phrases(`
        not hold; did not last; why it keeps; why it came; why it comes; keep coming back; real cause;
        root cause; actual cause; not same thing again; something different; differently this time;
        best technician; our technician; specialist; second opinion; for good; check properly; test before;
        try it together; replace device; new device; exchange device; find cause; find out why;
        why it came back; why it comes back; what is really wrong; why it did not last;
        something else than last time; keeps coming back; rather than patch; did not help; real solution;
        doctors together; in one room; put together; together in one; everybody together; everyone together;
        all together; really fix; really solve; somebody who knows; someone who knows
      `),
    },
    {
      id: 'leaving',
      label: 'Being honest about leaving',
      synonyms: phrases(`
        how it works; how to cancel; how she can cancel; how he can cancel; can cancel; can leave;
        may leave; free to go; free to leave; their right; right to cancel; talk out of; not hold back;
        not force; notice period; termination; still wants to; still want to; no tricks; what it costs;
        door open; end it if; wants to end it; make that easy; without fuss; wants to leave; want to leave;
        let them go; not hold; by tricks; no hard; understand if; then goodbye; no trap
      `),
    },
    {
      id: 'amends',
      label: 'Making amends',
      synonyms: phrases(`
        voucher; refund; compensation; compensate; goodwill; free month; month free; discount; waive;
        lost weeks; fee back; money back; make up for; spare us; something back; give credit; credit for;
        credit note; pay the month back; for the trouble; for his trouble; for her trouble;
        for all the trouble; weeks it did not work; off the bill; pay back; nothing to pay; not charge;
        no charge; costs nothing
      `),
    },
    {
      id: 'handover',
      label: 'Why it was passed around',
      synonyms: phrases(`
        fell between; between chairs; through cracks; tell team lead; talk to my manager; team meeting;
        handover; why passed around; passed around inside; does not happen again; bring it up;
        look at process; change process; so that others; went wrong here; went wrong between;
        tell colleagues; who dropped; passed around; sent around; sent from; from desk to;
        talk to the others; tell the others; tell the team; happen to others
      `),
    },
  ],
};

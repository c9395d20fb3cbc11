import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const productManagement13: Question = {
  id: 'product-management-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'measurement',
  prompt: 'How do you settle, before a feature is built, how you will later judge whether it was a success?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that figures will be looked at after release, or that users should be happy; no measure and no starting point.',
    3: 'Names a fitting measure and a target, but no starting point, no time, no harm and nothing that follows from the result.',
    5: 'Starts from the behaviour that should change, names measure, starting point, target and time, a measure of harm, how other causes are told apart, checks that it can be recorded, agrees with others beforehand what follows if it fails, and adds talks with users.',
  },
  concepts: [
    {
      id: 'behaviour',
      label: 'The behaviour that should change',
      synonyms: phrases(`
        behaviour; what users should do; what should change; problem we solve; what people do; user does;
        finish task; which action; differently; do differently; what people should; stop doing;
        people should do; without a reminder; what changes for; should change; what will people;
        instead of calling; what should be different; should be different; fewer people calling;
        user will do different; do different; what will people do; what do we want people;
        want people to do; what changes if it works; if this works; what should happen;
        what a pass looks like
      `),
    },
    {
      id: 'measure',
      label: 'The measure',
      synonyms: phrases(`
        metric; kpi; conversion; adoption; share of users; usage; per week; rate; one number; share who;
        one measure for that; which measure; measures of; one number for; count how many; count one thing;
        which count; how many come; single number; number shows; that shows it; out of ten; measure the;
        easy to count; what look at; take one number; one number for it; a number for it; pick one number;
        one figure; which figure; what counts; how many call; how many people use; set the marks;
        count the calls; who checks it
      `),
    },
    {
      id: 'baseline',
      label: 'Starting point, target and time',
      synonyms: phrases(`
        baseline; current value; before change; measure it now; starting point; last three months; target;
        from 20 to; after four weeks; after three months; deadline; what it is today; as it is today;
        after two months; number of today; from today; how it is today; count it now; before we begin;
        in ten weeks; stand today; stand now; look up where; today it is; at the moment; by june; by autumn;
        from 40 to; before we start; how many call now; call now; how is it today; measure how it is;
        something to compare; compare to; compare with now; where the class stood; stood before;
        where we stood; where we stand; agree on a number; number up front; in three months;
        in three months if; until june; until summer; on which day; by which day; which day; know before;
        write down how it is; take a note of
      `),
    },
    {
      id: 'harm',
      label: 'Signs of harm',
      synonyms: phrases(`
        guardrail; counter-metric; side effect; complaints; support tickets; cancellations; load time;
        not get worse; refund; unsubscribe; must not fall; goes down elsewhere; gets worse; must not suffer;
        angry people; pay with; elsewhere worse; get worse; more calls; calls to support; more complaints;
        also watch; watch that; watch too; at the cost; other numbers; keep an eye on what; an eye on;
        what might suffer; might suffer; must not get worse; harm something else; hating it; without making;
        other side; other end; price we pay; pay for it elsewhere; what could break; break something else
      `),
    },
    {
      id: 'causes',
      label: 'Telling other causes apart',
      synonyms: phrases(`
        a/b test; control group; experiment; season; other changes; half of users; without feature; random;
        campaign; coincidence; test group; half do not get; half without; something else;
        would have come anyway; summer or; know was us; half customers; half of customers; get later;
        gets later; some get it; two groups; by chance; compare group; group without; people without it;
        for another reason; because of weather; because of holiday; would have happened anyway;
        happened anyway
      `),
    },
    {
      id: 'recording',
      label: 'Making sure it can be recorded',
      synonyms: phrases(`
        tracking; events; analytics; do we have data; data protection; privacy; dashboard; can be measured;
        measure at all; engineers add; count clicks; record it; record it at all; can count it; find data;
        goes in with first version; how do we count; count it at all; who writes it; can we see;
        check with engineers; even count it; is counted; be counted; can we count; can we measure;
        already stored; from first day; is stored; data for; where the number; build counting;
        counting works; data need; collect data; available data; measure from day; can we even see;
        able to count; able to measure; able to see it; write it down each; keep count; keep a list;
        who counts; where we get number; get the numbers; get the number from
      `),
    },
    {
      id: 'people',
      label: 'Talking with users',
      synonyms: phrases(`
        ask users; feedback; survey; talk to users; qualitative; usability; call some; open answers;
        ring few; sit beside; ask those who; their face; talk to few; talk to some; talk with some;
        talk with people; ask few; ask some; numbers don't tell; tell me why; not tell why; call few;
        call ten; watch some; watch few; what they say; support hears; ask people; ask customers;
        ask the customers; ask the people; ask the ones who; hear from people; hear from users;
        what people say; how they feel; are they happy; listen to users; speak with users; speak to users
      `),
    },
    {
      id: 'consequence',
      label: 'What follows from the result',
      synonyms: phrases(`
        remove it; if it fails; take it out; agree beforehand; decide in advance; write it down;
        continue or stop; stakeholders agree; iterate; improve it or; switch off; take it away again;
        say now what; before anyone is in love; signed by; stop it if; if falls short; falls short;
        fall short; throw it out; one more go; another go; if it works; below that; decide now;
        write down now; so nobody can; no excuses; improve it; give it more; set date;
        nobody can talk it up; talk it up; talk it up afterwards; agree up front; up front; say together;
        we take it away; take it away; we agree what; if not reached; if it misses; if we miss; all sign;
        everyone signs; write down what; before the exam; drop it; keep it or; keep or drop; no arguing;
        argue later
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const sales12: Question = {
  id: 'sales-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'discovery',
  prompt: 'How do you decide whether a lead is worth more of your effort?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Goes by feeling or by how friendly the contact is, or treats every lead the same.',
    3: 'Names two criteria, such as need and budget, without the question or sign that would show them.',
    5: 'Names at least three criteria with the question or sign that shows each, says which one alone would end the effort, and what happens to a lead that is set aside.',
  },
  concepts: [
    {
      id: 'need',
      label: 'A real need',
      synonyms: phrases(`
        real need; use case; reason to buy; actually need; real problem; have a problem; have the problem;
        problem we can solve; we can solve; do they need; what they need; want it solved; how much it hurts;
        what it costs them; important to them; want to change; nice to have; hurt enough; need it badly;
        have trouble with; something to solve
      `),
    },
    {
      id: 'budget',
      label: 'Ability to pay',
      synonyms: phrases(`
        budget; afford; pay for; purchasing power; pay for it; can they pay; able to pay; expect to pay;
        too small to; what they spend; set aside; big enough; roughly what; got money; has money;
        have the money; can he pay; can she pay; who pays; money planned; enough money; only ask the price;
        ask for the price
      `),
    },
    {
      id: 'authority',
      label: 'Power to decide',
      synonyms: phrases(`
        decision maker; authority; who decide; can decide; sign off; approve; gatekeeper;
        someone who decides; person who decides; allowed to decide; speak with someone; talk to someone;
        meeting with someone; right person; who signs; his boss; bring me to; say yes by himself;
        say yes by herself; say yes alone; can say yes; may say yes; may sign; can sign; ask his boss first;
        ask her boss first; somebody who can say; the boss himself; has the say; who has to say yes;
        talk with the boss
      `),
    },
    {
      id: 'timing',
      label: 'Timing',
      synonyms: phrases(`
        timeline; timeframe; urgent; deadline; this quarter; this year; next year; when they want to start;
        want to start; contract ends; in a hurry; right time; in the spring; why this month; when want to;
        when they need; start date; deadline they; time frame; only sometime
      `),
    },
    {
      id: 'fit',
      label: 'Fit with typical customers',
      synonyms: phrases(`
        ideal customer; company size; profile; target market; segment; similar to; right size; size;
        our best customers; good customers; customers we have; want to have; company like; kind of customer;
        right for us; region; same size; same trade; far away; we can help; good at; like the customers;
        has room for; does it suit; typical buyer
      `),
    },
    {
      id: 'interest',
      label: 'Signs of interest',
      synonyms: phrases(`
        reply; engagement; demo; do not answer; simple questions; answer simple; never have time; give back;
        much they give; ask questions; call back; second meeting; answer my; take time; from his side;
        from her side; from their side; do their bit; give me half an hour; putting me off; keep their word
      `),
    },
    {
      id: 'setting-aside',
      label: 'Setting a lead aside',
      synonyms: phrases(`
        disqualify; move on; nurture; newsletter; then i stop; put aside; put them aside; set aside;
        let it go; let them go; spend my time; time on others; in half a year; a list for; less time;
        someone else; keep warm; no shame; leave them be; go to the next; drop it and; not waste;
        waste no time; leave him and; leave her and; leave them and; call the next one; take the next one;
        let them be; list for later; my time is; not chase; not run after; send a flyer; wait until they
      `),
    },
    {
      id: 'scoring',
      label: 'A consistent way to rate',
      synonyms: phrases(`
        bant; meddic; score; checklist; criteria; rank; qualify; three things; rate; a b c; look back;
        which ones became; past customers; crm; team uses; consistent; traffic light; a b;
        with my colleagues; once a month; was i right; not by feeling; two of the three; three questions;
        all three; same questions for; tick the; count the ticks; ask myself; same questions;
        against my list; questions i ask; give points
      `),
    },
  ],
};

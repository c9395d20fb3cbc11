import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const finance08: Question = {
  id: 'finance-08',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'partnering',
  prompt:
    'Imagine the head of a department does not want to explain why its costs are a fifth over budget. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Would report the person, or would write something plausible in the report.',
    3: 'Would show the figures and ask again, but not prepare, ask for the reason of the refusal or offer help.',
    5: 'Would look first at what the figures already tell, talk in private about what is behind the refusal, ask about the business and not about guilt, separate one-off from lasting causes, agree a forecast and steps, and say openly what will be reported if the reason stays unknown.',
  },
  concepts: [
    {
      id: 'preparing',
      label: 'Looking at the figures first',
      synonyms: phrases(`
        look at the bookings; which accounts; biggest items; largest items; single items; cost centre;
        drill down; booked wrongly; wrong cost centre; postings; ten largest; what i can see; see myself;
        their cost centre; one big thing; put on their; not theirs; makes up most; which items; which item;
        look at the numbers; details of the; go through the numbers; read the numbers; checked whether;
        our own mistake; mistake is ours; isn't ours; wrong department; look first; figures ready;
        check first; beforehand i; look myself; look in the accounts; list of what was spent;
        what was spent; biggest lines; first look by myself; which costs are higher; look up the bills;
        go over the bills; check the numbers first; do my homework; bring the list; agency shifts;
        line by line first
      `),
    },
    {
      id: 'in-private',
      label: 'Talking in private',
      synonyms: phrases(`
        in private; face to face; not by email; not in the meeting; own office; drop in; drop in on;
        without her boss; without his boss; without mail; under four eyes; just the two of us; meet her;
        meet him; have a coffee; in a quiet; go there; in person; in his office; in her office; not by mail;
        not in front; just two of; drop by; sit with him; sit with her; sit down with; rather than send;
        not another email; quiet word; door closed; behind closed doors; cup of tea; just us two;
        talk alone; go and see; pop in; visit him; visit her
      `),
    },
    {
      id: 'why-silent',
      label: 'What is behind the refusal',
      synonyms: phrases(`
        bad experience; losing budget; was forced; never agreed; been shouted at; shouted at; last time;
        does not want to talk; not want to talk; afraid that; afraid of losing; feels attacked;
        something to hide; too busy; has no time; under pressure; told off; embarrassed; feel blamed;
        feels blamed; not here to blame; blame you; has reasons; have reasons; his reasons; her reasons;
        overwhelmed; wrong end; clam up; look stupid; made them look; hang anyone; want to understand;
        feel stupid; be blamed; lose face; caught out; bad memories; blame anyone; not there to blame;
        short of staff; short staffed; fed up; on the defensive; worried about; thinks i want to cut;
        does not trust; gets the blame
      `),
    },
    {
      id: 'asking',
      label: 'Asking about the work',
      synonyms: phrases(`
        open question; what changed; what was different; new people; overtime; let him tell; let her tell;
        how things are; how things are going; different from what; different from the plan;
        what is going on; what has changed; which project; what they needed; why they needed; behind two;
        what lies behind; what comes till; what is coming; his help; her help; let him explain;
        let her explain; tell me about; what drove; what they spent; where money went; show me what;
        how's it going; been hard; was hard; large things; biggest items; biggest ones; what was going;
        what has been hard; concrete questions; why it doubled; has doubled; listen first; ask friendly;
        ask her what; ask him what; what happened this year; can you help me understand; walk me through;
        tell me about the
      `),
    },
    {
      id: 'causes',
      label: 'One-off or lasting',
      synonyms: phrases(`
        permanent; price or; earlier than planned; too early; budget was; budget wrong; too low from;
        unrealistic; rest of the year; will continue; comes once; does it go on; that comes once;
        only this year; every month again; happen again; prices went up; price went up; more than planned;
        cheaper later; big thing; lots of little; another month; other month; wrong month; wrong department;
        belongs in; booked wrong; booked twice; single bill; one bill; higher prices; one big error;
        one big mistake; many small errors; many small mistakes; many little errors; temporary staff;
        agency staff; someone was ill; off sick; broken machine; one invoice only; one big bill;
        budget too small; more work than; emergency
      `),
    },
    {
      id: 'helping',
      label: 'Offering help',
      synonyms: phrases(`
        on his side; on her side; same side; not the police; make a forecast; report for; do the sums;
        sums with her; sums with him; go through it together; look at it together; help her; help him;
        help them; i could help; find a way; only want to understand; my help; on their side;
        find it together; take off work; help with more; more budget; support her; support him;
        take it off her; in it together; not the enemy; make the case for; for her own good;
        for his own good
      `),
    },
    {
      id: 'steps',
      label: 'Agreeing steps',
      synonyms: phrases(`
        forecast; what can be stopped; move budget; end of the year; new plan; where to cut;
        rest of the year; where we can save; save somewhere; plan for; new forecast; sit together;
        meet every; monthly talk; monthly meeting; agree to; agree that; until year end; set date;
        small steps; look again; regular talk; short meeting; together each; cut back; bring it down;
        back on track; every month we; small plan; agree what; slow down the
      `),
    },
    {
      id: 'reporting',
      label: 'What is reported',
      synonyms: phrases(`
        tell him before; tell her before; finance director; unexplained; no explanation; managing director;
        not invent; have to write; it is unexplained; write that it; in a fair way; tell her that i;
        tell him that i; would have to tell; go to the director; write what i know; have to tell;
        say that first; say it first; write not explained; report as; tell boss; take it upstairs;
        report it to; give a date; deadline; speak with our boss; tell the director; as unexplained;
        go above; up the line; pass it up; without a reason i; tell them openly
      `),
    },
  ],
};

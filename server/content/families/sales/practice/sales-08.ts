import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const sales08: Question = {
  id: 'sales-08',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'pipeline',
  prompt:
    'Imagine a prospect who was keen has not answered you for three weeks since you sent a proposal. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Would wait, or would send the same reminder again and again.',
    3: 'Would name possible causes and try once more in another way, but with nothing new for the prospect and no date to stop.',
    5: 'Would name two or three causes and a step that tells them apart, give the prospect a new reason and an easy way to reply, ask a second person there, lower the deal in the forecast meanwhile, and set a date for a last message.',
  },
  concepts: [
    {
      id: 'causes',
      label: 'Possible causes of the silence',
      synonyms: phrases(`
        holidays; budget; priority; competitor; got postponed; postponed; priority has changed; no budget;
        boss said no; news at their company; no longer interested; can be lots; lots behind; a boss who;
        budget is gone; no time; too busy; another offer; not personal; many reasons; not sure; afraid to;
        reasons could; priorities changed; other priorities; no decision; decision takes; something changed;
        holding them up; what holds; held up; misunderstood something; perhaps ill; perhaps on holiday;
        other worries; mostly it's money
      `),
    },
    {
      id: 'looking-back',
      label: 'Looking back at the last contact',
      synonyms: phrases(`
        reread; look back; my notes; my mail; my email; overlook; read my proposal; read my own;
        own proposal; proposal once more; proposal again; look at my proposal; last talk; last conversation;
        last call; what we said; what could have bothered; what they said; what we agreed; back to my;
        question left; left open; my offer; too long; too dear; read it again; forgot to; did not send;
        what they asked; perhaps my offer; what i sent; did i miss; did it arrive; what i promised
      `),
    },
    {
      id: 'channel',
      label: 'Another channel',
      synonyms: phrases(`
        telephone; call him; call her; call them; linkedin; voicemail; in person; another time of day;
        time of day; not another mail; ignore mail; easy to ignore; not send another; another mail; no mail;
        voice message; write by hand; drop in; pass by; at another time; pick up the phone;
        instead of writing; try by phone; short visit
      `),
    },
    {
      id: 'new-reason',
      label: 'A new reason to talk',
      synonyms: phrases(`
        case study; new idea; new information; insight; add value; demo; useful for them; news;
        look for news; customer story; event; not just checking; something new; new to bring; figure from;
        firm like theirs; like theirs; a story; an idea; price goes; offer ends; another customer;
        without a reason; something useful; offer to go through; go through it together; offer help
      `),
    },
    {
      id: 'easy-reply',
      label: 'Making it easy to reply',
      synonyms: phrases(`
        one line; two lines; pressure; polite; friendly; simple question; short message; short mail;
        easy to answer; easy for them; no pressure; without pressure; no is fine; tell me no; ask openly;
        ask directly; make simple; just reply; one word; one two; three choices; also fine; fine with;
        not push; not press; a question; two dates; don't nag; not nag; easy to say no; say no;
        not only a question; ask what's holding; still interested; still want; ask straight out; not chase;
        not pester; without blame; no harm if
      `),
    },
    {
      id: 'others',
      label: 'Other people at the buyer',
      synonyms: phrases(`
        other contact; another contact; someone else; decision maker; another person; champion; reception;
        somebody else there; somebody else; second contact; know somebody; tell me what is going on;
        who can tell; secretary; who else; other people; get in touch; touch with; colleague of;
        his colleague; her colleague; their colleague; know someone; ask around; front desk; get hold of;
        somebody i've met; someone i know there; try someone; somebody in the firm
      `),
    },
    {
      id: 'stopping',
      label: 'When to stop',
      synonyms: phrases(`
        last message; last email; last mail; close the file; close it; move on; i will stop; stop bothering;
        last time; after two or three; then i leave; leave them alone; come back anytime; can come back;
        let it go; unless i hear; in half a year; third try; close file; let rest; in peace; come back any;
        door is; not forever; other deals; not run after; a last date; keep the place; keep it open;
        how long i hold; hold the price; offer stands until; not for ever; when to come back
      `),
    },
    {
      id: 'own-list',
      label: 'Being honest in the own list',
      synonyms: phrases(`
        forecast; crm; pipeline; probability; stage; reminder; other lead; other deals; my numbers;
        in my list; my forecast; lower chance; take it out; take it off; time on others; mark it down;
        mark it; my own list; own list; my list; don't count; this month; less likely; not green; not hope;
        no longer count; spend my hours; look for others; work on others; mark as cold
      `),
    },
  ],
};

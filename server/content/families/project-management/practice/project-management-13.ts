import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement13: Question = {
  id: 'project-management-13',
  type: 'technical',
  levels: ['junior', 'mid', 'senior'],
  competency: 'stakeholders',
  prompt:
    'What belongs in a progress report for people who have to make decisions, and what do you leave out?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Lists activities of the week or says that it should be short.',
    3: 'Names status, risks and next steps, but not what the readers must decide or how the status is shown to be true.',
    5: 'Puts first what has to be decided and by when, shows results against the plan with a forecast, names the few risks that matter with a proposal, says bad news plainly, and leaves detail to an attachment or a talk.',
  },
  concepts: [
    {
      id: 'decision',
      label: 'What has to be decided',
      synonyms: phrases(`
        decisions needed; what they need to decide; have to decide; need from them; decide by;
        their decision; decision first; what i need; recommendation; what i need from; need from you;
        should decide; needs a decision; question for; which decision; what to decide; their help;
        question they; first line; what i propose; until friday; no decision; nothing to decide;
        what do i need from; ask of them; at the top with; say yes to; need a yes; answer until;
        they have to answer; what i want from; where i need; what i suggest; what i advise;
        need them to settle; need your vote; your vote; shall we buy; i'd say yes; i'd say no; ask them for;
        put to them; they vote; vote on; need them to decide; need him to decide; want them to decide
      `),
    },
    {
      id: 'status',
      label: 'Where the project stands',
      synonyms: phrases(`
        traffic light; amber; against the plan; compared to plan; milestone; on track; finished since;
        planned and actual; where we stand; stand against; colour; colours; is ready; had planned;
        what was planned; since last; on time; are open against; how far we; compared with the;
        is it going well; goes well or; how it stands; how we stand; late or; ahead or; what is finished;
        finished and what; is all right; all right or; running well; up and running; half built;
        are we ready; can we open; can we start; going badly; goes badly; badly and; what works;
        what does not work; handed over
      `),
    },
    {
      id: 'forecast',
      label: 'What is to be expected',
      synonyms: phrases(`
        forecast; expected date; end date; when we finish; will be finished; trend; next steps;
        next milestone; expected cost; think we will; at the end we; what comes next; next week;
        how it goes on; i expect; will finish; will end; when do believe; from today; as of today;
        will have cost; still make; expected end; probably finish; outlook; estimated end; final cost;
        are we going to; going to be on; when will finish; date when; be ready when; open when;
        will we make; make it or; make the date; when it opens; day we open; ready by; will it be ready;
        ready or not; be ready or; date first; first the date; the date first
      `),
    },
    {
      id: 'money',
      label: 'Time and money',
      synonyms: phrases(`
        budget; spent so far; money left; burn rate; hours used; schedule; how much is spent; budget left;
        what is spent; what it will cost; cost so far; left to spend; what has cost; have spent; per month;
        still to come; need more; in end cost; used up; on budget; what we spent; what has gone;
        how much we spent; money is gone; what it costs; paid out; still in the pot; in the pot;
        running out of; and the money; on the money; costs more; more than we said; in the kitty; kitty;
        thousand more; how the money; enough money; how much we've used; we've used; how much is left;
        how much is gone
      `),
    },
    {
      id: 'risks',
      label: 'The risks that matter',
      synonyms: phrases(`
        risks; top three; biggest risk; what worries me; threats; bad news; what can go wrong;
        what could go; what is difficult; risk; help needed; where it hurts; could hit us; hit us;
        could go wrong; what worries; worry me; what we're doing; we're doing; what's in the way;
        keeps me awake; biggest two problems; biggest problems; two problems; what could stop;
        could stop us; big worry; biggest trouble; trouble ahead; what could spoil; spoil it;
        what could sink; trouble is; the snag; snags; stumbling block
      `),
    },
    {
      id: 'readers',
      label: 'Written for its readers',
      synonyms: phrases(`
        summary first; simple words; no jargon; two minutes; who reads it; what they know; first sentence;
        on one slide; plain language; stop reading; in three lines; few lines; read it in; short sentences;
        no time; little time; at the top; first line; one screen; half a page; clear words; understand it;
        numbers not; quick to; in a minute; has to fit; fit on page; person from outside; should get it;
        jargon; who reads; same place; same form; one page; one side; see quickly; five minutes;
        they've got; give them five; read in; normal words; words anyone; keep it short; busy people;
        do not have time; give them five minutes; got five minutes; big and short; write short; short and;
        at night in bed; after work; not experts; an evening; explain it to my; bosses have no time;
        have no time; no time for; hardly any time
      `),
    },
    {
      id: 'left-out',
      label: 'What is left out',
      synonyms: phrases(`
        leave out; technical details; small tasks; every task; activities; long lists; appendix; attachment;
        on request; do not write; how hard; who said; single tasks; no names; no stories; not interesting;
        unimportant; can ask; the details; nobody can; act on; cannot act; all tasks; how busy; hard worked;
        whoever wants; what went well; who went to which; which meeting; little things;
        sorted out on our own; sorted ourselves; goes normal; go normal; go as planned; don't put in;
        not put in; own notes; if someone asks; did that week; did all week; all the small; the small stuff;
        day to day; keep for myself; every little; nuts and bolts; don't explain how; explain how;
        not bother them; don't bother; bother them with; not need to know; they don't need; he doesn't need;
        she doesn't need; needn't know; who was ill; how many mails; how many meetings; ask me; can ask me;
        they can ask; want more
      `),
    },
    {
      id: 'honesty',
      label: 'An honest picture',
      synonyms: phrases(`
        honest; watermelon; not hide; no surprises; bad news; no green if; not make it look;
        same form each time; same measures; write red; from somebody else; learn it from; no embellishment;
        not make it look better; not pretty; tell the truth; not nicer; also bad; the bad; if it is bad;
        when something is late; if looks bad; looks bad; say looks; green light; no green; just to keep;
        keep peace; bad news first; not sure; no surprise; no colours; bad news goes; no beautiful;
        truth is red; beautiful; sugar; sugar coat; dress it up; dress up; even if it hurts; not paint;
        paint it; gloss over; made a mess; hear it anyway; find out anyway; put that i don't;
        say i don't know; if i don't know
      `),
    },
  ],
};

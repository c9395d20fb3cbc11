import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const design08: Question = {
  id: 'design-08',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'research',
  prompt:
    'Imagine you have one week and no budget to find out why people give up a registration form halfway. What would you do?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Redesigns the form by rule or own feeling; nobody is watched and no figure is looked at.',
    3: 'Looks at figures or watches a few people, but not both, or draws conclusions without a check.',
    5: 'Finds from figures at which field and on which devices people stop, fills it in on own devices with mistakes, watches some fitting people at low cost, reads what support has, ranks causes by evidence and effort, tries one or two cheap changes, and says what stays unknown.',
  },
  concepts: [
    {
      id: 'figures',
      label: 'Where people stop, in figures',
      synonyms: phrases(`
        analytics; which field; where they stop; where they leave; drop off; funnel; error messages; tracking;
        time per field; last field; which step; at which line; which line; how far they get;
        look into numbers; count where; statistics; numbers tell; which question; at which point; drop-off;
        most of them leave; worse on; on phone or; by device; how many start; how many finish; stats;
        jump off; data for; third page; which page; page they; page most; on which page; break off;
        which box; at which box; box they stop; is it measured; where folk stop
      `),
    },
    {
      id: 'self',
      label: 'Filling it in yourself, on different devices',
      synonyms: phrases(`
        fill it in myself; try it myself; with mistakes; wrong input; go through it; note every;
        count fields; own device; from start to end; mobile; browser; slow connection; screen size; desktop;
        old phone; type it in; do it twice; with thumb; in tram; own phone; fill it in too; on my own phone;
        sign up myself; with a timer; wrong on purpose
      `),
    },
    {
      id: 'watching',
      label: 'Watching people',
      synonyms: [
        ...phrases(`
          watch five; five people; usability; think aloud; in café; friends of friends; neighbours;
          ask people in; colleagues from other; people from street; hallway; watch them; screen share;
          recordings; sit next; ask neighbour; three people; five strangers; let somebody; say nothing;
          in a café; speak loud; five folk; keep quiet; stand and watch; my neighbours
        `),
        ...everydayPhrases.watched,
      ],
    },
    {
      id: 'asking',
      label: 'Asking those who left',
      synonyms: [
        ...phrases(`
          ask those who; short survey; one question; e-mail those; people who gave up; exit question; pop-up;
          left address; why they stopped; ring some; write to those; ask ten; what made them stop;
          why did you stop; as they leave; when leaving; someone's leaving; someone leaves; one-line question;
          question on page; ask at exit; leaving page; short question; message to those; interview those;
          reason for leaving; call few; call some; call people; ring people; phone some; who stopped;
          stopped half; talk to people who; speak to people who; ask them directly; what went wrong;
          what stopped; half way through; why they gave up
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'support',
      label: 'What others in the house know',
      synonyms: phrases(`
        customer service; call centre; colleagues who; hotline; ask support; what customers say; frontline;
        people complain; what people ask; what callers say; complain about; who answer phone; callers;
        people on phones; what callers; moan; service desk; help desk; sales team; shop staff;
        talk to service; colleagues who talk; hear from customers; mails at support; support mails;
        read mails; read tickets; read complaints; last mails; inbox; ask service; service people; phone team;
        those who answer; complaints about; on phone know; know a lot; hear every; hear all; coffee with;
        who pick up; what folk moan; which complaints
      `),
    },
    {
      id: 'causes',
      label: 'Possible causes',
      synonyms: phrases(`
        too long; too many fields; privacy; password; not ready; do not have at hand; why do you need;
        data protection; price appears; do not see why; too nosy; takes too long; too many lines;
        phone number is; ask for phone; three biggest reasons; biggest reasons; don't trust; hard words;
        password rules; keeps failing
      `),
    },
    {
      id: 'ranking',
      label: 'Ranking what you found',
      synonyms: phrases(`
        sort; rank; most frequent; low effort; priority; what comes most; worst first; cheap to change;
        by weight; how many times; how bad; list of problems; keep list; sort problems; sort by; top three;
        count how many; biggest problem; worst thing; worst one; three biggest; biggest first; list with the
      `),
    },
    {
      id: 'tryout',
      label: 'Trying a cheap change',
      synonyms: phrases(`
        prototype; remove field; change text; a/b; small change; new wording; measure again; one change;
        take one field; field less; take field out; compare with week; strike out; one line less;
        leave one away; try without; look week later; try cheapest; cheapest one; quick fix; quick change;
        see if it; compare with before; test change; try first; try it straight; try straight; change back;
        take out worst; take worst; remove one; leave one out; for one day; see what happens; try on friday;
        put it live; try version; cheap test; swap one; watch for days; watch few days; without password;
        change for days; look what happens; one thing on; try a smaller; try a new; see whether fewer;
        see whether more; cheapest fix; mend one
      `),
    },
  ],
};

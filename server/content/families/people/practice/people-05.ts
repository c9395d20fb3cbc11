import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const people05: Question = {
  id: 'people-05',
  type: 'behavioural',
  levels: ['senior'],
  competency: 'development',
  prompt:
    'Tell me about something you introduced for the people in an organisation, such as a programme, a rule or a benefit, that did not have the effect you had intended. What did you do?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Blames managers or employees, or tells of a success; no intention that could be checked is named.',
    3: 'Names the intention and that it failed, and one correction, but not how the cause was found or what the figures said.',
    5: 'Names the intention with a measure, when and how they saw that it failed, what people said when asked, which assumption was wrong, what was changed or stopped and how that was told, and what the next comparison showed.',
  },
  concepts: [
    {
      id: 'intention',
      label: 'What it was meant to do',
      synonyms: phrases(`
        was meant to; intended to; the goal was; the idea was; wanted to reduce; wanted to keep;
        wanted people to; fewer people leave; turnover from; we expected; supposed to; people know where;
        so that people; hoped that; we hoped; wanted everyone to; should help; should make; i hoped;
        i wanted that; wanted more; less sick; happier; would stay; feel better; talk more; i wanted people;
        so people would; meant to help; supposed to help; was supposed to; wanted people; hoped people;
        hoped it would; to keep people; expected many; hoped for; people would mix; so that new
      `),
    },
    {
      id: 'introduced',
      label: 'What was introduced',
      synonyms: phrases(`
        mentoring; appraisal; home office; remote work; flexible hours; feedback rounds; wellness;
        training programme; leadership programme; onboarding; talent programme; job titles; annual review;
        yearly talks; talks between boss; brought in yearly; new form; with a form; new rule; form of;
        staff talks; suggestion scheme; a course; new system; day off; days off; coach;
        employee of the month; home days; open office; rota; shift plan; newsletter; bonus for; launched a;
        put in place; suggestion box; team day; brought in a; free lunch; buddy system; fruit basket;
        new shift plan; we introduced; rota system; prize for
      `),
    },
    {
      id: 'sign',
      label: 'Seeing that it failed',
      synonyms: phrases(`
        nobody used; hardly anybody; few took part; participation; percent of managers; only a third;
        only ten; figures showed; turnover rose; scores went; copy and paste; same text; dropped out;
        same sentences; a third had; nobody came; few came; few people; only four; only five; nobody wanted;
        did not come; half empty; went down; got worse; angry mails; made fun; only managers; no fewer;
        still left; still quit; hardly anyone; only few used; few used; numbers stayed; stayed the same;
        no change; nothing changed; went up instead; took the food back; back to their; were cross;
        were jealous; jealous; turnover was; no one came; nobody turned up; moaned; ignored it
      `),
    },
    {
      id: 'asking',
      label: 'Asking people',
      synonyms: [
        ...phrases(`
          exit interviews; focus groups; asked employees; asked managers; talked to people; interviews with;
          anonymous; sat in; went to the site; night shift; went round; asked them why; they said that;
          talked with; spoke to some; asked them what; asked five; asked ten; short survey; in the canteen;
          called some; spoke with some; talked with those; talked to those; went round and; asked dozen;
          heard from people; what told me; spoke with ten; spoke with workers; sat with some;
          spoke to those; who'd left; asked the ones; listened to the
        `),
        ...everydayPhrases.askedWhy,
      ],
    },
    {
      id: 'wrong-assumption',
      label: 'The assumption that was wrong',
      synonyms: phrases(`
        i had assumed; we had assumed; we thought that; i thought that; my assumption; overlooked;
        underestimated; not asked before; copied from; wrong problem; no time for; extra work; one size;
        did not fit; from my desk; never asked; taken it over from; took it over from; had never asked;
        from a big company; from another company; we believed; did not need; what they needed; wrong time;
        did not think of; not thought of; other problem; real problem; nobody had time; forgot the;
        i had thought; taken for granted; took for granted; had thought that; had believed that;
        i thought they; we thought they; didn't have time; what needed was; had not asked; hadn't asked;
        thought it through; never given them; they want answer; had not thought of; took it for granted;
        did not see that
      `),
    },
    {
      id: 'admitting',
      label: 'Admitting it',
      synonyms: phrases(`
        my mistake; my fault; said openly; told the board; told the management; stood up; apologised;
        we were wrong; i was wrong; it was wrong; this was my error; had been wrong; that i was wrong;
        told them that it; my idea was; was wrong; did not work; made a mistake; my own mistake;
        told my boss that; told everybody; had got wrong; got wrong; my doing; owned up; held hands;
        told management; told board; told everyone that; admitted that; owned up that; i had got;
        took the blame; held my hands up; hands up
      `),
    },
    {
      id: 'correction',
      label: 'What was changed or stopped',
      synonyms: phrases(`
        abolished; scrapped; replaced it; simplified; shortened; made it voluntary; voluntary;
        one department first; started again; redesigned; instead we; threw away; there are three questions;
        only three; nothing is handed in; much shorter; made it shorter; got rid of; made it simple;
        cancelled it; let them choose; choose themselves; gave it up; asked them first; put end; did away;
        we gave each; made voluntary; cut it down; made shorter; started again with; changed it to;
        stopped the bonus; took a patient off; took it away; dropped it; got a reply; on different days;
        did it differently; turned it into; put it right; gave them time; moved it to
      `),
    },
    {
      id: 'comparison',
      label: 'What the comparison showed',
      synonyms: phrases(`
        year later; turnover fell; fell from; rose to; rose from; participation went; percent now;
        sick leave; control group; survey again; stay longer; asked again; when we asked again;
        percent said; said they know; half a year later; from 30; twice as many; sick days; one year later;
        now half; fewer leave; out of ten; from ten to; next to year; half as many; more people come;
        next lot stayed; more and better; fewer left; stay now; better than before
      `),
    },
  ],
};

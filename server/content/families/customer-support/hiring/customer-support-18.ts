import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport18: Question = {
  id: 'customer-support-18',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'ownership',
  prompt:
    'Tell me about a promise to a customer that only other people could keep. How did you see to it that it was kept?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that others were told or did their part; neither the promise nor own steps are described.',
    3: 'Names the promise, those it hung on and a reminder, but not what was agreed with them or what the customer heard meanwhile.',
    5: 'Names the promise and whom it hung on, asks those people what they need and what is realistic, agrees who does what by when, looks after it before the last moment, clears the way or asks somebody higher, tells the customer the truth in between, and changes how such promises are made.',
  },
  concepts: [
    {
      id: 'stake',
      label: 'What was promised, and what hung on it',
      synonyms: phrases(`
        had promised; was promised; promised him; promised her; promised them; promised monday;
        been promised; had been told; said it would; had assured; been assured; agreed date; delivery date;
        had to be ready; needed it for; counted on; relied on; was waiting for; opening day; were booked;
        told him he would have; told her she would have; have it by friday; have it by monday;
        have them by friday; need it by friday; ready by friday; there by friday; ready by monday;
        need it by monday; ready before monday; promised the customer; i promised; promised a man;
        promised a lady; promised a customer; promised a family; promised a hotel; promised a school;
        promised a shop; gave my word; why it mattered; important day
      `),
    },
    {
      id: 'others',
      label: 'Whom it depended on',
      synonyms: phrases(`
        hung on; depended on; not in my hands; not my department; warehouse; workshop; technicians; fitter;
        installer; logistics; carrier; haulier; courier; other department; another department; back office;
        laboratory; could not send it myself; stock room; another team; other team had to;
        somebody else's job; only the fitters; depended on a; who was in charge
      `),
    },
    {
      id: 'asking',
      label: 'Asking what is realistic',
      synonyms: phrases(`
        realistic; what they need; what he needs; what she needs; how long it takes; how long they need;
        asked each; asked directly; asked warehouse; stands in way; what was missing; is it possible;
        went over to; what is possible; asked when they could; asked if they could; asked what they could;
        asked how soon; asked whether it could; can you make it; honestly make it; could honestly;
        asked if she could; asked if he could; if it was possible; could manage
      `),
    },
    {
      id: 'agreement',
      label: 'Who does what by when',
      synonyms: phrases(`
        names and times; wrote down who; one message; steps with; list of steps; responsible for;
        fixed date; agreed on date; agreed on day; everybody saw; in writing; in copy; shared list;
        waiting for whom; reserved; booked slot; wrote plan; each step; who is waiting;
        confirmation in writing; asked for a confirmation; promised me; shook hands
      `),
    },
    {
      id: 'watching',
      label: 'Looking after it in time',
      synonyms: phrases(`
        chase; followed up; checked on; asked again; called again; asked every day; checked every day;
        every second day; reminder; kept eye; stayed on it; stayed on top; kept asking; looked whether;
        not packed; had slipped; nothing had happened; had forgotten; rang the warehouse;
        whether it had left; had not left; the day before it; day before the; rang them every morning;
        called them every morning; asked every morning; looked if it; checked if it; looked whether it;
        whether it was packed; whether they had started; went to see if; went and looked; looked every day;
        rang every morning; every day until; rang again on; looked whether it had left;
        looked whether the parcel; every second week; each week; dragged feet; asked how far; passed by
      `),
    },
    {
      id: 'clearing',
      label: 'Clearing the way',
      synonyms: phrases(`
        shift manager; went to manager; went to boss; asked my boss; higher up; what it means for;
        why it matters; how important; overtime; second supplier; other supplier; borrowed;
        from another branch; other branch; squeezed in; pushed forward; moved up; drove there; helped pack;
        jumped in; found another; swapped shifts; put it on top; took it there myself; took it to the post;
        asked him to put it first; put it first; top of the pile; asked the boss for; got somebody from;
        someone from the other team; somebody from the other team; took it myself; brought it myself;
        drove it over; went to the post myself; off her plate; off his plate; called his chief;
        called her boss; called his boss; lent a hand; paid extra
      `),
    },
    {
      id: 'honesty',
      label: 'Telling the customer how it stands',
      synonyms: phrases(`
        kept posted; kept informed; kept updated; customer posted; how it stands; how it stood;
        told customer; told him honestly; told her honestly; told the truth; it was tight; might be late;
        short update; gave updates; called customer; rang customer; let her know; let him know;
        let them know; knew where; not sure yet; told the man the number; told her the number;
        gave him the number of; gave her the number of; told him where it was; told her where it was;
        told him how far; told her how far; on its way; told them where it was; told the hotel that;
        told her where; told him where; where things stood; things stood
      `),
    },
    {
      id: 'promises',
      label: 'Better promises afterwards',
      synonyms: [
        ...phrases(`
          before they promise; before they name; before naming; before promising; asks first; ask first;
          asks us; ask us; checks first; check with us; check with warehouse; promise without; only promise;
          promise less; promise nothing; buffer; spare day; shared calendar; new rule; checklist;
          fixed slots; weekly meeting; only promise what; never promise before; ask them before i;
          ask before i promise; no date before i; first ask then promise; ready friday; no longer say;
          before i promise
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};

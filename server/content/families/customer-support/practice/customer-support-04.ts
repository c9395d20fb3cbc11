import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const customerSupport04: Question = {
  id: 'customer-support-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'service-improvement',
  prompt:
    'Tell me about a time you noticed that the same complaint kept coming back and did something about it.',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that the complaint was common and was answered each time, or that somebody else was told about it.',
    3: 'Names the cause and a change such as a help page or a reported fault, but no count before and after.',
    5: 'Names the count that showed the pattern, the cause, whom they convinced and with what, the change, the count afterwards, and what was done for customers until then.',
  },
  concepts: [
    {
      id: 'counting',
      label: 'Counting the cases',
      synonyms: [
        ...phrases(`
          made a mark; mark on a sheet; tagged those; kept a list; statistics; spreadsheet; a mark on;
          counted them; how many times; tally; every time someone; each time someone; wrote down each;
          wrote down every; kept track; noted each; sheet at; sheet on; went through tickets;
          looked through tickets; half of calls; percent of calls; hundred calls; counted for;
          hundred times; more than hundred; wrote time; wrote down when; kept record; noted how; each case;
          days out of; every day for; collected complaints; collected them; every second; jotted; on pad;
          in notebook; each time on; wrote each; in two weeks; in three weeks; cases in; made a list;
          put all together
        `),
        ...everydayPhrases.counted,
      ],
    },
    {
      id: 'cause',
      label: 'Finding the cause',
      synonyms: phrases(`
        wrong place; asked them why; asked the customers; old version; did not understand the;
        could not find the; text was unclear; wording was unclear; hidden in the menu; asked people why;
        found the reason; reason was that; looked into why; went there myself; went to look;
        went and looked; looked myself; stood there; stood beside; watched people; watched how;
        tried it myself; could not see; could not read; hard to see; hard to read; no sign; misleading;
        asked users; had been changed; found out why; found out that; turned out that; came down to;
        not enough; ran out; old numbers; wrong numbers; nobody had told; never been told; too small;
        outdated; wrong setting; had in common; in common; all of them lived; all came from; missing from;
        was missing on; were missing; same spot; same place; same floor; looked closer; looked closely;
        too hard; mixed up; understood wrong
      `),
    },
    {
      id: 'burden',
      label: 'What it cost',
      synonyms: phrases(`
        frustrated; backlog; took time; hours a week; long queue; lost customers; bad reviews;
        sent it again; each call; minutes each; every call; hours week; paid twice; waste of; kept asking;
        cost us; were tired; cost time; same answer
      `),
    },
    {
      id: 'convincing',
      label: 'Convincing others',
      synonyms: phrases(`
        persuade; showed the list; told the team; went to my; product team; manager let me; let me try;
        asked my manager; asked my boss; showed him numbers; showed her numbers; showed them numbers;
        showed photos; showed figures; showed my list; showed sheet; presented figures; took it to;
        went to head; showed head; told head; agreed to try; let us try; got permission; went to chef;
        went to manager; went to owner; talked to manager; talked to head; took numbers; took list;
        took my notes; numbers convinced; numbers spoke; black on white; could not deny; had not known;
        told my boss; told my manager; sent the pictures; sent pictures; told the maker; told the chef
      `),
    },
    {
      id: 'change',
      label: 'The change',
      synonyms: phrases(`
        help page; faq; template; explanation; redesign; made a card; took a photo; put a sign; new text;
        new form; instructions; guide; leaflet; automatic mail; in all rooms; sticker; new sign;
        bigger sign; changed text; changed form; changed process; reworded; as experiment; as trial;
        as test; tried it for; added line; new process; new routine; text message; had it repaired;
        put on it; rebuilt; changed order; ordered more; changed way; changed plan; as pilot; gave it a try;
        new list; new sheet; now tells; changed rule; changed opening; another box; new box; box on;
        extra field; extra line; changed letter; changed label; field on; added to form; made field;
        changed sheet; off the shelf; put a box; new letter; other supplier; another place; clear sign
      `),
    },
    {
      id: 'meanwhile',
      label: 'What was done meanwhile',
      synonyms: phrases(`
        workaround; macro; meanwhile; in the meantime; saved reply; ready-made; quick fix; quick answer;
        ready text; ready answer; template; short term; told everyone on; for time being; by hand until;
        in meantime; provisional; stopgap; took off the shelf; off sale; stopped selling
      `),
    },
    {
      id: 'effect',
      label: 'The effect',
      isOutcome: true,
      synonyms: phrases(`
        halve; went down; only four; there were 4; only four questions; fewer questions; fewer calls;
        fewer complaints; nobody asked; questions the month after; next month there; fewer people;
        half as many; stopped asking; hardly anyone; hardly anybody; hardly ever; almost nobody;
        nobody complains; nobody complained; nobody rang; no more calls; no more complaints;
        complaints stopped; dropped to; fell to; fell by; almost none; by half; by third; calls stopped;
        nobody grumbles; no grumbling; hardly any; complaints went; since then nobody; only twice; all gone;
        call a month; call month; calls month; one call; one complaint; only get; now i get; get maybe;
        call a fortnight; call fortnight; dried up; none since; quiet since; returns went; fewer returns;
        less complaints
      `),
    },
    {
      id: 'checking',
      label: 'Checking that it lasted',
      synonyms: phrases(`
        monitor; kept an eye; follow up; kept counting; stayed low; counted again after;
        checked again after; counted the next month; month after it; kept an eye on;
        looked at the numbers again; still low; counted again; still none; checked later
      `),
    },
  ],
};

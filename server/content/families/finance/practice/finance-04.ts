import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const finance04: Question = {
  id: 'finance-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'accuracy',
  prompt:
    'Tell me about a closing, a report or another recurring piece of work with figures that you made faster or more reliable.',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that a new tool was introduced; what took time or went wrong is not named.',
    3: 'Names what was slow or wrong and one change, but not how the cause was found or what the result was in days or errors.',
    5: 'Names days or errors before, how it was found out where they came from, what was left out, moved or automated and with whom, how the correctness was secured during the change, and days or errors afterwards.',
  },
  concepts: [
    {
      id: 'before',
      label: 'How it was before',
      synonyms: phrases(`
        working days; took eleven; took twelve; days to close; late every; until midnight; overtime;
        errors every; corrections every; month end took; manually; spreadsheets; month end needed;
        needed eleven; needed ten; everyone hated it; working day; took five days; took three days;
        took a week; full of errors; always late; many mistakes; different files; everybody waited;
        took ten days; took us two; took us days; took nine days; typed the hours; typed it all; from paper;
        took days; there were mistakes; days each month; did it by hand; typed by hand; wrote it by hand;
        took two days each; took a day each; took the whole morning; took an hour; never agreed;
        never balanced; different sheet; till count; used to take; took ages; always something wrong;
        copying from; wrong every time; took half the; took all day; nights on it
      `),
    },
    {
      id: 'finding',
      label: 'Finding where the time went',
      synonyms: phrases(`
        listed every; list of all; each step; timeline; who waits for; bottleneck; where the time;
        most time; paper on the wall; on the wall; whom they wait for; put up what they;
        turned out that half; half of it was; looked at every step; which step; where we lose;
        found out where; saw where the time; wrote down each; wrote down every; watched how;
        most of the time went; looked for the slow
      `),
    },
    {
      id: 'leaving-out',
      label: 'Leaving out or simplifying',
      synonyms: phrases(`
        nobody used; stopped sending; below a; small amounts; materiality; simplified; scrapped;
        standard template; same format; no longer split; below 500; we no longer; amounts below; cut out;
        threw out; did we need; who reads it; not needed any more; not needed anymore; nobody needed;
        one slip; same sheet for all; same template; one form; one form for all; same form; did away with;
        got rid of the
      `),
    },
    {
      id: 'moving',
      label: 'Doing it earlier or side by side',
      synonyms: phrases(`
        during the month; every friday; accruals; cut-off; in parallel; spread over; closing calendar;
        deadline for; every week instead; each friday; send them each; in the last week; day by day;
        before the end of the month; end of the shift; end of each shift; done earlier; a bit each day;
        bit by bit; as we go; every evening instead; throughout the month; before the rush
      `),
    },
    {
      id: 'automating',
      label: 'Automating',
      synonyms: phrases(`
        macro; automated; import; interface; power query; imported; upload; bank feed; sql;
        recurring entries; template; workflow; small import; nobody types; types them; formula;
        copy by hand; no more typing; import for the; a tool that; fill in on the phone;
        fill it in themselves; made a sheet; adds itself; adds it up itself; sheet that they;
        sheet that adds; turns red if; turns red when; turns yellow; make a query; made a query;
        takes the data; check cell; becomes red; goes red; set up links; linked the sheets; typed again;
        nothing typed; pulls the numbers; a script; fills itself; scan it; scanner; barcode
      `),
    },
    {
      id: 'others',
      label: 'Winning those who deliver',
      synonyms: phrases(`
        other departments; deadline with; drove there; site leaders; what happens to their; to their sheets;
        showed the site; went to see them; told them why; the other teams; the people who send;
        explained it to; with the department; asked the departments; agreed a; got them to; sales team;
        their data; delivered late; came late; helped them; showed them how; went there and;
        complained first; trained them; short training; explained why; persuaded; colleagues who send;
        reluctant; won them; talked to those; each branch; visited each; each cashier; their own drawer;
        gave them all; got everyone to; each of them signs; whose drawer; one person for each; name on each
      `),
    },
    {
      id: 'safety',
      label: 'Securing correctness',
      synonyms: phrases(`
        in parallel for; old and new; reconciled; checked against; cross-check; tie out; auditor;
        second person; did it the old way; the old way as well; for three months we; checked the results;
        both at the same time; checked both; old way; results were the same; same result; with last;
        totals match; totals do not match; check the totals; count it twice; both counted;
        compared it to the old
      `),
    },
    {
      id: 'after',
      label: 'How it is now',
      isOutcome: true,
      synonyms: phrases(`
        days instead; from eleven to; now takes; in four days; in five days; errors fell; fewer errors;
        no corrections; less overtime; home on time; earlier than; days faster; in three days;
        two days earlier; hardly any; no errors; in half an hour; in half the time; now it's an hour;
        now it is an hour; it's an hour; takes an hour; in an hour; nobody had to ring; no mistakes since;
        before lunch; takes twenty minutes; twenty minutes; fifteen minutes; down to four days;
        now we close; close in; days sooner; fewer corrections; half the time; fewer mistakes;
        without overtime; home earlier; no longer late
      `),
    },
  ],
};

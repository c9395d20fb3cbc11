import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const finance20: Question = {
  id: 'finance-20',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'partnering',
  prompt:
    'Tell me about a time two departments disagreed about a cost or a figure and you helped them to settle it.',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that both were brought together and agreed; neither the figure nor the reasons are told.',
    3: 'Names the figure, both views and how it ended, but not where the difference came from or what was agreed for the future.',
    5: 'Names the figure and what hung on it for each side, hears both fairly, traces the difference to how each counts, looks at the matter with both, proposes a rule or an owner that both accept, gets it agreed by those who decide, and keeps one source so that the quarrel does not return.',
  },
  concepts: [
    {
      id: 'dispute',
      label: 'What they quarrelled about',
      synonyms: phrases(`
        quarrel; argued over; argued about; who pays; who bears; who should pay; blamed each other;
        own list; own spreadsheet; own numbers; own figures; different figures; different numbers; dispute;
        fought over; fought about; whose budget; charged to; neither wanted; both claimed; were apart;
        said other should; argued whether; ate up; said the same of; each said the other; who pays for;
        neither wanted to pay; were fighting; fight over; both said the; said the other; the other used;
        accused each; row about; argument; different number; not agree whose; neither's; disagreed about;
        who carries; at loggerheads
      `),
    },
    {
      id: 'stakes',
      label: 'What hung on it for each',
      synonyms: phrases(`
        hung on it; at stake; looked bad; look bad; their result; measured by; measured on; what they fear;
        worried about; would lose; lose money; cut budget; less budget; head count; why it mattered;
        mattered to; reputation; under pressure; bonus hung; bonus depended; afraid that; feared for;
        felt cheated; cheated; felt unfair; budget was; came out of; bad blood; took it personally
      `),
    },
    {
      id: 'hearing',
      label: 'Hearing both sides',
      synonyms: [
        ...phrases(`
        alone first; both sides; talked to each; talked to both; spoke with both; spoke to both; asked both;
        heard both; listened to both; took no side; take sides; no sides; understood both; understand both;
        got both to; both to show; went to both; each told me; listened to each; each to explain;
        took neither; each in turn
      `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'tracing',
      label: 'Where the difference came from',
      synonyms: phrases(`
        case by case; line by line; item by item; invoice by invoice; by return; both lists; their lists;
        two lists; compared lists; compared both; reconcile; counted by; counted differently;
        different dates; different date; different definition; defined differently; counted twice;
        half of difference; part of difference; different systems; traced; by day; how they counted;
        each counted; counted it twice; weighed what; write down what they took; for a fortnight;
        counted what; list of returns; went through ten; how they count; one counted; heads and;
        turned out half; turned out that; kept a list; tally; checked who; looked at the bills
      `),
    },
    {
      id: 'together',
      label: 'Looking at it together',
      synonyms: phrases(`
        one room; same room; one table; same table; together with both; went to look; went to see;
        showed both; on screen; at machine; in warehouse; saw themselves; saw for themselves; joint meeting;
        meeting with both; side by side; both heads; whiteboard; showed them both; sat them down;
        sat down with both; one list; same sheet; both in one room; at one table; got them in one;
        in one room; actual list; around a table; around the table; both together; three of us;
        looked at it together; sat with both; over a coffee; went through it together
      `),
    },
    {
      id: 'rule',
      label: 'A rule both could accept',
      synonyms: phrases(`
        one owner; owner per; owner for; each cause; split half; half and half; split it; share cost;
        shared cost; allocation; one definition; agreed definition; common definition; same definition;
        by hours; by use; by square metre; per piece; who causes; simple rule; agreed rule; new rule;
        who orders; both live with; both could live; what they could live; share it by; by the number of;
        split the bill; rule who; who carries what; fair share; each pays; pays half; cost sharing;
        both pay; divided it
      `),
    },
    {
      id: 'agreed',
      label: 'Getting it agreed',
      synonyms: phrases(`
        both signed; signed it; signed by; bosses signed; approved by; director approved; director agreed;
        both agreed; agreed to it; wrote it down; both heads; both managers; both bosses; accepted it;
        shook hands; management decided; had it confirmed; were fine with; both fine; both chefs;
        both said yes; happy with it; shake on; boss was fine; settled it; could live with; accepted the;
        wrote down a rule
      `),
    },
    {
      id: 'lasting',
      label: 'So that it does not return',
      synonyms: [
        ...phrases(`
        one report; one source; one figure; same figure; same numbers; one number; nobody argued;
        nobody argues; quarrel stopped; argument stopped; stopped arguing; no more arguments; no discussion;
        monthly report; shared table; shared list; shared file; one dashboard; fell to; dropped to;
        both use; both look; talk about causes; used that ever since; without a row; no row since;
        no quarrel since; never argued again; used it ever since; done so ever since; been quiet;
        quiet since; never came up; came up again; no fights; no more fights; no more rows; same sheet;
        one list
      `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};

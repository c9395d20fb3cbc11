import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data04: Question = {
  id: 'data-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'framing',
  prompt:
    'Tell me about a time someone asked you for a particular figure or report and you found that something else would serve them better.',
  suggestedSeconds: 210,
  anchors: {
    1: 'Delivered something else without finding out what it was for, or only complains about the request.',
    3: 'Asked what it was for, proposed another measure and delivered it.',
    5: 'Says which decision stood behind the request, how the asked figure would have misled, how the alternative was shown rather than claimed, what was agreed on, and what was decided with it.',
  },
  concepts: [
    {
      id: 'purpose',
      label: 'What it was really for',
      synonyms: phrases(`
        real question; ask what she needed; wanted to see if; wanted to know if; wanted to know whether;
        the real question; would do differently; what decision; decision hung on
      `),
    },
    {
      id: 'request',
      label: 'What had been requested',
      synonyms: phrases(`
        dashboard; average; export; spreadsheet; metric; average basket; the average; wanted the number;
        wanted a report; wanted a dashboard; monthly report; weekly report; asked for the number;
        asked for the number of; asked me each month; daily report; average waiting; wanted a list;
        total page views; wanted it daily; asked for totals
      `),
    },
    {
      id: 'shortcoming',
      label: 'Why that would not do',
      synonyms: phrases(`
        not answer; misleading; vanity; not tell; not show; skew; too late; driven by; moves a lot;
        could be misleading; nothing it turned out; distort; says nothing about; would not tell;
        doesn't tell; would have come anyway; come anyway when; come whatever; did not tell her;
        did not tell him; hid those; average hid; too much to read
      `),
    },
    {
      id: 'alternative',
      label: 'What you offered instead',
      synonyms: phrases(`
        median; cohort; distribution; suggest counting; suggested counting; better number;
        ended up tracking; ended up; conversion; so i counted who; counted who came; counted instead;
        gave him instead; gave her instead; where deals got stuck; waited longer; repeat visitors;
        fewer numbers; list of those; one number instead; per day instead
      `),
    },
    {
      id: 'showing',
      label: 'Showing rather than claiming',
      synonyms: phrases(`
        mock-up; side by side; prototype; demo; old data; drew a sketch; made a draft; gave them an example;
        showed her an example; showed him an example; showed both; both numbers side; first version of;
        beside it; last year beside; an example of; gave the table also; with real names; tried it with last
      `),
    },
    {
      id: 'agreeing',
      label: 'Agreeing on terms',
      synonyms: phrases(`
        definition; expectation; stakeholder; what counts as; agreed on a; agreed to try; agreed what counts;
        defined together; compromise was; both reports for; gave her both; gave him both; said let us try;
        both for a month; promised the old
      `),
    },
    {
      id: 'outcome',
      label: 'What was decided with it',
      isOutcome: true,
      synonyms: phrases(`
        still in use; never asked; only looked at my; moved two; dropped two; stopped asking; went down;
        nobody asked; one more doctor; section dropped; changed the shifts; did not miss; decided on it
      `),
    },
  ],
};

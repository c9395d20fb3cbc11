import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement04: Question = {
  id: 'product-management-04',
  type: 'behavioural',
  levels: ['mid', 'senior'],
  competency: 'measurement',
  prompt:
    'Tell me about a feature or change of yours that did not bring what you had hoped. How did you notice, and what followed?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Blames others or bad luck, or calls it a success in the end; no measure shows the failure.',
    3: 'Names the hope and the measure that did not move, but not why, or not what was done about it.',
    5: 'Names the effect expected and its measure, how and when it was seen that it did not come, the cause found by talking to or watching users, the decision to change or remove it, and what is done differently since.',
  },
  concepts: [
    {
      id: 'hope',
      label: 'What you had expected',
      synonyms: phrases(`
        we hoped; i hoped; expected to; wanted to raise; wanted to reduce; our bet; hypothesis;
        should have brought; we aimed; goal was to; target was; had told owner; thought people would;
        hoped that people; hoped to; was meant to; should help; was counting on; was sure that;
        thought it would; would buy more; would come back; twice as many; hoping for; hoped for;
        expected that; expected more; supposed to; dreamed of; convinced that; my bet; bet was;
        would put more; wanted more; wanted people to; goal was; expectation was; aim was;
        people would love; sure people would; would be faster; would go faster; would save time;
        would make it easier; would make easier; would sell; would bring in; thought it will;
        expected people; big hopes; high hopes; looked forward; to get more; make it faster; make it quicker;
        i pushed for
      `),
    },
    {
      id: 'noticing',
      label: 'How it showed',
      synonyms: phrases(`
        numbers did not move; did not move; stayed flat; only 2 percent; hardly anyone used; nobody clicked;
        conversion; adoption; usage stayed; dropped off; no difference; checked after two weeks;
        dashboard showed; a/b test; had ever used it; percent used it; looked at numbers; hardly used;
        after month i checked; did not rise; hardly anybody; a handful; nothing changed; nobody touched;
        numbers stayed; had not budged; not budged; budged; hardly anyone; nobody used; no one used;
        few used; stayed the same; no different; didn't move; saw that only; opened it; no effect;
        no change in; looked after two; after one month; few people; hardly anyone had touched; same number;
        numbers showed; figures showed; nobody came; few came; still waiting; sales were; figures said;
        looked at figures; skipped it; compared before; saw no change
      `),
    },
    {
      id: 'cause',
      label: 'Finding out why',
      synonyms: phrases(`
        asked users why; watched recordings; session recordings; looked at where; found out why;
        did not understand; did not trust; did not need it; wrong problem; too hidden; called customers;
        root cause; usability test; rang nine; rang some; watched people; told me they; reason was;
        looked over; rang up; rang few; they told me; asked few; asked some; asked members; watched few;
        no odds; did not need; did not care; did not see; did not find; too many steps; too long;
        talked with customers; talked with users; real reason; rang customers; rang a few customers;
        asked customers; asked parents; asked patients; asked staff; didn't understand; too complicated;
        too difficult; nobody knew about; didn't know it; went to see; watched what; dug into;
        not what they wanted; broke it down
      `),
    },
    {
      id: 'own-part',
      label: 'Your own part in it',
      synonyms: [
        ...phrases(`
          should have tested; should have asked; i fell in love; i skipped; my assumption; i had only asked;
          took responsibility; i was wrong; had never asked; had not asked; hadn't asked; had not checked;
          hadn't checked; in love with; i pushed; i ignored; i wanted it; i rushed; i overlooked; owned up;
          my own idea; my idea was; had been my idea; never thought to ask; didn't think to ask;
          should have checked; should have talked; should have known; without asking; too sure of; my error;
          took the blame; i had assumed; i'd assumed; i misjudged; i was too sure; i take the blame
        `),
        ...everydayPhrases.owned,
      ],
    },
    {
      id: 'decision',
      label: 'What you decided',
      synonyms: phrases(`
        took it out; removed it; switched it off; rolled back; killed it; turned it off; we rebuilt;
        second version; iterate; kept only; stopped working on; sunset; took it away; gave it up;
        threw it out; put back; pulled it; kept it but; built it again; left it in; closed it;
        turned it into; took it out again; write again; went over to; changed over; changed back;
        went back to; dropped it; replaced it; fixed the; built instead; tried something else; made new one;
        made simpler; simplified it; started over
      `),
    },
    {
      id: 'telling',
      label: 'Being open about it',
      synonyms: phrases(`
        told team; told boss; told management; presented the; wrote summary; shared results; retrospective;
        post-mortem; reported that; said so in; in our meeting; stood up; wrote to everyone; wrote it up;
        did not hide; didn't hide; open about; honest about; sales and; told department; whole department;
        whole team what; told whole; shared what; share what; staff meeting; told staff; said openly;
        openly said; explained to team; shared with team; showed team; reported to; admitted to
      `),
    },
    {
      id: 'learning',
      label: 'What is done differently since',
      synonyms: [
        ...phrases(`
          now i test; prototype first; before we build; small test; success criteria; fake door;
          every feature has; now i ask; ask people first; try it on; before we start; try it with five;
          on paper first; nothing gets built; gets built until; before building; taught me; rule now;
          made rule; always ask; always talk; small test first; learned to ask; learnt to ask;
          learned to test; first ask; ask before; try small; try out first; pilot first; now we ask;
          now we check
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales17: Question = {
  id: 'sales-17',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'value',
  prompt:
    'Tell me about a time you showed somebody something they had no use for at first, and they came to see what it would do for them.',
  suggestedSeconds: 210,
  anchors: {
    1: "Says that they convinced them or explained everything; the other person's situation does not come up.",
    3: 'Tells of one benefit that fitted the person, but not how it was found out, shown or tried.',
    5: 'Names how the person did it before and what that cost, which one thing was chosen to show and what was left out, how the person did it with their own case, which doubt was taken seriously, what they could try without risk, and what they did with it afterwards.',
  },
  concepts: [
    {
      id: 'before',
      label: 'How it had been done before',
      synonyms: phrases(`
        for eleven; done it like; old way; the way she; the way he; the way they; in excel; a spreadsheet;
        from memory; in her head; in his head; with a pen; saw no need; see no need; didn't need;
        did not need; no use for; not interested; wasn't interested; were not interested; worked fine;
        happy with what; on paper; wrote it all; did it by hand; all by hand; saw no point; no point in;
        did not want; laughed about; thought it was nonsense; the usual way; would not touch;
        wouldn't touch; without it fine
      `),
    },
    {
      id: 'looking',
      label: 'Looking at their situation first',
      synonyms: phrases(`
        sat next to; watched her; watched him; watched them; spent a day with; spent a morning with;
        spent an hour; went along; asked her to show; asked him to show; asked questions; let her tell;
        let him tell; let them show; how she works; how he works; what annoyed; what bothered;
        asked what annoys; what annoys him; what annoys her; waited until; noticed that she;
        noticed that he; see him struggle; see her struggle
      `),
    },
    {
      id: 'cost',
      label: 'What the old way cost',
      synonyms: phrases(`
        took her; took him; took them; hours a week; hours every; a lot of time; took ages; lost time;
        lost hours; corrections; phone calls; had to do it twice; overtime; cost her; cost him; was costing;
        complained about; nerves; always forgot
      `),
    },
    {
      id: 'one-thing',
      label: 'Showing the one thing that mattered',
      synonyms: phrases(`
        just one thing; only one thing; one case; one function; not the whole; did not show everything;
        instead of showing; instead of explaining; didn't explain; no slides; no presentation;
        not start with the; didn't start with; most important; that mattered; what she needed;
        what he needed; what they needed; showed her one; showed him one; showed only; no big speech;
        without a word; just put; simply showed; left out the rest
      `),
    },
    {
      id: 'own-hands',
      label: 'With their own case, in their own hands',
      synonyms: phrases(`
        own names; own data; own numbers; let her press; let him press; press the keys; with her hands;
        with his hands; in her hands; in his hands; tried it herself; tried it himself; her own case;
        an example from; from her work; from his work; real example; real case; found it in; in a minute;
        in two minutes; did it together; felt the difference; feel the difference; try it himself;
        try it herself; saw it himself; saw it herself
      `),
    },
    {
      id: 'doubt',
      label: 'Taking a doubt seriously',
      synonyms: [
        ...phrases(`
          she said her people; said it would; were afraid; worried that; was sceptical; were sceptical;
          did not believe; didn't believe; did not trust; didn't trust; too complicated; too expensive;
          too old for; no time for; objection; objected; hesitated; admitted that; told her honestly;
          told him honestly; honest that; it cannot; i understood that; was right that; shook her head;
          shook his head; did not push; didn't push; let him laugh; let her laugh; he was afraid;
          she was afraid; not insist
        `),
        ...everydayPhrases.feeling,
      ],
    },
    {
      id: 'trial',
      label: 'Trying it without risk',
      synonyms: [
        ...phrases(`
          let them try; for four weeks; one floor; one team; one room; a small part; small start; borrow;
          borrowed; lend; free of charge; for free; without paying; money back; cancel any time;
          stop at any; next to the old; beside the old; old one as well; a sample; stayed with her;
          helped her the first; try it for a week; tried it for a week; for a month free; try once
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'afterwards',
      label: 'What they did with it',
      isOutcome: true,
      synonyms: phrases(`
        showed it to the; showed it to others; told others; called me because; more homes; other floors;
        still uses; still use; use it every; use it today; every day now; would not give it;
        never went back; came to me; asked for more; asked me for; half a year later; a year later;
        half the time; instead of two; thanked me; wanted one; asked for one; asked for another;
        asked for theirs; bought one; swears by
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const sales01: Question = {
  id: 'sales-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'discovery',
  prompt:
    'Tell me about a time you found out what someone really wanted before you offered them a solution. It may come from selling or from any other part of your life.',
  suggestedSeconds: 150,
  anchors: {
    1: 'Tells what was offered or sold; the other person says nothing in the story.',
    3: 'Names one or two questions asked and the wish they brought to light, but the offer would have been the same without them.',
    5: 'Names the first request, the questions that showed a different wish behind it, how this was confirmed with the person, and how the offer changed because of it.',
  },
  concepts: [
    {
      id: 'questions',
      label: 'Asking questions',
      synonyms: phrases(`
        open-ended; check whether; ask him what; ask her what; ask them what; ask what he; ask what she;
        ask what they; ask her where; ask him how; asked questions; ask a few questions; ask some questions;
        open question; ask him where; ask her how; ask why he; ask why she; asked a lot; asked few things;
        asked how she; asked how he; asked what for; asked him what for; asked her what for;
        what do you need it for; asked where it; asked what the matter; kept asking; ask what it was for;
        asked what bothered
      `),
    },
    {
      id: 'listening',
      label: 'Listening first',
      synonyms: [
        ...phrases(`
          took notes; let them explain; let him explain; let her explain; let him tell; take my time;
          took the time; paid attention; said nothing; heard her out; heard him out; had a long chat;
          over a cup of
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'need-behind',
      label: 'The need behind the request',
      synonyms: phrases(`
        real need; turned out that; real problem; really wanted; really needed; what he wanted;
        what she wanted; did not need; what he needed; what she needed; what they needed; what they wanted;
        reason behind; actually needed; what lay behind; real trouble; it turned out she; it turned out he;
        it turned out they; only wanted to; all she wanted was; all he wanted was; all they wanted was;
        what mattered was; in fact wanted; real wish; true wish; actually wanted
      `),
    },
    {
      id: 'circumstances',
      label: "The person's circumstances",
      synonyms: phrases(`
        in bed; his budget; her budget; could afford; live alone; used it for; their budget;
        where they live; at home he; in which room; small kitchen; had little; worked nights; was short of;
        lived alone; lives alone; lived in a; in his flat; in her flat; at his house; at her house;
        his wife; her husband; his children; her children; has small kids; little room; no car; tight budget
      `),
    },
    {
      id: 'confirming',
      label: 'Confirming what was understood',
      synonyms: [
        ...phrases(`
          repeat back; paraphrase; double-check; said back; in my own words; understood right;
          understood correctly; so you want; did i get; have i understood; repeated what; she nodded;
          he nodded; asked again whether; made sure i had; said yes exactly; yes exactly
        `),
        ...everydayPhrases.understood,
      ],
    },
    {
      id: 'matching',
      label: 'Matching the offer to the need',
      synonyms: phrases(`
        cheaper; went for; cheaper one; fit better; suited him; suited her; instead of selling; sold him a;
        sold her a; right for her; right for him; offered her a; offered him a; showed him a; showed her a;
        recommended a; suggested a; fitted that; fits that; just right for; only showed; instead of big;
        simpler one; gave him a smaller; gave her a smaller; gave him the small; gave her the small;
        sold him the small; sold her the small; cheaper thing; which did the job; and that was enough;
        suggested instead; so i offered
      `),
    },
    {
      id: 'outcome',
      label: 'What came of it',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          asked for me; by name; he bought; she bought; bought it; thanked me; uses it every;
          with his neighbour; recommended me; sent his friends; was happy with; happy with it;
          came back after; came back in; came back and; he came back; she came back; they came back;
          still uses it; every evening now; was over moon
        `),
        ...everydayPhrases.ended,
      ],
    },
  ],
};

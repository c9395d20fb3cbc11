import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement19: Question = {
  id: 'project-management-19',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'risk-and-change',
  prompt:
    'Tell me about a time you saw trouble coming in a piece of work before others did. What did you do about it?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that they had known it all along; nothing was done or nobody was told.',
    3: 'Noticed a sign and told somebody or acted, but did not weigh how likely or how bad it was, or the step does not fit the danger.',
    5: 'Names the sign and how it was checked, how likely and how bad it seemed, how those who did not see it were won, what small step was taken in time at what cost, what was watched, how it came out, and what is done since.',
  },
  concepts: [
    {
      id: 'sign',
      label: 'The sign that was noticed',
      synonyms: phrases(`
        noticed that; i noticed; it struck me; struck me; caught my eye; read in the paper; heard that;
        overheard; did not add up; didn't add up; did not fit; felt wrong; gut feeling; bad feeling;
        one person knew; everything depended; depended on one; went quiet; did not answer; had not started;
        small cracks; got fewer; getting fewer; numbers fell; was missing; warning sign; half as many;
        fewer than; less than the year before; numbers were lower; noticed in; noticed nobody; noise which;
        small noise; wasn't happy so; not happy about; seen it come up; come up a; had gone bust;
        nobody had heard; not heard back; getting slower; getting louder; getting hotter; creeping; smelled;
        looked wrong; i spotted; felt that something; weeks ahead; ahead of time; weeks early; too early;
        earlier than usual; small thing; started to take; looking for another; not like him; not like her;
        different from usual; than usual; unusual; suspicious; seen it getting; had risen; more each week;
        bit more each; worse each; worse every; more every week; a bit more every
      `),
    },
    {
      id: 'unseen',
      label: 'Why others did not see it',
      synonyms: phrases(`
        nobody else; no one else; nobody was worried; nobody saw; others did not; others didn't;
        everybody was busy; everyone was busy; busy with; always works out; always worked; always gone well;
        never happened; it will be fine; would be fine; told me not to; waved it away; did not believe;
        didn't believe; took me for; thought i was; pessimist; relied on; nobody wanted to;
        always come late; they said it always; said it would be fine; said don't worry; thought it was fine;
        told me not to worry; others said they; others said it; the others thought; everyone said oh;
        always turn up; no one thought; thought of it; others said it's; said it's nothing;
        did not want to stop; laughed at; shrugged; nobody listened; fuss; did not see; had not seen;
        nobody looked; nobody had looked; told me not; said not to; took no notice; not their job;
        laughed a bit; see ghosts; seeing ghosts; worrier; i alone; nobody else minded; nobody minded;
        no one minded; nobody worried; no one worried; no one was worried; nobody cared; no one noticed;
        nobody noticed
      `),
    },
    {
      id: 'checking',
      label: 'Checking how likely it was',
      synonyms: phrases(`
        asked the forwarder; asked around; asked an expert; asked someone who; asked somebody who;
        twice in three; how likely; likelihood; chance that; looked into; went to see; went and looked;
        did a test; old records; in the past; previous years; find out whether; make sure i; drove round;
        drove round there; wrote each day; wrote down each; wrote down every; measured it; each morning;
        kept a record; rang to; rang up; went to check; checked myself; looked at the last; added up;
        took a photo; took photos; measured it each; measured it every; counted them each; went to measure;
        counted how many every; drove over to; compared the last; asked him straight; asked her straight;
        went to see for; looked it up; asked those who; with a watch; timed it; tried the; counted how long;
        looked up; asked a friend who
      `),
    },
    {
      id: 'damage',
      label: 'How bad it would be',
      synonyms: phrases(`
        if it hit us; if it happened; if that happened; if it failed; worked out that; what it would cost;
        would have cost; would cost us; would lose; empty shelves; would stand there; late by; weeks late;
        worst case; could be hurt; penalty; whole project; if i had left it; if i'd left; left it till;
        would stop; would break; would run out; run short; no production; would have lost; everybody would;
        nobody would have; stuck with; too late by; come to a stop; nothing to put; have none;
        weeks to the season; left without; stand without; nothing left for; standing there without;
        if there's a fire; that's bad; somebody could; could fall; could have fallen; would fall
      `),
    },
    {
      id: 'winning',
      label: 'Telling it so that it was heard',
      synonyms: phrases(`
        half a page; on a page; showed my boss; told the project; raised it; brought it up; spoke up;
        said in the meeting; in the meeting; without a drama; make a drama; not to scare;
        did not want to scare; in the end agreed; agreed to it; he agreed; she agreed; they agreed;
        asked for permission; persuaded; showed them the; line with the numbers; drew it for;
        drew it as a line; showed it on monday; showed the line; a line with the numbers;
        went to the committee; showed my paper; showed my; my paper; showed the boss; with a map;
        proposed to; told the captain; let me; he let me; she let me; he listened; she listened; got him to;
        got her to; got them to; kept on at; pestered; insisted; said look; warned them; proposed to look;
        took it to the captain; took it to the boss; took it to the manager; warned the boss;
        told the boss what i; told my boss what i; wrote that to; wrote it to; wrote to the manager;
        wrote to the boss; wrote a note to; told him twice; told her twice; until he listened;
        until she listened
      `),
    },
    {
      id: 'step',
      label: 'A step in time, in proportion',
      synonyms: phrases(`
        earlier by; two weeks earlier; sent earlier; ordered early; ordered a second; spare part; backup;
        back up; another road; another supplier; another way; other supplier; second supplier; plan b;
        just in case; instead of all; most important pieces; the most important; a small step; cost us only;
        for 1; insurance; trained a second; second person; showed a colleague; wrote it down so;
        moved the date; swapped; brought forward; postponed; tested it before; a rehearsal;
        asked around for; got more; found more helpers; booked a second; hired two; paid them;
        look on sunday; send one; borrowed a; hired a; in time to; ordered new; fixed it; before it broke;
        stocked up; put aside; kept one; send one round; sent one round; a part of it; round to test;
        mended before; repaired before; from the club; bought extra; extra ones; an old apprentice;
        had her come; had him come; asked an old; stand in ready; ordered more; from our neighbours;
        took the other
      `),
    },
    {
      id: 'watching',
      label: 'Keeping an eye on it',
      synonyms: phrases(`
        calls me as soon; let me know; keep an eye; kept an eye; every day i; every week i; checked every;
        checked each; looked every; reminder; alarm; asked every; weekly call; each morning; every morning;
        wrote each day; checked again; every few hours; kept watch; kept checking; kept looking;
        each evening; every hour; watched it; watched how
      `),
    },
    {
      id: 'outcome',
      label: 'How it came out, and what is done since',
      isOutcome: true,
      synonyms: [
        ...phrases(`
          the strike came; did come; really came; it did happen; happened as; exactly that; did not happen;
          only lost; lost only; saved us; were glad; we always ask; now ask; today we; list for; checklist;
          would have been short; in the end we had; it was enough; just enough; lost no day; lost nothing;
          no day lost; days later the; never happened; all went; nobody noticed; nobody hurt;
          nobody got hurt; stayed dry; was flooded; was right; i was right; turned out right;
          would have stopped; no harm; filled the last; last of them; opened as; we were ready;
          were prepared; the others ran; ran short; was closed; broke the week; it turned out i;
          said i was right; the frame was; was gone through
        `),
        ...everydayPhrases.keptSince,
      ],
    },
  ],
};

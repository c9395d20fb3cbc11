import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement20: Question = {
  id: 'project-management-20',
  type: 'situational',
  levels: ['junior', 'mid', 'senior'],
  competency: 'leading',
  prompt:
    'Imagine two specialists in your project, who do not report to you, disagree about how something should be built, and work on it stands still. What would you do?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Chooses a side or waits; neither is asked for grounds.',
    3: 'Hears both or brings them together, but there is no common measure, no date or nobody who decides if they do not agree.',
    5: "Finds out what stands still and until when it may, hears each and what they fear, has each explain the other's idea, holds both against what the solution has to do, lets a small trial decide where it can, agrees beforehand on who decides by when, writes the result with its reason, and looks whether both carry it.",
  },
  concepts: [
    {
      id: 'standstill',
      label: 'What stands still, and what it costs',
      synonyms: phrases(`
        what stands still; stands still; standing still; standstill; what it costs us; costs us each;
        how much time; how urgent; how long can; who is waiting; waiting for it; wait for it;
        what is blocked; deadline
      `),
    },
    {
      id: 'apart',
      label: 'Hearing each of them',
      synonyms: [
        ...phrases(`
          each alone; each of the two; hear each; hear both; listen to both; listen to each; both sides;
          talk to each; talk to both; speak to each; speak with each; speak with both; individually; alone with;
          alone for; in private; a quarter of an hour; ask both; their reasons; their arguments; not take sides;
          no side; without taking
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'fear',
      label: 'What lies behind it',
      synonyms: phrases(`
        what they're afraid; what they are afraid; afraid will happen; what worries; gets their way;
        lies behind; the real reason; old quarrel; bad experience; experience with; same aim; same goal;
        the aim; common goal; both want; what matters to each; different assumptions; day it goes live;
        next five years
      `),
    },
    {
      id: 'together',
      label: 'Bringing them together',
      synonyms: phrases(`
        bring both; bring them together; to a board; at one table; the same table; around a table;
        in one room; in a room; whiteboard; sit down with both; meeting with both; meet with both; meeting of;
        explain the other; explain the other's; each other's; each explain; explain it to each;
        in their own words; pros and cons; what they agree on; agree about; common ground; moderate;
        third idea; combine; mix of; best of both
      `),
    },
    {
      id: 'criteria',
      label: 'A common measure',
      synonyms: phrases(`
        must be able to do; solution must; solution has to; has to be able; criteria; four things;
        hold both against; same measure; measure both; compare both; compare the two; compare them; risk;
        long term; safety; what the client needs; what the customer needs; what the users need;
        what the project needs; points for; facts instead
      `),
    },
    {
      id: 'trial',
      label: 'Trying it in small',
      synonyms: [
        ...phrases(`
          small trial; try out; for a day; test both; prototype; proof of concept; small version;
          measure it; build a small; build both; experiment; outside opinion; ask an expert; another expert;
          third expert; someone from outside; neutral expert; second opinion
        `),
        ...everydayPhrases.tried,
      ],
    },
    {
      id: 'deciding',
      label: 'Who decides, and by when',
      synonyms: phrases(`
        set a time; set a date; set a deadline; by wednesday; until friday; until wednesday; time limit;
        who decides; the architect decides; someone has to decide; has to decide; have to decide; last word;
        final say; their bosses; their managers; line manager; line managers; steering committee;
        lead engineer; technical lead; not the expert; wouldn't choose; not choose for; if they don't agree;
        if they do not agree; if they cannot; can't agree; if no agreement
      `),
    },
    {
      id: 'after',
      label: 'Writing it down, and looking whether both carry it',
      synonyms: phrases(`
        meanwhile; do something else; other work; work on other; others can; carry on with; a week later;
        a week after; ask both how; how it goes; how it is going; check in; follow up; in secret; carry it;
        stand behind; both agree to; support the decision; no winner; lose face; losing face; thank both;
        look again; keep an eye; write the result; document; documented; three lines; for the whole team;
        tell the others; tell everyone; inform everyone; so that everyone knows; what was decided;
        decision log
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement03: Question = {
  id: 'project-management-03',
  type: 'behavioural',
  levels: ['junior', 'mid', 'senior'],
  competency: 'stakeholders',
  prompt:
    'Tell me about a time two people or groups expected different things from the same piece of work. How did you bring them to one agreement?',
  suggestedSeconds: 210,
  anchors: {
    1: 'Says that they talked and found a compromise; what each side wanted is not named.',
    3: 'Names what each side wanted and the agreement, but not why they wanted it or who decided.',
    5: 'Names what each side wanted and the reason behind it, how this was found out, the options laid before them, who decided, how it was written down, and whether it held later.',
  },
  concepts: [
    {
      id: 'two-aims',
      label: 'What each side wanted',
      synonyms: phrases(`
        on the one hand; one side; both sides; both groups; wanted different; each wanted; marketing wanted;
        finance wanted; one of them wanted; two different; director wanted; users wanted;
        wanted it the other way; one group wanted; the one wanted; another wanted; some wanted;
        the owners wanted; teachers; the young; wanted quiet; the others expected; thought it was;
        as little as; their own idea; own idea; different pictures; did not match; pulled in;
        different wishes; different goals; different expectations
      `),
    },
    {
      id: 'reasons',
      label: 'The reason behind it',
      synonyms: phrases(`
        why they wanted; why it mattered; what they were afraid of; reason behind; really needed;
        what they worried; the real need; were afraid that; was afraid that; had complaints;
        why it was important; what was important to; they feared; worried about; their worry;
        what they needed it; lose time; loses time; lost time; afraid that; what lay behind; needed it because
      `),
    },
    {
      id: 'apart',
      label: 'Hearing each side',
      synonyms: [
        ...phrases(`
          each of them alone; spoke to each; talked to each; listened to both; met both; each side; asked both;
          each side alone; visited both; heard both; called both; had chat with; a chat with; went to see;
          went to both; met each; met one; sat with each; rang both; heard one; on own ground
        `),
        ...everydayPhrases.listening,
      ],
    },
    {
      id: 'same-table',
      label: 'Bringing them together',
      synonyms: phrases(`
        at one table; around one table; workshop; all in one room; in the same room; brought them together;
        put them together; joint meeting; got them together; sat together; whiteboard; showed them both;
        invited both; a meeting with both; met with both; all together; sat down together; got both;
        put in room; in a room; in one room; round table; around table; brought them; met together;
        face each other; walk together; hour with both
      `),
    },
    {
      id: 'options',
      label: 'Options to choose from',
      synonyms: phrases(`
        two options; three options; two versions; mock-up; pros and cons; what each would cost;
        showed what it costs; in two steps; first version; trade-off; priority list; drew two; offered three;
        half and half; for a trial; mixture; split the; three ways it; ways it could; could go; a sample;
        a model; middle way; part of both; bit of both; third way; neither had thought; put on table;
        suggested two; several solutions; variants
      `),
    },
    {
      id: 'decision',
      label: 'Who decides',
      synonyms: phrases(`
        steering committee; decided by; head of department; the director chose; let her decide;
        let him decide; had the last word; final decision; escalated it to; mayor; head teacher;
        the boss decided; principal; customer decided; left it to; had last word; last word; final word;
        last say; final say; she went for; he went for; went for the; settled for; settled on; let boss;
        let choose; agreed on the; a vote
      `),
    },
    {
      id: 'written',
      label: 'Writing it down',
      synonyms: [
        ...phrases(`
          signed off; sent a summary; confirmed by mail; everyone confirmed; decision log;
          wrote it in the minutes; documented it; wrote it down; protocol; both signed; put it in the;
          wrote an email; sent an email; wrote up; wrote it up; put on paper; in black; sent both;
          sent them both; who types; read it out
        `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'held',
      label: 'Whether it held',
      synonyms: phrases(`
        nobody came back; stuck to it; still use; never came up again; no more discussion; held until;
        was accepted; both were happy; both could live; never had to reopen; has touched;
        never discussed again; until today; still use it; no trouble since; never a problem; not had quarrel;
        that quarrel again; no quarrel; quarrel; never came up; not come up; no one asked; to this day;
        years ago and; has held; stuck to; they stuck; kept to it; once it slipped; works way
      `),
    },
  ],
};

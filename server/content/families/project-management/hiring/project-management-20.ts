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
        what is blocked; deadline; stand about; can't stand; for ever; work stopped; stopped work;
        nothing moves; nothing gets; everybody waits; everyone waits; held up; holding up; closed up by;
        others are waiting; lose a day; losing days; wasting time; time is running
      `),
    },
    {
      id: 'apart',
      label: 'Hearing each of them',
      synonyms: [
        ...phrases(`
          each alone; each of the two; hear each; hear both; listen to both; listen to each; both sides;
          talk to each; talk to both; speak to each; speak with each; speak with both; individually;
          alone with; alone for; in private; a quarter of an hour; ask both; their reasons; their arguments;
          not take sides; no side; without taking; speak with each alone; each alone to; each one tell;
          each one say; while the other keeps quiet; other keeps quiet; each tell; one at a time; hear one;
          each in turn; his piece; their piece; let one; let each; speak with each of them;
          hear them separately; talk to them separately; ask each to; now yours; each his turn; his turn;
          her turn; each a turn
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
        next five years; tell me how they'd; what we really need; what do we need; really need;
        not as far apart; far apart; they both want; want the same; what breaks; stubborn; say why;
        tell me why; why he wants; why she wants; survive; what does it need; heat out; takes the heat;
        own idea; what the players need; what the customer needs; need for saturday
      `),
    },
    {
      id: 'together',
      label: 'Bringing them together',
      synonyms: phrases(`
        bring both; bring them together; to a board; at one table; the same table; around a table;
        in one room; in a room; whiteboard; sit down with both; meeting with both; meet with both;
        meeting of; explain the other; explain the other's; each other's; each explain; explain it to each;
        in their own words; pros and cons; what they agree on; agree about; common ground; moderate;
        third idea; combine; mix of; best of both; sit them down; sit them; both in front; got them both;
        get them both; three of us; meeting with three; meeting with the three; on the board; had them show;
        have them show; both draw; draw it; both tell; face each other; in front of each; same room;
        have them explain; two of them in; them in front; ten minutes; each the other's; other one's plan;
        other's plan; tell me the other; explain the other one; both tell the group; tell the group;
        tell the others why; say it in front; sit between; in front of the others
      `),
    },
    {
      id: 'criteria',
      label: 'A common measure',
      synonyms: phrases(`
        must be able to do; solution must; solution has to; has to be able; criteria; four things;
        hold both against; same measure; measure both; compare both; compare the two; compare them; risk;
        long term; safety; what the client needs; what the customer needs; what the users need;
        what the project needs; points for; facts instead; advantages and; what is important;
        what breaks if; do it his way; do it your way; his way; her way; your way; good and bad;
        plus and minus; safer; lasts longer; what would happen; what speaks; which is cheaper;
        which is safer; cost us if; if we're wrong; if we are wrong; change it later; changed later; undo;
        undo it; easy to change; last longest
      `),
    },
    {
      id: 'trial',
      label: 'Trying it in small',
      synonyms: [
        ...phrases(`
          small trial; try out; for a day; test both; prototype; proof of concept; small version;
          measure it; build a small; build both; experiment; outside opinion; ask an expert; another expert;
          third expert; someone from outside; neutral expert; second opinion; trying both; try both;
          somebody they both respect; both respect; they both trust; somebody respected; ask the engineer;
          asked the engineer; the engineer; build a bit; make a piece; make one of each; mock up;
          someone who knows; somebody who knows; each way for; just take one; take one and go; whichever;
          one week like; week like this; this way and; both ways; first hers
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
        if they do not agree; if they cannot; can't agree; if no agreement; put a day; a day on it;
        by friday; until thursday; by thursday; by monday; what he said went; engineer said; said went;
        get somebody to say; somebody to say; someone to say; go to their; their boss; toss a coin;
        flip a coin; somebody must; certain day; give them until; let somebody; their boss decides;
        boss of both; let the boss; older colleague; whose word; word counts; old master; what he says is;
        what she says is; he says is done; not pick one; pick one myself; not pick; know less; not mine to;
        says it by; boss says; chairman says; one above says; their bosses decide
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
        decision log; is written down; decision's written; shake hands; shook hands; no grudges;
        get on with; whoever loses; whose idea; the one who lost; who's right; who is right; keep the peace;
        stick to; live with; stays decided; not open it again; decision is written; write down what;
        gets to build; didn't get his way; get his way; sitting idle; idle; both nod; next thing;
        keep the others; others busy; loser; as the loser; nobody loses; nobody has lost; save face;
        no loser
      `),
    },
  ],
};

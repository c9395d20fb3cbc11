import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const projectManagement12: Question = {
  id: 'project-management-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'risk-and-change',
  prompt: 'How do you make a risk list that helps a project, and does not just lie in a folder?',
  suggestedSeconds: 180,
  anchors: {
    1: 'Says that risks are collected at the start; nothing is done with them.',
    3: 'Names likelihood and effect and an owner, but not how a risk leads to action or how the list stays current.',
    5: 'Collects risks with the people who do the work, words them by cause and effect, keeps few with an owner, a step and a warning sign each, reviews them at a fixed time, and drops or adds risks as things change.',
  },
  concepts: [
    {
      id: 'collecting',
      label: 'Collecting with the team',
      synonyms: phrases(`
        workshop; brainstorm; ask the team; everyone writes; pre-mortem; premortem; different people;
        past projects; ask experts; what could go wrong; suppliers too; people who do the work; round a table;
        we have failed; not write it alone; how could it fail; worked on it before; people on the job;
        on the job; last project; what went wrong; keeps them awake; everyone names; ask everybody;
        sit together; what they fear; keeps you; imagine it; quiet ones; round table
      `),
    },
    {
      id: 'wording',
      label: 'Wording a risk clearly',
      synonyms: phrases(`
        what happens then; so concrete; if this happens; cause and effect; clear wording; leads to;
        what it would cause; the cause and the effect; what would happen; would happen; not one word;
        in a sentence; a sentence; could happen; one word; so clear; a child; not supplier; not weather
      `),
    },
    {
      id: 'weighing',
      label: 'Weighing likelihood and effect',
      synonyms: phrases(`
        probability; likelihood; how likely; how bad; matrix; high medium low; rate each; score; top five;
        top ten; biggest ones; only the important; it is likely; how much damage; damage; dangerous;
        keep it to ten; to ten; only ten; most dangerous; worst ones; big ones; eighty lines; short list;
        likely it is; bad it is; bad it would; one to five; five biggest; not forty; not fifty
      `),
    },
    {
      id: 'owner',
      label: 'An owner each',
      synonyms: phrases(`
        who watches; name next to; responsible person; each risk has; somebody's name; assigned to;
        in charge; one name; stands one name; a name beside; look after each; somebody has to; takes care;
        takes care of; each risk needs; whose job; name next; not the team; not everybody;
        somebody responsible; who cares; who is responsible; name for each; person for each;
        a person for each
      `),
    },
    {
      id: 'response',
      label: 'A step prepared',
      synonyms: phrases(`
        mitigation; mitigate; countermeasure; plan b; reduce the; insurance; next step; measure against;
        prepare for; what that person does; a measure for; a thing to do; thing to do; by a date;
        before it happens; if it happens; second plan; prevent it; to prevent; happens anyway;
        second supplier; test early; live with; less likely
      `),
    },
    {
      id: 'warning',
      label: 'A warning sign',
      synonyms: phrases(`
        early warning; indicator; warning sign; how we notice; sign that; when we see; how we would notice;
        notice that it; notice it early; first signs; how we see; see early; see it coming; number that;
        alarm; first sign; late twice; two days late; gets quiet; then act
      `),
    },
    {
      id: 'reviewing',
      label: 'Looking at it regularly',
      synonyms: phrases(`
        every two weeks; weekly meeting; in the meeting; each meeting; once a month; first item; agenda;
        on the wall; visible; every second monday; first thing in; start of our; at the start of; hangs in;
        project room; talk about it; every meeting; monday meeting; open it; every second; in our meeting;
        top three; what has changed; with the sponsor
      `),
    },
    {
      id: 'changing',
      label: 'Keeping it current',
      synonyms: phrases(`
        delete old; new risks; has passed; out of date; change the rating; became a problem; issue list;
        short list; keep it short; cross out; crossed out; cross it; throw out; no longer a danger;
        no longer; cross off; strike; what is new; not relevant; took place; more likely; less likely;
        new rating; what we learned; keep short; not a museum
      `),
    },
  ],
};

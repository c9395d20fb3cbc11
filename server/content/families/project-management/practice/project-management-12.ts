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
        past projects; ask experts; what could go wrong; suppliers too; people who do the work;
        round a table; we have failed; not write it alone; how could it fail; worked on it before;
        people on the job; on the job; last project; what went wrong; keeps them awake; everyone names;
        ask everybody; sit together; what they fear; keeps you; imagine it; quiet ones; round table;
        sleep bad; lose sleep; lie awake; what worries us; what could hurt; could hurt; really hurt;
        what makes them; ask all people; ask around; what scares; afraid of most; ask the ones;
        what bit them; go wrong here; went wrong before; what could go; which spots; what can kill;
        what could kill; kill us; could break; weak spots
      `),
    },
    {
      id: 'wording',
      label: 'Wording a risk clearly',
      synonyms: phrases(`
        what happens then; so concrete; if this happens; cause and effect; clear wording; leads to;
        what it would cause; the cause and the effect; what would happen; would happen; not one word;
        in a sentence; a sentence; could happen; one word; so clear; a child; not supplier; not weather;
        write it as; can happen that; costs us so; what it costs us; plain words; say what would;
        not just a word; what exactly would; then that happens; so that anybody; not clouds
      `),
    },
    {
      id: 'weighing',
      label: 'Weighing likelihood and effect',
      synonyms: phrases(`
        probability; likelihood; how likely; how bad; matrix; high medium low; rate each; score; top five;
        top ten; biggest ones; only the important; it is likely; how much damage; damage; dangerous;
        keep it to ten; to ten; only ten; most dangerous; worst ones; big ones; eighty lines; short list;
        likely it is; bad it is; bad it would; one to five; five biggest; not forty; not fifty; ten things;
        keep it short; really hurt; how probable; probable and; the worst; what would hurt; not a hundred;
        a handful; sort out the small; likely to happen; least likely; which would sink; sink us;
        don't make a folder; only three; only the three; the three that; nobody listens any more;
        five things; really ruin; ruin; a few things; five at the; really matter
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
        a person for each; one person is; one person not; each has a name; has a name; name against;
        not a department; told off to look; look after it; responsible and; someone who looks;
        who keeps an eye; keeps an eye; who minds; somebody's job; someone's job; person whose; minds the;
        keeps watch on; watches the; is on the lookout; looks after it; look after one; somebody of us
      `),
    },
    {
      id: 'response',
      label: 'A step prepared',
      synonyms: phrases(`
        mitigation; mitigate; countermeasure; plan b; reduce the; insurance; next step; measure against;
        prepare for; what that person does; a measure for; a thing to do; thing to do; by a date;
        before it happens; if it happens; second plan; prevent it; to prevent; happens anyway;
        second supplier; test early; live with; less likely; what they are doing; doing about it;
        makes something before; ready if; have ready; spare one; a way round; plan for when; how to stop it;
        stop it happening; soften; say what we'd do; say what we would
      `),
    },
    {
      id: 'warning',
      label: 'A warning sign',
      synonyms: phrases(`
        early warning; indicator; warning sign; how we notice; sign that; when we see; how we would notice;
        notice that it; notice it early; first signs; how we see; see early; see it coming; number that;
        alarm; first sign; late twice; two days late; gets quiet; then act; how we'd notice;
        we would notice; how we would know; know it is coming; first thing you see; smell it; tell tale;
        what to look out; look out for; watch for; sign for turning; turning back; when to turn;
        when to stop; when do we stop; turn round when; at what point; which point; point at which
      `),
    },
    {
      id: 'reviewing',
      label: 'Looking at it regularly',
      synonyms: phrases(`
        every two weeks; weekly meeting; in the meeting; each meeting; once a month; first item; agenda;
        on the wall; visible; every second monday; first thing in; start of our; at the start of; hangs in;
        project room; talk about it; every meeting; monday meeting; open it; every second; in our meeting;
        top three; what has changed; with the sponsor; every monday; look at it every; before anything else;
        minutes about it; go through it again; next morning we; go through it every; read it out;
        look at it together; not in a drawer; in a drawer; take it out; comes up every; every week we;
        once a week; each week; speak about it; stop and ask; ask each other again; at noon we;
        say it again; every time we; before we set off; in the morning we; ask again; read it aloud;
        read aloud; minutes on; monday mornings; at breakfast; five minutes about it; ten minutes on it
      `),
    },
    {
      id: 'changing',
      label: 'Keeping it current',
      synonyms: phrases(`
        delete old; new risks; has passed; out of date; change the rating; became a problem; issue list;
        short list; keep it short; cross out; crossed out; cross it; throw out; no longer a danger;
        no longer; cross off; strike; what is new; not relevant; took place; more likely; less likely;
        new rating; what we learned; keep short; not a museum; gone away; cross it off; stayed the same;
        is not what worries; not what worries us; rub out; wipe off; take off; take it off; new ones;
        add new; put new; has happened; no danger; goes off the; comes off the; something new comes;
        worse now; better now; got worse; getting worse; anything got worse; next place has;
        other things now; gone now; does not concern; strike it; rub it out; tick it off
      `),
    },
  ],
};

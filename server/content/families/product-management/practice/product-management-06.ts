import type { Question } from '../../../question-bank.ts';
import { everydayPhrases } from '../../everyday-phrases.ts';
import { phrases } from '../../phrases.ts';

export const productManagement06: Question = {
  id: 'product-management-06',
  type: 'situational',
  levels: ['junior'],
  competency: 'delivery',
  prompt:
    'Imagine that, two days into the work, a developer tells you that your description leaves out a case which one user in ten will meet. What would you do?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Tells the developer to decide or to leave it; the case is not looked at.',
    3: 'Talks it through and decides on one way, but checks neither the number of users nor what it costs, and tells nobody else.',
    5: 'Thanks for it, makes the case concrete with an example, checks how often and how badly it hurts, weighs two or three ways with developer and designer, decides soon, writes it down, tells those affected, and looks for other missing cases.',
  },
  concepts: [
    {
      id: 'thanks',
      label: 'Welcoming the hint',
      synonyms: phrases(`
        thank developer; thank him; thank her; glad he; good catch; take it seriously; appreciate;
        not blame; happy that they; own mistake; say thank; good that he; good that she; good that you;
        better now than; good came; good that it; glad that; glad you; i'm glad; i am glad;
        not after launch; would say to; well spotted; nice catch; better early; not take badly; not defend;
        my text was; my miss; glad asked; early enough; happy that; thanks for spotting; spotting it;
        not be angry; would not get angry; it is my mistake; my mistake; glad somebody; glad someone;
        pleased that; say thanks; better to know; better know now; good to know now; early than late;
        not shrug; don't shrug
      `),
    },
    {
      id: 'understanding',
      label: 'Making the case concrete',
      synonyms: phrases(`
        ask for example; what exactly happens; go through it; step by step; draw flow; what user sees;
        walk through; concrete example; reproduce; user journey; let him show; let her show; tell me case;
        what would person; real person; play it through; talk through; take through; who ends up;
        what would see; what happens then; write it out; real example; what does user; when exactly;
        go through case; both see same; made up example; draw case; look at together; show me exactly;
        sit together with developer; sit down with developer; ask him to explain; ask her to explain;
        explain it to me; let me see; see it myself; look what happens; how it looks; in what situation;
        which situation; describe the case; ask how it comes
      `),
    },
    {
      id: 'extent',
      label: 'How many are affected and how badly',
      synonyms: phrases(`
        check data; how many users; how bad; one in ten is; what happens to them; lose data;
        cannot continue; analytics; support tickets; who these users; what happens to those;
        how many people; is it bad; angry or only; a nuisance; are they stuck; get stuck; stuck or;
        look up how; just annoying; annoying or; lose something; cannot go on; can't go on; lot of people;
        what would go wrong; go wrong for; what happens if we do nothing; if we ignore; ignore it;
        check number; is number right; how serious; how severe; blocks them; lose their work;
        is it dangerous; how often it happens; is ten percent; harm them
      `),
    },
    {
      id: 'options',
      label: 'Weighing ways to deal with it',
      synonyms: phrases(`
        smaller solution; error message; handle it by hand; leave it out for now; later version;
        simple solution; move date; workaround; cut something else; trade-off; manual way;
        say sorry on screen; show message; by hand at first; small way; clean way; two ways;
        leave it for later; handle it now; we could handle; we could show; let support deal;
        support deal with; leave it for; leave it out; next round; next version; simple message;
        do it properly; several ways; either we; block it; some ways; build properly; don't let them;
        not let them; several possibilities; simple way; quick solution; fix it now; fix now or;
        put in a message; for the time being; plainest way; pick the simplest; simplest way; easiest way;
        temporary solution; temporary fix; a detour; another way for them; by phone instead;
        send them to support; first version without; easy fix
      `),
    },
    {
      id: 'effort',
      label: 'What each way costs',
      synonyms: phrases(`
        how long would; how much work; half day; extra days; cost in time; delay release; still make date;
        affects deadline; hours or days; how long does; costs us day; still be ready; how long each;
        each would take; what would take; what it takes; what would cost; hours or; a day or;
        which is quicker; what else would; push something; what slips; still make; how much extra;
        extra it takes; extra work; extra time; costs a day; cost a day; takes a day; how many days;
        how big; how long it needs; push something less important; less important back; push back;
        drop something; delay something; can we afford; fits in time; still on time; makes us late;
        we will be late
      `),
    },
    {
      id: 'decision',
      label: 'Deciding soon and writing it down',
      synonyms: [
        ...phrases(`
        decide same day; decide today; write it down; update story; update ticket; acceptance criteria;
        update specification; add it to the; note decision; document; so nobody waits; say today;
        in writing; write sentence; before evening; so that he can go on; so that she can go on;
        make up mind; made up mind; decide the same; by the afternoon; by tonight; by tomorrow;
        not leave him; leave hanging; keep waiting; in the ticket; in the text; add it to; update the;
        in the description; decide before; decide quickly; change description; description right away;
        go on otherwise; can't go on; write decision; update the document; write it in; put it in writing;
        decide there and then; decide straight away; decide at once; correct the description; add the case;
        fix description; rewrite description; complete the description; clear answer today;
        same day decision
      `),
        ...everydayPhrases.writtenDown,
      ],
    },
    {
      id: 'telling',
      label: 'Telling those affected',
      synonyms: [
        ...phrases(`
          tell designer; tell support; tell manager; inform the; tell testers; stakeholders; tell team;
          let others know; tester; ask designer; involve designer; who else has to know; also tell;
          ask one who drew; whoever waits; get to hear; gets to hear; hear about it; tell tester;
          let others; others know; support should; support has to; tell sales; tell whoever; who is waiting;
          who asked for; on the board; in morning round; who tests; colleague who tests; everybody involved;
          involved people; rest of team; tell everyone; tester know; so tester; testers know; tell qa;
          let tester; the rest know; tell whole team; tell others in
        `),
        ...everydayPhrases.early,
      ],
    },
    {
      id: 'others',
      label: 'Looking for other gaps',
      synonyms: phrases(`
        other cases; what else is missing; edge cases; go through it again; checklist; review with;
        next time; earlier with developers; look for more; similar gaps; before we start; other holes;
        what else did i forget; go over rest; sit with them earlier; more holes; further holes; more cases;
        rest of text; what else did; what else have; read it again; with fresh eyes; someone else read;
        ask tester; before i hand; search together; things forgot; i forgot; further cases; missed anything;
        missed something else; check the rest; other situations; more like this; ask him what else;
        ask her what else; anything else missing; is anything missing; next description; earlier in future
      `),
    },
  ],
};

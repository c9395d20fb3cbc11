import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const productManagement12: Question = {
  id: 'product-management-12',
  type: 'technical',
  levels: ['junior', 'mid'],
  competency: 'delivery',
  prompt:
    'What do you write down before engineers start to build a feature, and how can you tell that it is enough?',
  suggestedSeconds: 150,
  anchors: {
    1: 'Writes wishes, screens or every detail; the reason for it and what is finished are missing.',
    3: 'Writes the aim and how to tell that it is done, but neither unusual cases nor what is left out, and shows it to nobody before.',
    5: 'Writes the problem, for whom and how success is seen, examples with unusual cases, limits and what is left out, leaves the way of building open, and tests the text by letting engineer, designer and tester tell it back or plan from it.',
  },
  concepts: [
    {
      id: 'problem',
      label: 'The problem and for whom',
      synonyms: phrases(`
        user story; as user; which users; persona; reason for it; user need; better for them;
        what bothers them; what's bugging them; write the problem; problem, why; why we want it;
        what it's to be used for; used for; to be used; put down purpose; whose problem; what trouble;
        what hurts them; what they cannot do; who will use; who needs it; who asked for it;
        put down the purpose
      `),
    },
    {
      id: 'success',
      label: 'How success is seen',
      synonyms: phrases(`
        success metric; how we measure; metric; expected effect; what should change; how we know;
        number we want; kpi; success looks like; which number; should change; what should be better;
        reach with it; what would be better; better afterwards; see that it helped; when it works;
        what would tell us; how we will see; what we hope; see if it helped; did it help; what gets better;
        what will be better; it should save; figure we
      `),
    },
    {
      id: 'done',
      label: 'When it is finished',
      synonyms: phrases(`
        acceptance criteria; definition of done; finished when; given when then; must be able to; testable;
        what must work; test cases; call it ready; when it is ready; may call; is ready when;
        what done looks like; done looks like; finished looks like; how we know it's finished;
        tester can write; write his tests; tests from; must pass; checked off; tick off
      `),
    },
    {
      id: 'cases',
      label: 'Examples and unusual cases',
      synonyms: phrases(`
        edge cases; error cases; empty; what happens if; no connection; permissions; unusual cases;
        error message; exceptions; wrong input; normal day; bad day; little stories; internet is gone;
        types nonsense; something strange; nobody there; things go wrong; when things go wrong;
        something goes wrong; could go wrong; special cases; no internet; without internet; examples from;
        real examples; examples from customers; an example; few examples; an unusual day; rare cases;
        if somebody types; what if somebody; if the user makes mistake; makes a mistake
      `),
    },
    {
      id: 'left-out',
      label: 'What is left out',
      synonyms: phrases(`
        out of scope; not included; leave out; later version; non-goals; not part of; explicitly not;
        postponed; first version; leave away; on purpose; not this time; does not belong;
        what we're not doing; not doing; what we are not doing; not going to do; what can wait; can wait;
        what can come later; comes later; the limits; not needed now; for another time
      `),
    },
    {
      id: 'design',
      label: 'Drawings and texts',
      synonyms: phrases(`
        mockup; wireframe; prototype; figma; flow; layout; link to design; add sketch; sketch from;
        drawing of the; texts on the; simple drawing; drawing of screen; get a drawing; the drawing;
        draw screen; picture of; rough picture; a sketch; by hand on paper; the measurements; the words on
      `),
    },
    {
      id: 'freedom',
      label: 'Leaving the way open',
      synonyms: phrases(`
        leave how; engineers decide; solution is theirs; no technical details; let them find; not prescribe;
        room for; how they build; up to developers; how to program; their job; leave to them;
        not tell them how; not write how they must; they know better; they know best; engineers know how;
        leave the how; let them choose; let them decide; their choice; don't tell them how; free to
      `),
    },
    {
      id: 'enough',
      label: 'Testing it with those who build',
      synonyms: phrases(`
        no more questions; can estimate; everyone understands; same picture; short enough; can start;
        without asking me; few questions; refinement; talk it through; with engineers; tell it back;
        in own words; ask questions; estimate it; kick-off; tell me what they would; tomorrow morning;
        has not heard of it; only small doubts; get it right; explain it back; someone new;
        hand it to engineer; tell it back to me; ask her to tell; ask him to tell; has no more questions;
        without asking; from my paper; walk through it; walk through with; with the crew;
        would build the same; build the same thing; same thing from; understand the same;
        understands the same; read it aloud; let somebody read; let someone read; reads it and;
        know what to do; can begin; who to call
      `),
    },
  ],
};

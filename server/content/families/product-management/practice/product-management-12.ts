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
        what bothers them
      `),
    },
    {
      id: 'success',
      label: 'How success is seen',
      synonyms: phrases(`
        success metric; how we measure; metric; expected effect; what should change; how we know;
        number we want; kpi; success looks like; which number; should change; what should be better;
        reach with it; what would be better; better afterwards; see that it helped
      `),
    },
    {
      id: 'done',
      label: 'When it is finished',
      synonyms: phrases(`
        acceptance criteria; definition of done; finished when; given when then; must be able to; testable;
        what must work; test cases; call it ready; when it is ready; may call; is ready when
      `),
    },
    {
      id: 'cases',
      label: 'Examples and unusual cases',
      synonyms: phrases(`
        edge cases; error cases; empty; what happens if; no connection; permissions; unusual cases;
        error message; exceptions; wrong input; normal day; bad day; little stories; internet is gone;
        types nonsense; something strange; nobody there
      `),
    },
    {
      id: 'left-out',
      label: 'What is left out',
      synonyms: phrases(`
        out of scope; not included; leave out; later version; non-goals; not part of; explicitly not;
        postponed; first version; leave away; on purpose; not this time; does not belong
      `),
    },
    {
      id: 'design',
      label: 'Drawings and texts',
      synonyms: phrases(`
        mockup; wireframe; prototype; figma; flow; layout; link to design; add sketch; sketch from;
        drawing of the; texts on the
      `),
    },
    {
      id: 'freedom',
      label: 'Leaving the way open',
      synonyms: phrases(`
        leave how; engineers decide; solution is theirs; no technical details; let them find; not prescribe;
        room for; how they build; up to developers; how to program; their job; leave to them;
        not tell them how
      `),
    },
    {
      id: 'enough',
      label: 'Testing it with those who build',
      synonyms: phrases(`
        no more questions; can estimate; everyone understands; same picture; short enough; can start;
        without asking me; few questions; refinement; talk it through; with engineers; tell it back;
        in own words; ask questions; estimate it; kick-off; tell me what they would; tomorrow morning;
        has not heard of it; only small doubts; get it right; explain it back; someone new
      `),
    },
  ],
};

import type { Question } from '../../../question-bank.ts';
import { phrases } from '../../phrases.ts';

export const data15: Question = {
  id: 'data-15',
  type: 'technical',
  levels: ['senior'],
  competency: 'framing',
  prompt:
    'How would you define a measure of success for a feature whose benefit shows only after many months?',
  suggestedSeconds: 240,
  anchors: {
    1: 'Names an easy figure such as clicks, or says that one has to wait.',
    3: 'Names the lasting goal and an early sign for it, and a comparison group.',
    5: 'Shows from past data that the early sign foretells the lasting goal and where that breaks, defines who counts and for how long, adds a measure that would reveal harm or gaming, keeps a group without the feature, and sets a date to test the choice itself.',
  },
  concepts: [
    {
      id: 'goal',
      label: 'The lasting goal',
      synonyms: phrases(`
        objective; renew; lifetime value; stakeholder; what we want; real goal; final goal; want to reach;
        customers stay; stay longer; long-term win; what is the final; final benefit; what should be better;
        whole point
      `),
    },
    {
      id: 'early-sign',
      label: 'Early signs',
      synonyms: phrases(`
        proxy; indicator; short term; surrogate; activation; first week; early signs; moves early;
        something that moves; use it often; can measure now; small signs; walking on day; see in few weeks;
        doing her exercises
      `),
    },
    {
      id: 'link',
      label: 'Proof that the early sign counts',
      synonyms: phrases(`
        correlate; historical; validate; past data; causal; back-test; older customers; past years; old data;
        test on past; hangs together; together with the late; whether it predicts; correlation; check whether;
        look back; earlier features; proof; goes along with; really goes along; go with a good;
        in the past connected; old records; which the stayers; stayers; true before; those who stayed
      `),
    },
    {
      id: 'harm',
      label: 'Measures that would show harm',
      synonyms: phrases(`
        guardrail; counter metric; side effects; unintended; support tickets; trade-off; churn; show damage;
        damage; cancellations; should not get worse; shouldn't get worse; must not go down; what it spoils;
        something else suffers; at the cost
      `),
    },
    {
      id: 'gaming',
      label: 'How it could be gamed',
      synonyms: phrases(`
        push the number; goodhart; incentive; cheat; manipulate; vanity; optimise for; inflate; perverse;
        push users; only to raise; optimising; number goes up; makes the number; wrong behaviour;
        on paper only; teach to the test; only for the number; fool ourselves
      `),
    },
    {
      id: 'comparison',
      label: 'A group to compare with',
      synonyms: phrases(`
        control group; holdout; group without; randomize; experiment; baseline; counterfactual;
        without the feature; at random; random; two groups; similar customers; other regions; other country;
        keep a small group; small group without; for comparing; some do not get; others without;
        people who did not
      `),
    },
    {
      id: 'precise-terms',
      label: 'Exact terms',
      synonyms: phrases(`
        denominator; window; population; segment; noise; variance; who counts; eligible; what counts as;
        exact; definition; how many days; in what time; new users; target number; big enough; normal variation;
        who do we count; write exactly; counts and what
      `),
    },
    {
      id: 'revisiting',
      label: 'Testing the choice itself',
      synonyms: phrases(`
        revisit; checkpoint; interim; in advance; sign off; recalibrate; reassess; after six months;
        change the measure; write it down; before the launch; before we start; see if it held; if it held;
        whether still; in a few months
      `),
    },
  ],
};

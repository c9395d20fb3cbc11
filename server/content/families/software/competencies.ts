import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'debugging',
    name: 'Debugging',
    description:
      'Finds the cause of a fault by narrowing it down with evidence, instead of changing things until the symptom goes away.',
    indicators: [
      'Says how the fault was reproduced or made visible.',
      'Names a possible cause together with the check that confirmed it or ruled it out.',
      'Says how it was known that the fix had worked.',
    ],
    mustNotInfer: [
      'Skill from the fame or the size of the system in which the fault occurred.',
      'Weak knowledge from pauses while recalling technical details.',
      'Ability from the names of tools: a printed value can be as sound a check as a profiler.',
    ],
    anchors: {
      1: 'Describes a symptom and a change that made it go away, but names neither a cause nor a check.',
      3: 'Reproduces the fault or reads logs, names the cause and fixes it, but does not say how other causes were ruled out.',
      5: 'Names at least two possible causes and the check that told them apart, shows that the fix removed the cause, and adds something that would catch the same fault again.',
    },
  },
  {
    id: 'code-quality',
    name: 'Code quality and testing',
    description:
      'Keeps code correct, readable and safe to change, and chooses tests that would fail for a reason.',
    indicators: [
      'Says what in the code caused trouble and for whom.',
      'Names the tests or other safeguards that protect behaviour during a change.',
      'Says where to stop: what was left alone, and why.',
    ],
    mustNotInfer: [
      'Quality from the number of patterns, principles or tools that are named.',
      'Skill from the programming language or the framework the person works in.',
      'Carelessness from a short or plainly worded answer.',
    ],
    anchors: {
      1: 'Says that code should be clean and tested, but gives no piece of code, no test and no effect.',
      3: 'Describes a definite improvement or a set of tests and a reason for it, but not how existing behaviour was protected or what would still slip through.',
      5: 'Ties each test or clean-up to a fault it would prevent, protects existing behaviour first, works in small reversible steps and says what was deliberately not done.',
    },
  },
  {
    id: 'design',
    name: 'Technical design and trade-offs',
    description:
      'Chooses between technical options by what the situation demands, and knows what each option costs.',
    indicators: [
      'Names at least two options and what each would have cost.',
      'Ties the choice to a stated condition, such as load, skills, deadline or risk.',
      'Says what would make the choice wrong, or when to look at it again.',
    ],
    mustNotInfer: [
      'Judgement from how modern or well known the chosen technology is.',
      'Experience from the size or fame of the employer, or from the scale of its traffic.',
      'Certainty of voice as a sign that the choice was right.',
    ],
    anchors: {
      1: 'Names a technology or a rule of thumb as the answer, without a condition or an alternative.',
      3: 'Compares two options on one or two conditions and chooses, but leaves out the cost of the chosen one.',
      5: 'Compares options on the conditions that matter here, states the price of the chosen one, and names the sign that would make them reconsider and the way back.',
    },
  },
  {
    id: 'delivery',
    name: 'Delivery and reliability',
    description:
      'Gets changes to users in a safe and predictable way, and acts in order when plans or systems fail.',
    indicators: [
      'Tells the people affected early, with facts and options.',
      'Limits harm before looking for the full explanation.',
      'Names a way back and the signal that would trigger it.',
    ],
    mustNotInfer: [
      'Commitment from working long hours or from giving up free days.',
      'Calm under pressure from a calm voice in the interview.',
      'Competence from access to costly monitoring or release tools.',
    ],
    anchors: {
      1: 'Carries on as before, or fixes things alone and in silence; names no order of steps and nobody who is told.',
      3: 'Tells the right person and takes a sensible first step, but has no way back or no check that the step worked.',
      5: 'Puts the steps in order with a reason, tells those affected what is known and when the next news comes, names the way back and the signal that shows recovery, and changes something so that it happens less.',
    },
  },
  {
    id: 'collaboration',
    name: 'Working with others on code',
    description:
      'Asks, reviews, disagrees and decides with other engineers so that both the code and the working relation hold.',
    indicators: [
      'Describes the other person’s view in a way that person would accept.',
      'Says what they themselves said, wrote or did.',
      'Gives or takes remarks on the code with a reason attached.',
    ],
    mustNotInfer: [
      'Friendliness or honesty from accent, fluency or liveliness of speech.',
      'Weakness from having asked for advice or having changed one’s mind.',
      'Leadership from a job title.',
    ],
    anchors: {
      1: 'Speaks of others only as an obstacle or an audience, or says "we" throughout with no action of their own.',
      3: 'Describes their own part and the outcome of a conversation, but not what the other person thought or why.',
      5: 'Gives the other view and its reasons fairly, says which words or evidence moved the matter, and what both sides did differently afterwards.',
    },
  },
];

import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'discovery',
    name: 'Understanding users',
    description: 'Finding out what people do, need and would pay for, before anything is built for them.',
    indicators: [
      'Names who was asked or watched, and how they were chosen',
      'Tells what people did apart from what they said',
      'Says which belief was given up or changed because of it',
    ],
    mustNotInfer: [
      'The size or fame of the products worked on',
      'Knowledge of one particular research method or tool',
      'Warmth or ease of manner in the interview',
    ],
    anchors: {
      1: 'Speaks for users in general; nobody was asked or watched and no belief was at stake.',
      3: 'Names users who were asked or watched and one thing learned, but not how they were chosen or what it changed.',
      5: 'Names who was asked or watched and why those, tells behaviour apart from opinion, names the belief that fell, and says what was built differently or not at all.',
    },
  },
  {
    id: 'prioritisation',
    name: 'Prioritisation and direction',
    description: 'Choosing what to do and what to leave, on grounds that others can check.',
    indicators: [
      'Names the goal or the criterion by which the choice was made',
      'Says what was left out and what that cost',
      'Names the fact that would reverse the choice',
    ],
    mustNotInfer: [
      'Knowledge of one particular scoring method',
      'Decisiveness or doubt in the tone of voice',
      'Rank: the power to decide is no evidence of deciding well',
    ],
    anchors: {
      1: 'Takes what is loudest, newest or easiest first; no criterion is named and nothing is left out.',
      3: 'Names a criterion and applies it to one choice, but not what was given up or when the choice would be looked at again.',
      5: 'Starts from a goal, weighs value against effort and risk with evidence, says what is left out and who is told, and names the fact that would reverse the choice.',
    },
  },
  {
    id: 'delivery',
    name: 'Delivery with the team',
    description: 'Turning an aim into something that can be built, and keeping it small, clear and moving.',
    indicators: [
      'Names what was made smaller or clearer, and how',
      'Involves the people who build before it is decided',
      'Says how it was checked that the thing does what it was meant to do',
    ],
    mustNotInfer: [
      'Having written code or drawn screens oneself',
      'Use of one particular way of working or its terms',
      'Being early or late with a date that others had set',
    ],
    anchors: {
      1: 'Hands over wishes or dates and waits; no part is made smaller or clearer.',
      3: 'Describes a clear piece of work and one talk with those who build it, but not what was left out or how it was checked.',
      5: 'Names the smallest version that serves the aim, the cases it covers and leaves out, what engineers and designers changed in it, and how it was checked before and after release.',
    },
  },
  {
    id: 'measurement',
    name: 'Measuring outcomes',
    description:
      'Telling whether a product does what it was meant to do, and not only that it was delivered.',
    indicators: [
      'Names a measure of what people do, with its starting point',
      'Names a measure that would show harm',
      'Gives another explanation for a change and a way to check it',
    ],
    mustNotInfer: [
      'Exact memory of old figures',
      'Access to much data or to costly tools',
      'Skill from a figure that rose, or lack of it from one that fell',
    ],
    anchors: {
      1: 'Counts delivery, praise or clicks as success; no starting point and no doubt.',
      3: 'Names one fitting measure and how it moved, but neither its starting point nor another cause that could have moved it.',
      5: 'Names the measure and its starting point before the change, the time to wait, a measure that would show harm, another explanation and how it was ruled out, and what was decided.',
    },
  },
  {
    id: 'alignment',
    name: 'Bringing people along',
    description: 'Making a direction understood and supported by people who want different things.',
    indicators: [
      "Gives the other person's interest fairly",
      'Says what was told to whom, and when',
      'Names what was offered instead, or agreed in the end',
    ],
    mustNotInfer: [
      'Charm, authority or a loud voice',
      "Getting one's way",
      'Criticism of or loyalty to a former employer',
    ],
    anchors: {
      1: "Reports a decision or a quarrel; the others' interests are not named and nobody is told why.",
      3: 'Names one other interest and explains the decision to that person, but offers nothing and does not say how it was taken.',
      5: 'Names what each side wanted and why, the evidence that was put on the table, what was offered or traded, and whether the agreement held afterwards.',
    },
  },
];

import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'accuracy',
    name: 'Accurate books and closing',
    description: 'Recording and closing so that figures are complete, in the right period and can be traced.',
    indicators: [
      'Reconciles a figure with an independent source',
      'Finds the cause of a difference instead of posting it away',
      'Leaves a trail that another person can follow',
    ],
    mustNotInfer: [
      'Speed of mental arithmetic',
      'Knowledge of one accounting program or of the standards of one country',
      'Neatness or perfectionism as a trait of the person',
    ],
    anchors: {
      1: 'Says that figures are checked carefully; no source, no check and no difference is named.',
      3: 'Names a check and a correction, but not the cause of the difference or how the next one would be noticed.',
      5: 'Names the figures compared and their sources, how the difference was traced to its cause, how it was corrected so that others can follow it, who was told, and what notices the next one.',
    },
  },
  {
    id: 'analysis',
    name: 'Analysis and forecasting',
    description:
      'Explaining why figures are as they are, and what may become of them, so that a choice can be made.',
    indicators: [
      'Splits a difference into causes such as price and quantity',
      'States assumptions and a range',
      'Goes to the operation behind the figure and asks',
    ],
    mustNotInfer: [
      'Complexity of the model described',
      'Use of terms from investment or statistics',
      'Being right by chance: the reasoning counts',
    ],
    anchors: {
      1: 'Reads out that a figure rose or fell; no cause and no assumption is named.',
      3: 'Names a cause supported by a figure, but not the assumptions, another explanation or what follows for a decision.',
      5: 'Names the causes with their shares, how each was checked with people or records, the assumptions and the range that follows, and the decision this should change.',
    },
  },
  {
    id: 'control',
    name: 'Control and integrity',
    description:
      'Protecting money and records from error and misuse, and saying no where figures would mislead.',
    indicators: [
      'Verifies a request through a second, independent way',
      'Separates asking for, approving and recording a payment',
      'Names what they would not sign, and whom they would tell',
    ],
    mustNotInfer: [
      'Distrust or trust as a trait of the person',
      'Loyalty to a former employer',
      'Names and amounts left out of a story: keeping them is part of the work',
    ],
    anchors: {
      1: 'Trusts that people are honest, or does what a superior asks; no check is named.',
      3: 'Names a check or says no, but not the reason, the evidence kept or the next step if pressure goes on.',
      5: 'Names the danger, the independent check, what was refused and on what ground, what was put in writing, who was told, and what was changed so that it cannot happen unnoticed.',
    },
  },
  {
    id: 'cash',
    name: 'Cash and liquidity',
    description: 'Knowing when money comes in and goes out, and keeping an organisation able to pay.',
    indicators: [
      'Tells profit from cash by an example',
      'Plans receipts and payments by week or month',
      'Names several levers with what each costs',
    ],
    mustNotInfer: ['Size of the amounts handled', 'Own attitude to saving or debt', 'Contacts to banks'],
    anchors: {
      1: 'Treats profit and cash as the same, or would borrow without a plan.',
      3: 'Names a cash plan or one lever, but not when money falls short, what each lever costs or who is affected.',
      5: 'Names when and by how much money falls short, the certain and uncertain receipts, levers on both sides with cost and effect on relations, who decides, and how the plan is kept current.',
    },
  },
  {
    id: 'partnering',
    name: 'Explaining figures and advising',
    description:
      'Making figures understood by those who act on them, and working with them towards better decisions.',
    indicators: [
      'Starts from the decision the other person has to make',
      'Uses words and pictures the listener knows, and checks what was understood',
      'Asks before judging, and offers help with the remedy',
    ],
    mustNotInfer: [
      'Presentation style, accent or confidence',
      'Rank of the people advised',
      'Agreement of the listener as proof of good advice',
    ],
    anchors: {
      1: 'Sends a table or repeats terms; what the listener needs or decides does not come up.',
      3: 'Explains one figure in plain words, but not what it means for the decision or whether it was understood.',
      5: 'Names the decision at stake, the few figures that matter for it, the words or picture used, the question that showed whether it was understood, and what the person did with it.',
    },
  },
];

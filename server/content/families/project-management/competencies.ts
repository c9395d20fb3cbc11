import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'planning',
    name: 'Planning and priorities',
    description:
      'Turning a goal into work that can be estimated, ordered and finished, and saying what will not be done.',
    indicators: [
      'Breaks the goal into results that somebody can check',
      'Names what has to wait for what, and where time is kept in reserve',
      'Says which wish was put behind another, and by what criterion',
    ],
    mustNotInfer: [
      'Knowledge of one particular planning tool or named method',
      'A certificate, or the lack of one',
      'Size or fame of the project',
    ],
    anchors: {
      1: 'Names a final date or a list of tasks; no order, no dependency and no owner is said.',
      3: 'Breaks the work into parts with owners and dates, but not what depends on what or what gives way when time is short.',
      5: 'Names the parts and who did the estimates, what depends on what, where time was kept in reserve, and what was left out when not everything fitted.',
    },
  },
  {
    id: 'steering',
    name: 'Steering delivery',
    description: 'Knowing how far the work really is, and acting while there is still time to act.',
    indicators: [
      'Judges progress by finished results rather than by a feeling or a percentage',
      'Names the sign that made them act and when they saw it',
      'Says what was changed and whether it was enough',
    ],
    mustNotInfer: [
      'The final outcome alone: the steps count',
      'A strict or relaxed manner of speaking',
      'Long working hours',
    ],
    anchors: {
      1: 'Reports that the work ran well or late; no sign, no measure and no action of their own is named.',
      3: 'Names a sign of delay and one action, but not what lay behind it or how the effect was checked.',
      5: 'Names the sign and when it was seen, the cause behind it, what was changed and with whom it was agreed, and how later results showed whether that was enough.',
    },
  },
  {
    id: 'stakeholders',
    name: 'Stakeholders and communication',
    description:
      'Finding out who is affected and who decides, and giving each what they need in order to act.',
    indicators: [
      'Names who was affected and what each of them needed',
      'Brings bad news early, with a proposal',
      'Has agreements confirmed by the people they bind',
    ],
    mustNotInfer: [
      'Ease in speaking to people of high rank',
      'Accent, fluency or presentation style',
      'That everybody agreed: a sound decision may have opponents',
    ],
    anchors: {
      1: 'Says that everyone was kept informed; no person, message or decision is named.',
      3: 'Names the people concerned and what they were told, but not where their aims differed or how the decision was fixed.',
      5: 'Names what each side needed and why, what each was told and when, the options laid before those who decide, and how the decision was recorded and held.',
    },
  },
  {
    id: 'risk-and-change',
    name: 'Risk and change',
    description:
      'Seeing early what may go wrong or be asked for, weighing what it means, and preparing for it.',
    indicators: [
      'Names a risk as cause, event and effect',
      'Gives each risk or change an owner and a next step',
      'Weighs a change by its effect on time, money and quality before it is accepted',
    ],
    mustNotInfer: [
      'Caution or boldness as a trait of the person',
      'A calm past: having met few problems is no proof of foresight',
      'Familiarity with the words of one standard',
    ],
    anchors: {
      1: 'Deals with problems as they come; nothing is foreseen, weighed or prepared.',
      3: 'Names a risk or change and one response, but not its likelihood, its effect on the plan or who watched it.',
      5: 'Names the risk or change with its effect on time, cost and quality, the options weighed, who decided and who watched it, and the sign that would have set the prepared response going.',
    },
  },
  {
    id: 'leading',
    name: 'Leading without direct authority',
    description: 'Getting people who report to others to commit, to work together and to decide.',
    indicators: [
      'Learns what the other person or department needs before asking for more',
      'Makes commitments concrete: what, by when, who decides',
      'Takes a matter higher in the open and only after trying themselves',
    ],
    mustNotInfer: [
      'An outgoing or quiet temperament',
      'Rank or number of people led',
      'Customs of directness or hierarchy in a country',
    ],
    anchors: {
      1: 'Expects people to do as the plan says, or complains to their manager at once.',
      3: 'Talks with the person and agrees a date, but without learning what stood in the way or what follows if it happens again.',
      5: 'Names what stood in the way, what was offered or changed, the commitment with its date, who was told, and the next step if it did not hold.',
    },
  },
];

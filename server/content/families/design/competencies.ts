import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'research',
    name: 'Understanding people',
    description:
      'Finding out how people do something now, and whether a design helps them, by watching and asking.',
    indicators: [
      'Names who took part and what they were asked to do',
      'Tells what people did apart from what they said',
      'Says which part of the design changed because of it',
    ],
    mustNotInfer: [
      'Access to a laboratory, a budget or well-known users',
      'Knowledge of one particular tool',
      'A lively or a quiet way of telling',
    ],
    anchors: {
      1: 'Speaks of users in general or of own taste; nobody was watched or asked.',
      3: 'Names people who were watched or asked and one finding, but not what they were asked to do or what changed.',
      5: 'Names who took part and why they, the tasks they were given, what they did apart from what they said, which finding weighed most, and what was changed and tried again.',
    },
  },
  {
    id: 'problem-solving',
    name: 'Finding the right solution',
    description:
      'Understanding the problem behind a request, trying several ways and choosing one for reasons.',
    indicators: [
      'Says what problem the design solves, and for whom',
      'Describes at least two ways that were thought of',
      'Names the price of the chosen way',
    ],
    mustNotInfer: [
      'Fame or beauty of the products shown',
      'Quickness in having ideas',
      'Schooling in design or the lack of it',
    ],
    anchors: {
      1: 'Describes one solution and its look; neither the problem nor another way is named.',
      3: 'Names the problem and two ways and chooses one, but not by what it was chosen or what it costs.',
      5: 'Puts the problem in terms of what people try to do, compares different ways on stated grounds, covers mistakes and unusual cases, names the price of the choice, and says how it was shown to work.',
    },
  },
  {
    id: 'craft',
    name: 'Visual craft and consistency',
    description:
      'Making screens that are clear, calm and alike in what is alike, and keeping them so as a product grows.',
    indicators: [
      'Gives a reason for order, size, spacing, colour or wording',
      'Works with parts that are used again',
      'Names a check on real content and real devices',
    ],
    mustNotInfer: [
      'Personal taste in colours or styles',
      'Mastery of one drawing program',
      'Having worked alone or for a large brand',
    ],
    anchors: {
      1: 'Speaks of modern, clean or beautiful looks; no reason and no check is named.',
      3: 'Names rules for order, spacing or type and applies them, but not where they would break or how they were checked.',
      5: 'Ties order, size, colour and words to what people must see first, uses and extends shared parts, covers long texts, empty states and small screens, and checks with figures such as contrast and with people.',
    },
  },
  {
    id: 'inclusion',
    name: 'Inclusive and honest design',
    description:
      'Making a product work for people of different abilities and means, without pressing or misleading them.',
    indicators: [
      'Names people who would be shut out or misled, and how',
      'Names a check with a standard or with those people',
      'Says what was done so that it stays that way',
    ],
    mustNotInfer: [
      'Own experience of a disability, or its absence',
      'Moral tone or strong words',
      'Knowledge of the law of one country',
    ],
    anchors: {
      1: 'Says that a product should be for everybody or be fair; nobody shut out or misled and no check is named.',
      3: 'Names one group and one barrier or pressure, and one remedy, but not how it was checked or how others were won for it.',
      5: 'Names who is shut out or misled and at which step, the check that showed it, the remedy and its order, what was argued with those who wanted otherwise, and what keeps it from coming back.',
    },
  },
  {
    id: 'collaboration',
    name: 'Critique and collaboration',
    description:
      'Giving and taking criticism, and coming to a good result with people who build, sell and decide.',
    indicators: [
      'Gives the reasons of the other side fairly',
      'Separates taste from what serves the user',
      'Names what each side changed',
    ],
    mustNotInfer: [
      'A confident or a modest manner',
      'Whether the own design won in the end',
      'Criticism of or loyalty to a former employer',
    ],
    anchors: {
      1: 'Defends the design or does as told; the reasons of the other side are missing.',
      3: "Gives the other side's point and what was changed, but not how it was settled whether it was right.",
      5: 'Gives the point and the reason behind it, the question or trial that settled it, what was kept, what was changed on both sides, and how working together changed afterwards.',
    },
  },
];

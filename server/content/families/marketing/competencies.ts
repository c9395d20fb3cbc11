import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'audience',
    name: 'Understanding the audience',
    description:
      'Finding out who might buy or join, what moves them and what holds them back, instead of guessing.',
    indicators: [
      'Names the people meant by what they do or need, not only by age',
      'Says how that was found out, and from whom',
      'Says what was done differently because of it',
    ],
    mustNotInfer: [
      'Belonging to the audience oneself',
      'Well-known brands or large companies in the past',
      'A lively way of telling',
    ],
    anchors: {
      1: 'Speaks of everybody, or of an age group; nobody was asked, watched or counted.',
      3: 'Names a group and one thing learned about it, but not how it was found out or what it changed.',
      5: 'Names the group by need or occasion, the sources and what they showed against expectation, what holds these people back, and what was said, chosen or dropped because of it.',
    },
  },
  {
    id: 'message',
    name: 'Message and positioning',
    description:
      'Saying in few and true words why something is worth it for these people, so that they understand and act.',
    indicators: [
      'Names the one thought that was to stay',
      'Ties words or pictures to a need of the reader',
      'Says what was tried and thrown away',
    ],
    mustNotInfer: [
      'Taste in style, humour or fashion',
      'Being a native speaker of the language',
      'Fame of a slogan or of a prize',
    ],
    anchors: {
      1: 'Lists features or praises the style; no reader, no single thought and no wished act.',
      3: 'Names reader, thought and wished act, but neither what was compared nor how it was received.',
      5: 'Names reader and situation, the one thought and its proof, the act wished for, versions tried and why they fell, and how readers took it.',
    },
  },
  {
    id: 'channels',
    name: 'Channels and budget',
    description:
      'Choosing where to reach people and what to spend there, and changing it when facts speak against it.',
    indicators: [
      'Gives a reason from the audience for a place or medium',
      'Names cost beside what it brought',
      'Says what was stopped or left out',
    ],
    mustNotInfer: [
      'Size of the budgets that were managed',
      'Knowledge of one particular platform',
      'Having paid for advertising at all',
    ],
    anchors: {
      1: 'Names fashionable channels or all of them; no reason, cost or order.',
      3: 'Chooses channels by the audience and names costs, but nothing that would make them stop or shift money.',
      5: 'Starts from the aim and where these people are, sets amounts and a limit for loss, compares cost with what it brought, begins small, stops what fails, and says what is left out and at what price.',
    },
  },
  {
    id: 'measurement',
    name: 'Measuring what it brought',
    description:
      'Telling what marketing changed and what would have happened anyway, and saying so honestly.',
    indicators: [
      'Names a measure close to the aim, with its starting point',
      'Names what else could have moved it',
      'Says what was decided because of it',
    ],
    mustNotInfer: [
      'Exact memory of old figures',
      'Access to costly tools',
      'Skill from a figure that rose, or lack of it from one that fell',
    ],
    anchors: {
      1: 'Counts likes, views or work done; no aim and no starting point.',
      3: 'Names a fitting measure and its change, but no other cause and no decision.',
      5: 'Names aim, measure and starting point, compares with people or places not reached, rules out other causes, says how sure it is and what cannot be known, and what was decided.',
    },
  },
  {
    id: 'trust',
    name: 'Honesty and reputation',
    description:
      'Keeping what is promised true and decent, and acting rightly when something goes wrong in public.',
    indicators: [
      'Names who could be misled or hurt, and how',
      'Says what was told to whom, and when',
      'Names what honesty cost or prevented',
    ],
    mustNotInfer: [
      'Political or moral views',
      'Modesty or pride in the tone',
      'Criticism of or loyalty to a former employer',
    ],
    anchors: {
      1: 'Sees the matter as bad luck or oversensitive people; nobody who could be hurt or misled is named.',
      3: 'Names the doubt and one step such as a correction, but not how others were won or what followed.',
      5: 'Names who could be misled or hurt and by what, the check made, what was said to whom and when, the price of it, and what keeps it from happening again.',
    },
  },
];

import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'hiring',
    name: 'Finding and choosing people',
    description:
      'Attracting people who can do the work and choosing between them by evidence that relates to it.',
    indicators: [
      'Derives what to look for from the work to be done',
      'Compares people by the same evidence, noted before a judgement is made',
      'Treats those who are turned down with care',
    ],
    mustNotInfer: [
      'Number of people hired or fame of the employer',
      'A good feeling for people, where no evidence is named',
      'Knowledge of one particular applicant system',
    ],
    anchors: {
      1: 'Chooses by sympathy, school or first impression; no requirement of the work is named.',
      3: 'Names requirements and asks about them, but not in the same way of everyone or with notes that could be compared.',
      5: 'Names what the work demands, how each person showed it, how the evidence was compared and by whom, what kept liking apart from judging, and how those turned down were told.',
    },
  },
  {
    id: 'relations',
    name: 'Conflict and fair treatment',
    description:
      'Hearing all sides, protecting those at risk, and bringing people at work to a solution that holds.',
    indicators: [
      'Hears each side before a judgement',
      'Says what can be kept in confidence and what cannot',
      'Returns later to see whether the solution held',
    ],
    mustNotInfer: [
      'A warm or reserved manner of speaking',
      'Own experience of the situation described',
      'Customs of speaking up or of respect for age and rank in a country',
    ],
    anchors: {
      1: 'Takes a side, looks away or tells people to get along; nobody is heard.',
      3: 'Hears the people concerned and proposes a solution, but not what lay behind the conflict or how they were protected afterwards.',
      5: 'Says how each side was heard, what was fact and what was impression, what could be kept in confidence, what was agreed with whom, how people were protected, and what a later look showed.',
    },
  },
  {
    id: 'advising',
    name: 'Advising managers',
    description:
      'Helping those who lead to decide well about people, and disagreeing with them where it is needed.',
    indicators: [
      'Asks for the facts and the aim before giving advice',
      'Shows options with what each means for people, law and cost',
      'Leaves the decision with the manager but names what must not be done',
    ],
    mustNotInfer: [
      'Rank of the people advised',
      'Agreement or disagreement with managers as an attitude',
      'Legal terms of one country',
    ],
    anchors: {
      1: 'Does what the manager asks or recites a rule; the aim and the other person do not come up.',
      3: 'Gives advice with a reason, but no other option, no look at what follows for the person, or no preparation of the talk.',
      5: 'Names the aim of the manager, the facts that were missing, the options with their consequences, the point on which they did not give way and why, and what the manager did in the end.',
    },
  },
  {
    id: 'process',
    name: 'Sound process and confidentiality',
    description: 'Handling rules, records and personal information so that people can rely on them.',
    indicators: [
      'Names who may know something and for what purpose',
      'Applies a rule alike in like cases, and gives the reason for an exception',
      'Checks with figures or a second person',
    ],
    mustNotInfer: [
      'Knowledge of the law of one country',
      'Reserve or openness as a person',
      'Names and details left out of a story: keeping them is part of the work',
    ],
    anchors: {
      1: 'Shares or keeps information as it comes; no purpose, rule or limit is named.',
      3: 'Names a rule and keeps to it, but not its reason, its limits or what was done for the person who asked.',
      5: 'Names what was at stake for whom, who might know it and why, how the rule was applied or an exception explained, and how it was made sure that this holds.',
    },
  },
  {
    id: 'development',
    name: 'Development and keeping people',
    description: 'Finding out why people grow, stay or leave, and changing what can be changed.',
    indicators: [
      'Tells causes from guesses, by asking and by figures',
      'Chooses few measures that answer a cause',
      'Compares before and after, and drops what does not work',
    ],
    mustNotInfer: [
      'Popularity of a programme or event',
      'Size of a training budget',
      'Own career path of the person',
    ],
    anchors: {
      1: 'Names activities such as a course or an event; no cause and no effect is named.',
      3: 'Names a cause and a measure against it, but not how the cause was checked or whether the measure worked.',
      5: 'Names how causes were found and checked, what was chosen and left aside and why, who had to act, and what the comparison with before showed.',
    },
  },
];

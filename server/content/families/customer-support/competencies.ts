import type { Competency } from '../../question-bank.ts';

export const competencies: readonly Competency[] = [
  {
    id: 'communication',
    name: 'Clear and respectful communication',
    description:
      'Telling customers what they need to know in words they understand, and checking that it arrived.',
    indicators: [
      'Says how they found out what the other person already knew or wanted',
      'Gives an example of the words, picture or order of steps used',
      'Names a check that the message was understood',
    ],
    mustNotInfer: [
      'Accent, grammar slips or speed of speech in the interview',
      'Length of the answer or range of vocabulary',
      'A warm or cheerful manner',
    ],
    anchors: {
      1: 'Says that they explained or replied; no wording, no step and no reaction of the other person is named.',
      3: 'Names one way of making the message easier, such as simple words or steps, but no check that it was understood.',
      5: 'Names what the person knew beforehand, the wording, picture or order chosen because of it, the check that it was understood, and what they changed when it was not.',
    },
  },
  {
    id: 'diagnosis',
    name: 'Finding the cause',
    description: 'Narrowing down what is wrong by questions, checks and evidence before offering a fix.',
    indicators: [
      'Asks for observable facts, such as the exact message, the moment it began and the device',
      'Orders checks so that each one rules something out',
      'Separates what is known from what is assumed',
    ],
    mustNotInfer: [
      'A degree or certificate in technology',
      'Knowledge of one particular ticket system or product',
      'Speed of answering in the interview',
    ],
    anchors: {
      1: 'Offers a fix at once or passes the case on; no question and no check is named.',
      3: 'Names two or more questions or checks, but in no order and without saying what each would show.',
      5: 'Names questions and checks in an order that rules causes out one by one, the one check that would tell two likely causes apart, and how the fix is confirmed with the customer.',
    },
  },
  {
    id: 'ownership',
    name: 'Ownership and prioritisation',
    description: 'Seeing a case through to its end, choosing what comes first, and answering for mistakes.',
    indicators: [
      'Names what they did themselves, apart from what others did',
      'Gives the criterion by which one case comes before another',
      'Says when and how the customer was told what happens next',
    ],
    mustNotInfer: [
      'Willingness to work overtime',
      'Authority or job title held at the time',
      'Guilt or weakness, when a mistake is told openly',
    ],
    anchors: {
      1: 'The case is left with someone else, or the mistake with someone to blame; no next step is named.',
      3: 'Names what they did to solve or pass on the case, but not what the customer was told or how they made sure that it ended well.',
      5: 'Names the criterion for acting first on it, their own steps, what the customer was told and when, the check that it was solved, and one thing changed so that it does not happen again.',
    },
  },
  {
    id: 'de-escalation',
    name: 'Calming tense situations',
    description:
      'Staying fair and useful when a customer is angry, upset or demanding, and setting limits where they are due.',
    indicators: [
      'Describes what they said or did before offering any solution',
      'Separates the feeling of the person from the fact to be solved',
      'Names what they can offer and what they cannot',
    ],
    mustNotInfer: [
      'A soft voice or a calm manner in the interview',
      'Age, gender or life experience',
      'That giving the customer everything shows more skill than a fair refusal',
    ],
    anchors: {
      1: 'Argues, gives in at once or hands the person to someone else; the cause of the anger is not named.',
      3: 'Describes listening or an apology and one solution, but not the cause of the anger or the limit of what could be offered.',
      5: 'Describes what they said first, the cause they found behind the anger, what they offered and what they refused with the reason, and how the person reacted at the end.',
    },
  },
  {
    id: 'service-improvement',
    name: 'Improving the service',
    description:
      'Turning single contacts into knowledge, measures and changes that spare customers the next contact.',
    indicators: [
      'Uses counts or a sample of contacts instead of one memorable case',
      'Names a cause outside the single contact and who can change it',
      'Names a measure before and after, and what else it might have moved',
    ],
    mustNotInfer: [
      'Having had a manager title',
      'Number of tools or methods mentioned',
      'Size of the support department',
    ],
    anchors: {
      1: 'Answers contacts one by one, or proposes a change with no cause and no figure.',
      3: 'Names a repeated cause and a change made or proposed, but no figure before and after.',
      5: 'Names the count that showed the pattern, the cause, the change and who had to be convinced, the figure before and after, and one side effect they looked for.',
    },
  },
];

import type { CandidateEntry, RubricCompetency, TestItem } from '../../openapi/gen/types.gen.ts';

/** Of the demo's candidate, who has an account of their own. */
export const DEMO_CANDIDATE = { name: 'Demo Candidate', email: 'demo.candidate@candor.example' };
export const DEMO_RECRUITER = { name: 'Demo Recruiter', email: 'demo.recruiter@candor.example' };

const SOURCES = ['Careers page', 'Referral', 'Job board', 'Sourced'];

/** People who do not exist. */
const entries = (names: readonly string[]): CandidateEntry[] =>
  names.map((full_name, index) => ({
    full_name,
    email: `${full_name
      .normalize('NFD')
      .replaceAll(/[^A-Za-z ]/g, '')
      .replaceAll(' ', '.')
      .toLowerCase()}@sample.example`,
    source: SOURCES[index % SOURCES.length] ?? '',
    tags: index % 5 === 0 ? ['sample', 'shortlist'] : ['sample'],
  }));

export const engineers = entries(
  (
    'Amara Okafor,Bruno Lindqvist,Chiara Moreau,Dmitri Petrov,Elif Yilmaz,Farid Haddad,Greta Keller,Hana Sato,Ivo Novak,' +
    'Jamila Rahman,Kofi Mensah,Lena Fischer,Mateo Alvarez,Nadia Ivanova,Oskar Berg,Priya Nair,Quentin Dubois,Rosa Silva,' +
    'Samir Aziz,Tove Holm,Umut Demir'
  ).split(','),
);
export const sellers = entries(
  (
    'Aino Virtanen,Bastien Roux,Carla Mendes,Daniel Osei,Eva Horvat,Filip Kowalski,Gita Sharma,Henrik Dahl,Ines Castro,' +
    'Jonas Brandt,Katja Weiss,Leo Marchetti,Maya Cohen,Nils Eriksen,Olga Popova,Pablo Ruiz,Ruth Adler,Stefan Jansen,Tara Byrne'
  ).split(','),
);
export const nurses = entries(
  (
    'Agnes Kaplan,Ben Whitfield,Clara Nowak,David Achieng,Emma Lund,Francesca Greco,George Tembo,Hilde Krause,Imran Malik,' +
    'Joy Adeyemi,Karin Svensson,Liam Doyle,Mariam Farouk,Noor Bakker,Oliver Grant,Petra Zelenka,Rafael Costa,Sofia Marin,Theo Laurent'
  ).split(','),
);

const ownCompetency = (
  name: string,
  weight_percent: number,
  description: string,
  [one, three, five]: readonly [string, string, string],
): RubricCompetency => ({
  _id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description,
  weight_percent,
  indicators: [],
  must_not_infer: ['Accent, age or nationality'],
  anchors: { '1': one, '3': three, '5': five },
});

/** Of a role that the question bank does not know. */
export const nurseCompetencies = [
  ownCompetency('Patient safety', 40, 'Sees risks early and acts on them.', [
    'Names no risk, or leaves it to others.',
    'Names a risk and what was done when asked.',
    'Names the first sign, the action, whom they told and what became of it.',
  ]),
  ownCompetency('Handover', 35, 'Passes on what the next shift needs.', [
    'Passes on by chance.',
    'Uses a fixed order.',
    'Uses a fixed order, has it repeated back and writes it down.',
  ]),
  ownCompetency('Calm with relatives', 25, 'Stays clear and kind under pressure.', [
    'Avoids the talk.',
    'Listens and explains.',
    'Listens, explains, agrees on a next step and keeps it.',
  ]),
];

const ownQuestion = (competency_id: string, prompt: string) => {
  const competency = nurseCompetencies.find(({ _id }) => _id === competency_id);
  if (!competency) throw new Error(`There is no competency ${competency_id}.`);
  const { anchors } = competency;
  return { competency_id, own: { prompt, type: 'behavioural' as const, anchors, suggested_minutes: 3 } };
};

export const nurseQuestions = [
  ownQuestion('patient-safety', 'Tell me about a time you noticed that a patient was in danger.'),
  ownQuestion('handover', 'How do you hand over to the next shift, and how do you know that it arrived?'),
  ownQuestion(
    'calm-with-relatives',
    'Tell me about a time a relative was upset with you or your ward. What did you do?',
  ),
];

export const testItems: readonly TestItem[] = [
  {
    _id: 'failing-requests',
    kind: 'choice',
    competency: 'Debugging',
    prompt: 'Under load some requests answer with 500. Which of these do you look at first?',
    points: 2,
    minutes: 2,
    explanation: 'What was logged and measured at that time narrows the fault down.',
    choice: {
      options: [
        { text: 'The logs of the requests that failed', right: true },
        { text: 'The connection pool’s figures at that time', right: true },
        { text: 'A rewrite of the handler in another language', right: false },
        { text: 'Twice as many servers', right: false },
      ],
    },
  },
  {
    _id: 'median',
    kind: 'code',
    competency: 'Code quality and testing',
    prompt:
      'Write middle(numbers), which returns the median of a list of numbers. Where their count is even, it returns the mean of the two in the middle. For an empty list it returns null.',
    points: 6,
    minutes: 15,
    explanation: 'Without a function of its own, sort compares numbers as texts.',
    code: {
      function_name: 'middle',
      parameters: ['numbers'],
      cases: [
        { name: '', arguments: '[[3, 1, 2]]', expected: '2', hidden: false },
        { name: '', arguments: '[[4, 1, 3, 2]]', expected: '2.5', hidden: false },
        { name: 'Empty list', arguments: '[[]]', expected: 'null', hidden: true },
        { name: 'Numbers of different length', arguments: '[[10, 9, 100]]', expected: '10', hidden: true },
      ],
      reference: `function middle(numbers) {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
`,
      time_limit_ms: 1000,
    },
  },
  {
    _id: 'risky-change',
    kind: 'text',
    competency: 'Working with others on code',
    prompt: 'A colleague wants to merge a change today that you think is risky. What do you do?',
    points: 5,
    minutes: 3,
    explanation: '',
    text: {
      type: 'situational',
      anchors: {
        '1': 'Blocks it, or gives in, without a reason.',
        '3': 'Names the risk and asks for a test.',
        '5': 'Names the risk, proposes a smaller step, and checks afterwards.',
      },
    },
  },
];

/** The options of the test's first item that are right. */
export const RIGHT_OPTIONS = [
  'The logs of the requests that failed',
  'The connection pool’s figures at that time',
];

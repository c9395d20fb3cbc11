import type { BankChoice } from './choice-set.ts';

export const softwareHiringChoices: readonly BankChoice[] = [
  {
    id: 'software-choice-14',
    levels: ['junior', 'mid', 'senior'],
    competency: 'debugging',
    prompt:
      'A page shows an old price although the database has the new one. A colleague at another computer sees the old price too. Which of these can be the cause?',
    suggestedSeconds: 75,
    options: [
      { text: 'A cache between the server and the browsers', isRight: true },
      { text: 'A copy of the database that is behind, and that the server reads from', isRight: true },
      { text: 'The cache of your own browser', isRight: false },
      { text: 'Too little memory on your own computer', isRight: false },
    ],
    explanation:
      'Two computers share what lies behind the network: caches on the way, and the copy that the server reads. What belongs to one browser or one computer would not show on another.',
  },
  {
    id: 'software-choice-15',
    levels: ['junior', 'mid', 'senior'],
    competency: 'code-quality',
    prompt:
      'A test fails about once in fifty runs, because the code under test reads the clock. What makes it reliable?',
    suggestedSeconds: 60,
    options: [
      { text: 'The time is passed to the code, and the test sets it', isRight: true },
      { text: 'The test waits for two seconds', isRight: false },
      { text: 'The test is run again when it fails', isRight: false },
      { text: 'The test allows a larger difference', isRight: false },
    ],
    explanation:
      'A clock that the test sets gives the same time in each run, also at midnight and on a slow machine. Waiting only makes the failure rarer; running again and allowing more hide real ones as well.',
  },
  {
    id: 'software-choice-16',
    levels: ['junior', 'mid', 'senior'],
    competency: 'design',
    prompt:
      'Two people open the same booking, and each saves a change to another field. The second save sends the whole booking as it was read. What keeps the first change from being lost?',
    suggestedSeconds: 75,
    options: [
      {
        text: 'A version that the save names, and that is refused where it is no longer the last',
        isRight: true,
      },
      { text: 'Sending and writing only the field that was changed', isRight: true },
      { text: 'A faster connection to the database', isRight: false },
      { text: 'Sending the second save twice', isRight: false },
    ],
    explanation:
      'The change is lost because an old reading is written over it. Either the old reading is noticed by its version, or only what was changed is written. Speed makes it rarer and no more.',
  },
  {
    id: 'software-choice-17',
    levels: ['junior', 'mid', 'senior'],
    competency: 'design',
    prompt:
      'A function compares each entry of a list with each other entry. For 1,000 entries it takes two seconds. About how long does it take for 10,000?',
    suggestedSeconds: 60,
    options: [
      { text: '200 seconds', isRight: true },
      { text: '20 seconds', isRight: false },
      { text: '4 seconds', isRight: false },
      { text: '2,000 seconds', isRight: false },
    ],
    explanation:
      'The number of pairs grows with the square of the length: ten times the entries are a hundred times the comparisons.',
  },
  {
    id: 'software-choice-18',
    levels: ['junior', 'mid', 'senior'],
    competency: 'delivery',
    prompt: 'A change is to reach one user in a hundred first. What has to be settled before?',
    suggestedSeconds: 75,
    options: [
      { text: 'Which figure would show that it does harm, and from which value on', isRight: true },
      { text: 'How it is taken back, and who may do that', isRight: true },
      { text: 'The day on which everybody has it, whatever the figures say', isRight: false },
      { text: 'How many lines the change has', isRight: false },
    ],
    explanation:
      'A small group protects the others only if somebody looks at a figure and can go back. A fixed day makes the small group a formality.',
  },
  {
    id: 'software-choice-19',
    levels: ['junior', 'mid', 'senior'],
    competency: 'collaboration',
    prompt:
      'You hold a change for wrong, and its author holds it for right. Which of these help to settle it?',
    suggestedSeconds: 60,
    options: [
      { text: 'A test that shows what it does in the case you have in mind', isRight: true },
      { text: 'Asking which case the author wants to cover with it', isRight: true },
      { text: 'Saying the same again in stronger words', isRight: false },
      { text: 'Approving it and mending it yourself later', isRight: false },
    ],
    explanation:
      'A test puts something between the two opinions that both can look at, and the question brings up the case one of them does not know. Approving without a word leaves the fault in and the author without the reason.',
  },
];

import type { TestItem } from '../../../openapi/gen/types.gen.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/problem.ts';
import { createTest, openTest, publishTest } from './test-service.ts';

const ID = 'demo-backend-test';

const items: readonly TestItem[] = [
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

/** Gives the company of the demo's recruiter a sample test that nobody has taken; one that is there stays as it is. */
export async function seedDemoTest(deps: Pick<Deps, 'db' | 'now'>, recruiterId: string): Promise<void> {
  try {
    await openTest(deps.db, recruiterId, ID);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    await createTest(deps, recruiterId, ID, { title: 'Backend basics (sample)', items: [...items] });
    await publishTest(deps, recruiterId, ID, 1);
  }
}

import { expect, test } from 'vitest';
import { alertsOf } from './alerts.ts';

const well = {
  trouble: null,
  calls: { all: 10, failed: 0 },
  queues: [],
  isMailQueue: (queue: string) => queue === 'code-mail',
  storageDown: null,
  mailServerDown: null,
  paymentsDown: null,
  isMailSent: true,
};
const kinds = (change: Partial<Parameters<typeof alertsOf>[0]>) =>
  alertsOf({ ...well, ...change }).map(({ kind, count }) => [kind, count]);

test('nothing is said where all is well, work that waits and runs included', () => {
  const queues = [
    { queue: 'code-mail', state: 'created', jobs: 3 },
    { queue: 'judge', state: 'retry', jobs: 2 },
    { queue: 'judge', state: 'active', jobs: 1 },
  ];
  expect(kinds({ queues })).toEqual([]);
});

test('mail that is tried again is told before it is given up, other work once it is', () => {
  const queues = [
    { queue: 'code-mail', state: 'retry', jobs: 2 },
    { queue: 'code-mail', state: 'failed', jobs: 1 },
    { queue: 'judge', state: 'failed', jobs: 4 },
  ];
  expect(kinds({ queues })).toEqual([
    ['mail', 3],
    ['jobs', 4],
  ]);
});

test('the endpoint is told with the time since when', () => {
  const since = new Date('2026-11-20T10:00:00Z');
  expect(alertsOf({ ...well, trouble: { kind: 'refused', since } })).toEqual([
    { kind: 'ai', since: since.toISOString(), count: null },
  ]);
});

test('files that cannot be written come first, mail that nobody sends last', () => {
  const queues = [{ queue: 'judge', state: 'failed', jobs: 1 }];
  const storageDown = new Date();
  expect(kinds({ queues, storageDown, isMailSent: false }).map(([kind]) => kind)).toEqual([
    'storage',
    'jobs',
    'mail_not_sent',
  ]);
});

test('answers are told where many go wrong, not one among many', () => {
  expect(kinds({ calls: { all: 20, failed: 3 } })).toEqual([]);
  expect(kinds({ calls: { all: 20, failed: 4 } })).toEqual([['ai_answers', 4]]);
  expect(kinds({ calls: { all: 1, failed: 1 } })).toEqual([['ai_answers', 1]]);
});

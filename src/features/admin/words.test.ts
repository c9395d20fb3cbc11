import { expect, test } from 'vitest';
import { CODE_MAIL_QUEUE } from '../../../server/modules/auth/codes/code-mail.ts';
import { CANDIDATE_MAIL_QUEUE } from '../../../server/modules/candidate/candidate-mail.ts';
import { evaluateSessionQueue } from '../../../server/modules/interviews/evaluation-queue.ts';
import { interviewMailQueue } from '../../../server/modules/interviews/interview-mail/interview-mail.ts';
import { readAnswerQueue } from '../../../server/modules/interviews/practice/feedback/feedback-service.ts';
import { soundSweepQueue } from '../../../server/modules/speech/service.ts';
import { transcriptionQueue } from '../../../server/modules/speech/transcription-queue.ts';
import { queueName } from './words.ts';

test.each([
  CODE_MAIL_QUEUE,
  CANDIDATE_MAIL_QUEUE,
  evaluateSessionQueue,
  interviewMailQueue,
  readAnswerQueue,
  soundSweepQueue,
  transcriptionQueue,
])('what is done in %s is said in words', (queue) => {
  expect(queueName(queue)).not.toBe(queue);
});

test('a queue that is not known is called by its own name', () => {
  expect(queueName('of-tomorrow')).toBe('of-tomorrow');
});

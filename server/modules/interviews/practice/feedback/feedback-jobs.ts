import type { InterviewDeps } from '../../interview-deps.ts';
import { type ReadAnswer, readAnswer, readAnswerQueue } from './feedback-service.ts';

/** Answers that this process reads at the same time: a model may be slow, and somebody waits for each. */
const atOnce = 4;

/** Lets this process take part in judging answers whose candidates wait for the feedback. */
export async function registerFeedbackJobs(deps: InterviewDeps): Promise<void> {
  await deps.jobs.work<ReadAnswer>(
    readAnswerQueue,
    (job, { isLast }) => readAnswer(deps, job, isLast),
    atOnce,
  );
}

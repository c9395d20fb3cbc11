import type { RouteHandlers } from '../../../gen/types/fastify.gen.ts';
import { requireOn } from '../../../platform/installation-choices.ts';
import { callerOf } from '../../../platform/security/caller.ts';
import { countAttempt, type Limit } from '../../../platform/security/rate-limit.ts';
import type { InterviewDeps } from '../interview-deps.ts';
import { evaluateTrialAnswer } from './trial-answer-service.ts';
import { drawTrialQuestion } from './trial-questions.ts';

const QUESTIONS_PER_IP: Limit = { name: 'trial-question-ip', max: 240, seconds: 3600 };
/** A long answer takes a process some time. */
const ANSWERS_PER_IP: Limit = { name: 'trial-answer-ip', max: 60, seconds: 3600 };

/** The operations of `openapi/paths/trial.yaml`: nothing but the limits is stored. */
export function trialHandlers({ db, now, choices }: Pick<InterviewDeps, 'db' | 'now' | 'choices'>) {
  return {
    async getTrialQuestion(request, reply) {
      requireOn(choices, 'trial');
      await countAttempt(db, QUESTIONS_PER_IP, [callerOf(request).ip], now());
      return reply.code(200).send(drawTrialQuestion(request.query?.role_family));
    },
    async evaluateTrialAnswer(request, reply) {
      requireOn(choices, 'trial');
      await countAttempt(db, ANSWERS_PER_IP, [callerOf(request).ip], now());
      return reply.code(200).send(await evaluateTrialAnswer(request.body, now()));
    },
  } satisfies Pick<RouteHandlers, 'getTrialQuestion' | 'evaluateTrialAnswer'>;
}

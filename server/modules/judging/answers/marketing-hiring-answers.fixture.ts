import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const marketingHiringAnswers: readonly HiringAnswer[] = [];

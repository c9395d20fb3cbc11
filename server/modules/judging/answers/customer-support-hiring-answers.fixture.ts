import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const customerSupportHiringAnswers: readonly HiringAnswer[] = [];

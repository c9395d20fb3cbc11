import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const financeHiringAnswers: readonly HiringAnswer[] = [];

import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const designHiringAnswers: readonly HiringAnswer[] = [];

import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const salesHiringAnswers: readonly HiringAnswer[] = [];

import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const dataHiringAnswers: readonly HiringAnswer[] = [];

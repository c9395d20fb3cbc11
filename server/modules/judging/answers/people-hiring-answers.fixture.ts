import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const peopleHiringAnswers: readonly HiringAnswer[] = [];

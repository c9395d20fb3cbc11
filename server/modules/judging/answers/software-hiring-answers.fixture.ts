import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const softwareHiringAnswers: readonly HiringAnswer[] = [];

import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const productManagementHiringAnswers: readonly HiringAnswer[] = [];

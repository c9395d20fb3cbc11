import type { HiringAnswer } from './hiring-answer.fixture.ts';

export const projectManagementHiringAnswers: readonly HiringAnswer[] = [];

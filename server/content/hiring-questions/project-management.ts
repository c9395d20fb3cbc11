import type { Question } from '../question-bank.ts';

export const projectManagementHiringQuestions: readonly Question[] = [];

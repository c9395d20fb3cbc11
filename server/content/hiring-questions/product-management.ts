import type { Question } from '../question-bank.ts';

export const productManagementHiringQuestions: readonly Question[] = [];

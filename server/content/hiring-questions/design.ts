import type { Question } from '../question-bank.ts';

export const designHiringQuestions: readonly Question[] = [];

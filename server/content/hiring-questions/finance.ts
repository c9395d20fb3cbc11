import type { Question } from '../question-bank.ts';

export const financeHiringQuestions: readonly Question[] = [];

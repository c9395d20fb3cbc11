import type { Question } from '../question-bank.ts';

export const salesHiringQuestions: readonly Question[] = [];

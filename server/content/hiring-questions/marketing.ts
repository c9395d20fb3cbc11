import type { Question } from '../question-bank.ts';

export const marketingHiringQuestions: readonly Question[] = [];

import type { Question } from '../question-bank.ts';

export const customerSupportHiringQuestions: readonly Question[] = [];

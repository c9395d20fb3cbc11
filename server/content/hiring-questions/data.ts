import type { Question } from '../question-bank.ts';

export const dataHiringQuestions: readonly Question[] = [];

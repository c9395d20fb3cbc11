import type { Question } from '../question-bank.ts';

export const peopleHiringQuestions: readonly Question[] = [];

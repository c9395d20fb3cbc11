import type { Question } from '../question-bank.ts';

export const softwareHiringQuestions: readonly Question[] = [];

import type { BankQuestion, Level } from '../../../openapi/gen/types.gen.ts';

export const typeWords: Readonly<Record<BankQuestion['type'], string>> = {
  behavioural: 'Behavioral',
  situational: 'Situational',
  technical: 'Technical',
  multiple_choice: 'Choice',
  coding: 'Code',
};

export const levelWords: Readonly<Record<Level, string>> = {
  junior: 'Junior',
  mid: 'Mid',
  senior: 'Senior',
};

import type { Checklist, CheckName } from '../../openapi/gen/types.gen.ts';
import { checkAnswer } from '../../server/checklist/checklist.ts';
import type { Question } from '../../server/content/question-bank.ts';
import { everyQuestionOf, roleFamilies } from '../../server/content/role-families.ts';

export const allQuestions: readonly Question[] = roleFamilies.flatMap(everyQuestionOf);

export function questionById(id: string): Question {
  const question = allQuestions.find((candidate) => candidate.id === id);
  if (!question) throw new Error(`no question ${id} in the bank`);
  return question;
}

/** What one answer to a question's own prompt shows. */
export function judge(question: Question, answer: string): Checklist | null {
  return checkAnswer(question, [{ turnId: 'turn', prompt: question.prompt, answer }]);
}

export function foundChecks(checklist: Checklist | null): CheckName[] {
  return (checklist?.items ?? []).filter(({ found }) => found).map(({ check }) => check);
}

/** A small question that is not in the bank. */
export const bicycleQuestion: Question = {
  id: 'bicycle-01',
  type: 'behavioural',
  levels: ['junior'],
  competency: 'repair',
  prompt: 'Tell me about a time you repaired a bicycle that others had given up on.',
  suggestedSeconds: 60,
  anchors: {
    1: 'Says that it was mended.',
    3: 'Names the broken part.',
    5: 'Names the part, the tool and a ride.',
  },
  concepts: [
    { id: 'part', label: 'The broken part', synonyms: ['chain', 'brake', 'inner tube'] },
    { id: 'tool', label: 'The tool', synonyms: ['spanner', 'pump'] },
    { id: 'proof', label: 'Trying it', synonyms: ['ride', 'test'] },
  ],
};

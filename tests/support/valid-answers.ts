import { allGoldenAnswers, familyAnswers } from './answers/families/family-answers.fixture.ts';
import { hiringAnswers } from './answers/hiring/hiring-answers.fixture.ts';
import { markedAnswers } from './answers/marked/marked-answers.fixture.ts';
import { naturalAnswers } from './answers/natural-answers.fixture.ts';
import { allQuestions } from './judging-bank.ts';

/** Full answers by the id of their question, the fullest last. */
const validAnswers: ReadonlyMap<string, string> = new Map<string, string>([
  // The first of those that one question has.
  ...[...naturalAnswers, ...familyAnswers.flatMap(({ natural }) => natural)].toReversed(),
  ...hiringAnswers.map(({ questionId, strong }) => [questionId, strong] as const),
  ...allGoldenAnswers.map(({ questionId, strong }) => [questionId, strong] as const),
  ...markedAnswers
    .filter(({ quality }) => quality === 'brilliant')
    .map(({ question, answer }) => [question, answer] as const),
]);

/** An answer about the very matter of a question of the bank: it counts, whichever question was drawn. */
export function validAnswerTo(prompt: string): string {
  const question = allQuestions.find((one) => one.prompt === prompt);
  const answer = question && validAnswers.get(question.id);
  if (!answer) throw new Error(`No sound answer is written for “${prompt}”.`);
  return answer;
}

/** How such an answer begins: it counts too, and does not get to what came of it. */
export function unfinishedAnswerTo(prompt: string): string {
  return validAnswerTo(prompt)
    .split(/(?<=[.?!])\s+/)
    .slice(0, 2)
    .join(' ');
}

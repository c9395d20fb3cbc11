import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';

type Result = Pick<InterviewResult, 'steps' | 'evaluation' | 'company' | 'decision'>;

/** How far an attempt is, as a heading, and what comes next and who does it. */
interface ResultStatus {
  readonly title: string;
  readonly next: string;
}

/** What is said first of an attempt that was submitted. */
export function resultStatus({ steps, evaluation, company, decision }: Result): ResultStatus {
  const isDone = (wanted: InterviewResult['steps'][number]['step']) =>
    steps.some(({ step, state }) => step === wanted && state === 'done');
  const person = `a person at ${company}`;
  if (decision) return { title: outcomes[decision.kind], next: `This was decided by ${person}.` };
  if (isDone('human_review'))
    return { title: 'Your answers were reviewed', next: `Next, ${person} decides.` };
  if (evaluation.state === 'people_only')
    return {
      title: 'A person reads your answers',
      next: `${capitalized(person)} reads them without an automated evaluation, and decides.`,
    };
  if (isDone('evaluating'))
    return { title: 'Your answers are evaluated', next: `Next, ${person} reviews your answers and decides.` };
  if (evaluation.state === 'needs_human')
    return {
      title: 'The evaluation did not finish',
      next: `Your answers are stored. ${capitalized(person)} has to look into it, reviews your answers and decides.`,
    };
  return {
    title: 'Your answers are being evaluated',
    next: `Then ${person} reviews your answers and decides.`,
  };
}

const outcomes = { reject: 'You weren’t selected', hire: 'You were selected' } as const;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

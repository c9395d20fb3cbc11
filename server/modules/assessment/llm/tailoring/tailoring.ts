import { z } from 'zod';
import type { Question } from '../../../../content/question-bank.ts';
import type { ChatReply } from '../../../../platform/ai/chat.ts';
import { jsonOf } from '../../../../platform/json.ts';
import { jsonSchemaOf } from '../../../../platform/json-schema.ts';
import { withoutPersonalData } from '../../../../platform/privacy/personal-data.ts';
import type { Selection, SelectionRequest } from '../../ports.ts';
import { fittingQuestions, LEAST_COMPETENCIES, selectQuestions } from '../../selection/selection.ts';
import { isFairWording } from '../fairness/fair-wording.ts';
import type { Model } from '../model.ts';
import { tailoringMessages } from '../prompt.ts';

/** As long as a candidate waits for the questions. */
const PATIENCE_MS = 12_000;

const notes = {
  absent: 'The AI could not be reached to tailor the questions, so they were chosen without it.',
  unusable: 'The AI’s choice of questions could not be used, so they were chosen without it.',
} as const;

const choice = z.strictObject({
  questions: z.array(z.strictObject({ id: z.string(), prompt: z.string().nullable() })),
});

const tailoringSchema = jsonSchemaOf('tailoring', choice);

type Choice = z.infer<typeof choice>['questions'];

/**
 * Has the model choose among the bank's questions, and word them towards what a candidate pasted. What it is
 * judged by stays the bank's. Whatever the model does, there are questions.
 */
export async function tailorQuestions(model: Model, request: SelectionRequest): Promise<Selection> {
  const { jobDescription, names = [] } = request;
  if (jobDescription === null) return selectQuestions(request);
  const fitting = fittingQuestions(request);
  const pasted = withoutPersonalData(jobDescription, names);
  const reply = await model.chat.complete({
    model: model.name,
    messages: tailoringMessages(pasted, fitting, {
      count: request.count,
      competencies: leastCompetencies(fitting, request.count),
    }),
    schema: tailoringSchema,
    timeoutMs: PATIENCE_MS,
    retries: 0,
  });
  const questions = read(reply, fitting, request, pasted);
  if (questions) return { method: 'tailored', matchedTerms: [], questions };
  return { ...selectQuestions(request), note: noteOf(reply) };
}

function noteOf(reply: ChatReply): string {
  return 'failure' in reply && reply.failure.kind !== 'unusable' ? notes.absent : notes.unusable;
}

/** The questions chosen, each in the model's words where they are fair; null where the choice is none. */
function read(
  reply: ChatReply,
  fitting: readonly Question[],
  { count, names = [] }: SelectionRequest,
  pasted: string,
): Question[] | null {
  const parsed = choice.safeParse('text' in reply ? jsonOf(reply.text) : undefined);
  if (!parsed.success || !isValid(parsed.data.questions, fitting, count)) return null;
  return parsed.data.questions.flatMap(({ id, prompt }) => {
    const question = fitting.find((one) => one.id === id);
    return question ? worded(question, prompt?.trim() ?? null, { names, pasted }) : [];
  });
}

/** As many questions as were asked for, all of them known, each once, spread over the competencies. */
function isValid(chosen: Choice, fitting: readonly Question[], count: number): boolean {
  const ids = new Set(chosen.map(({ id }) => id));
  const known = fitting.filter(({ id }) => ids.has(id));
  const competencies = new Set(known.map(({ competency }) => competency));
  return (
    chosen.length === count &&
    known.length === count &&
    competencies.size >= leastCompetencies(fitting, count)
  );
}

function leastCompetencies(fitting: readonly Question[], count: number): number {
  const available = new Set(fitting.map(({ competency }) => competency)).size;
  return Math.min(LEAST_COMPETENCIES, count, available);
}

function worded(
  question: Question,
  wording: string | null,
  known: { readonly names: readonly string[]; readonly pasted: string },
): Question {
  const { prompt } = question;
  if (wording === null || wording === prompt || !isFairWording(wording, question, known)) return question;
  return { ...question, prompt: wording, bankPrompt: prompt };
}

import type { PracticeSessionRequest } from '../../../../openapi/gen/types.gen.ts';
import type { RoleFamily } from '../../../content/question-bank.ts';
import { HttpProblem } from '../../../platform/problem.ts';
import { drawChoices } from '../../assessment/exact/choice-question.ts';
import { drawProblems } from '../../assessment/exact/code-question.ts';
import type { JudgingEngine, SelectionRequest } from '../../assessment/ports.ts';
import {
  choicesFor,
  countQuestions,
  findChoiceSet,
  findCodingSet,
  findRoleFamily,
  problemsFor,
  questionsFor,
} from '../role-families.ts';
import { practiceLimitSeconds } from '../session/clock.ts';
import type { Interview, SessionRow } from '../session/session-state.ts';
import { type AskedBefore, dueQuestions } from './asked-before.ts';
import { plainJobDescription } from './candidate-text.ts';

const practiceFollowUpCap = 1;

/** What is known of the candidate. */
interface Candidate {
  /** Their own, which no model has to know. */
  readonly names: readonly string[];
  /** The questions that they practised before. */
  readonly askedBefore: readonly AskedBefore[];
}

/** Chooses the questions a candidate asked for and freezes them with the texts they are judged by. */
export async function practiceInterview(
  engine: JudgingEngine,
  request: PracticeSessionRequest,
  identity: Pick<Interview, 'id' | 'ownerId' | 'createdAt'>,
  { names, askedBefore }: Candidate,
): Promise<Interview> {
  const family = requestedFamily(request);
  const { level, question_type: questionType, question_count: count } = request;
  const due = <Asked extends { readonly id: string }>(bank: readonly Asked[]) =>
    dueQuestions(bank, askedBefore, { count, seed: identity.id, at: identity.createdAt });
  const { questions, method, matchedTerms, note, ...asked } = await chooseQuestions(engine, request, family, {
    seed: identity.id,
    names,
    due,
  });
  return {
    ...identity,
    mode: request.mode,
    roleFamilyId: family.id,
    roleFamilyName: family.name,
    level,
    questionType,
    engine: engine.description,
    ...frozen(family, questions),
    selection: { method, matchedTerms, ...(note && { note }) },
    ...asked,
    feedbackAfterEach: request.feedback_after_each ?? false,
  };
}

/** What an interview takes of its questions. */
export function frozen(
  family: RoleFamily,
  questions: Interview['questions'],
): Pick<Interview, 'questions' | 'competencies' | 'limitSeconds'> {
  const competencies = family.competencies.filter((competency) =>
    questions.some((question) => question.competency === competency.id),
  );
  return {
    questions,
    competencies: competencies.map((competency) => ({ ...competency, weight: 1 / competencies.length })),
    limitSeconds: practiceLimitSeconds(questions),
  };
}

type Chosen = Pick<Interview, 'questions' | 'bankVersion' | 'jobDescription' | 'followUpCap'> &
  Pick<Interview['selection'], 'method' | 'matchedTerms' | 'note'>;

interface DueFirst {
  /** Those of some questions that are to be asked now, as many as are needed at the least. */
  readonly due: <Asked extends { readonly id: string }>(bank: readonly Asked[]) => readonly Asked[];
}

/** By the engine, or by chance where no words are judged; in an order that repeats for one seed. */
async function chooseQuestions(
  engine: JudgingEngine,
  request: PracticeSessionRequest,
  family: RoleFamily,
  { seed, names, due }: Pick<SelectionRequest, 'seed' | 'names'> & DueFirst,
): Promise<Chosen> {
  const { level, question_type: questionType, question_count: count } = request;
  if (questionType === 'multiple_choice') {
    const set = findChoiceSet(family);
    return drawn(drawChoices(due(choicesFor(set, level)), count, seed), set?.version ?? family.version);
  }
  if (questionType === 'coding') {
    const set = findCodingSet(family);
    return drawn(drawProblems(due(problemsFor(set, level)), count, seed), set?.version ?? family.version);
  }
  const jobDescription = plainJobDescription(request.job_description);
  const questions = due(questionsFor(family, level, questionType));
  const asked = { ...family, questions };
  const chosen = await engine.select({
    family: asked,
    level,
    questionType,
    count,
    jobDescription,
    seed,
    names,
  });
  return { ...chosen, bankVersion: family.version, jobDescription, followUpCap: practiceFollowUpCap };
}

function drawn(questions: Chosen['questions'], bankVersion: number): Chosen {
  return {
    questions,
    bankVersion,
    method: 'bank',
    matchedTerms: [],
    jobDescription: null,
    followUpCap: 0,
  };
}

/** An attempt at an interview, not started yet. */
export function newSession(
  interview: Pick<Interview, 'id'>,
  attempt: Pick<SessionRow, 'id' | 'candidateId' | 'attempt' | 'limitSeconds' | 'createdAt'> &
    Partial<Pick<SessionRow, 'granted'>>,
): SessionRow {
  return {
    granted: null,
    ...attempt,
    interviewId: interview.id,
    updatedAt: attempt.createdAt,
    status: 'created',
    activeSeconds: 0,
    lastSeenAt: null,
    startedAt: null,
    endedAt: null,
    evaluationState: 'not_started',
    evaluationMessage: null,
    evaluationSeenAt: null,
    activeClient: null,
    activeClientSeenAt: null,
  };
}

function requestedFamily(request: PracticeSessionRequest): RoleFamily {
  const found = findRoleFamily(request.role_family);
  if (!found) throw invalid('role_family', 'There is no such role family.');
  const family = narrowedTo(found, request);
  const available = countQuestions(family, request.level, request.question_type);
  if (available >= request.question_count) return family;
  throw invalid(
    'question_count',
    available === 0
      ? 'There are no questions of this kind for this level.'
      : `There are only ${available} questions of this kind for this level.`,
  );
}

/** The family with the questions of one competency alone, where one was asked for. */
function narrowedTo(family: RoleFamily, { competency, question_type }: PracticeSessionRequest): RoleFamily {
  if (competency === undefined) return family;
  if (question_type === 'multiple_choice' || question_type === 'coding')
    throw invalid('competency', 'One competency is practised in questions that are answered in words.');
  if (!family.competencies.some(({ id }) => id === competency))
    throw invalid('competency', 'There is no such competency in this role family.');
  return { ...family, questions: family.questions.filter((question) => question.competency === competency) };
}

function invalid(field: string, message: string): HttpProblem {
  return new HttpProblem(422, message, { errors: [{ field, message }] });
}

import type { RoleFamily } from '../../content/question-bank.ts';
import type { PracticeSessionRequest } from '../../gen/types/types.gen.ts';
import { HttpProblem } from '../../platform/problem.ts';
import type { JudgingEngine } from '../judging/ports.ts';
import { plainJobDescription } from './candidate-text.ts';
import { practiceLimitSeconds } from './clock.ts';
import { findRoleFamily, questionsFor } from './role-families.ts';
import type { Interview, SessionRow } from './session-state.ts';

const practiceFollowUpCap = 1;

/** Chooses the questions a candidate asked for and freezes them with the texts they are judged by. */
export async function practiceInterview(
  engine: JudgingEngine,
  request: PracticeSessionRequest,
  identity: Pick<Interview, 'id' | 'ownerId' | 'createdAt'>,
): Promise<Interview> {
  const family = requestedFamily(request);
  const jobDescription = plainJobDescription(request.job_description);
  const { level, question_type: questionType, question_count: count } = request;
  const chosen = await engine.select({
    family,
    level,
    questionType,
    count,
    jobDescription,
    seed: identity.id,
  });
  const { questions, method, matchedTerms } = chosen;
  const competencies = family.competencies.filter((competency) =>
    questions.some((question) => question.competency === competency.id),
  );
  return {
    ...identity,
    mode: request.mode,
    roleFamilyId: family.id,
    roleFamilyName: family.name,
    level,
    questionType,
    engine: engine.description,
    bankVersion: family.version,
    questions,
    competencies: competencies.map((competency) => ({ ...competency, weight: 1 / competencies.length })),
    selection: { method, matchedTerms },
    jobDescription,
    followUpCap: practiceFollowUpCap,
    limitSeconds: practiceLimitSeconds(questions),
  };
}

/** An attempt at an interview, not started yet. */
export function newSession(
  interview: Pick<Interview, 'id'>,
  attempt: Pick<SessionRow, 'id' | 'candidateId' | 'attempt' | 'limitSeconds' | 'createdAt'>,
): SessionRow {
  return {
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
  };
}

function requestedFamily(request: PracticeSessionRequest): RoleFamily {
  const family = findRoleFamily(request.role_family);
  if (!family) throw invalid('role_family', 'There is no such role family.');
  const available = questionsFor(family, request.level, request.question_type).length;
  if (available >= request.question_count) return family;
  throw invalid(
    'question_count',
    available === 0
      ? 'There are no questions of this kind for this level.'
      : `There are only ${available} questions of this kind for this level.`,
  );
}

function invalid(field: string, message: string): HttpProblem {
  return new HttpProblem(422, message, { errors: [{ field, message }] });
}

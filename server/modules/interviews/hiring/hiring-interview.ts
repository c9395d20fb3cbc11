import type { FieldProblem, Level } from '../../../../openapi/gen/types.gen.ts';
import type { RoleFamily } from '../../../content/question-bank.ts';
import type { AskedQuestion } from '../../../platform/database/schema/interviews.ts';
import type { StoredEngine } from '../../../platform/database/stored-engine.ts';
import { findChoiceSet, findCodingSet } from '../role-families.ts';
import type { HiringTerms, Interview } from '../session/session-state.ts';
import { questionsKeptBy } from './hiring-bank.ts';

/** What a recruiter decides for an interview. */
export interface HiringPlan {
  readonly family: RoleFamily;
  readonly level: Level;
  /** Of what the family keeps for hiring, choices and code too, in the order in which everybody is asked. */
  readonly questionIds: readonly string[];
  /** By competency; the shares of those that are asked about sum to 1. */
  readonly weights: Readonly<Record<string, number>>;
  readonly followUpCap: number;
  readonly limitSeconds: number;
  readonly engine: StoredEngine;
  readonly terms: Omit<HiringTerms, 'interviewId' | 'reportsReleasedAt'>;
}

const weightTolerance = 0.001;

/** What is wrong with a plan, field by field; empty where it can be frozen. */
export function planProblems(plan: HiringPlan): FieldProblem[] {
  const { weights, followUpCap, limitSeconds, terms } = plan;
  const questions = askedQuestions(plan);
  const competencies = new Set(questions.map(({ competency }) => competency));
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
  const checks: readonly (readonly [boolean, string, string])[] = [
    [questions.length > 0, 'question_ids', 'Choose at least one question.'],
    [questions.length === plan.questionIds.length, 'question_ids', 'The bank has no such question.'],
    [new Set(plan.questionIds).size === plan.questionIds.length, 'question_ids', 'Ask each question once.'],
    [sameSet(competencies, Object.keys(weights)), 'weights', 'Weigh each competency that is asked about.'],
    [Object.values(weights).every((weight) => weight > 0), 'weights', 'Each weight is more than 0.'],
    [Math.abs(sum - 1) <= weightTolerance, 'weights', 'The weights sum to 1.'],
    [isWhole(followUpCap, 0, 2), 'follow_up_cap', 'At most two follow-ups a question.'],
    [isWhole(limitSeconds, 60, 4 * 60 * 60), 'limit_seconds', 'From one minute to four hours.'],
    [isWhole(terms.attemptsAllowed, 1, 3), 'attempts_allowed', 'One to three attempts.'],
    [terms.opensAt < terms.closesAt, 'closes_at', 'It closes after it opens.'],
    [isWhole(terms.retentionDays, 30, 3650), 'retention_days', 'From 30 days to ten years.'],
  ];
  return checks.flatMap(([holds, field, message]) => (holds ? [] : [{ field, message }]));
}

/** Freezes a plan with the texts its answers are judged by; later changes of the bank do not touch it. */
export function hiringInterview(
  plan: HiringPlan,
  identity: Pick<Interview, 'id' | 'ownerId' | 'createdAt'>,
): Interview {
  const { family, level, weights, followUpCap, limitSeconds, engine } = plan;
  const questions = askedQuestions(plan);
  const asks = (kind: AskedQuestion['type']) => questions.some(({ type }) => type === kind);
  const codingSetVersion = asks('coding') && findCodingSet(family)?.version;
  const choiceSetVersion = asks('multiple_choice') && findChoiceSet(family)?.version;
  return {
    ...identity,
    mode: 'ai',
    roleFamilyId: family.id,
    roleFamilyName: family.name,
    level,
    questionType: 'mixed',
    engine,
    bankVersion: family.version,
    questions,
    competencies: family.competencies.flatMap((competency) => {
      const weight = weights[competency.id];
      return weight === undefined ? [] : [{ ...competency, weight }];
    }),
    selection: {
      method: 'bank',
      matchedTerms: [],
      ...(codingSetVersion && { codingSetVersion }),
      ...(choiceSetVersion && { choiceSetVersion }),
    },
    jobDescription: null,
    followUpCap,
    feedbackAfterEach: false,
    limitSeconds,
  };
}

/** Nothing that a practice asks is among these. */
function askedQuestions({ family, questionIds }: HiringPlan): AskedQuestion[] {
  const bank = questionsKeptBy(family);
  return questionIds.flatMap((id) => bank.find((question) => question.id === id) ?? []);
}

function sameSet(set: ReadonlySet<string>, keys: readonly string[]): boolean {
  return set.size === keys.length && keys.every((key) => set.has(key));
}

function isWhole(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}

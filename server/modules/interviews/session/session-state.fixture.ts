import type { Question } from '../../../content/question-bank.ts';
import type { WeighedCompetency } from '../../../platform/database/schema/interviews.ts';
import type { HiringTerms, Interview, SessionRow, SessionState } from './session-state.ts';

const anchors = { 1: 'Names nothing.', 3: 'Names a step.', 5: 'Names a step and its effect.' };

const competency: WeighedCompetency = {
  id: 'debugging',
  name: 'Debugging',
  description: 'Finds the cause of a fault.',
  indicators: ['Says how the fault was reproduced.'],
  mustNotInfer: ['Skill from the names of tools.'],
  anchors,
  weight: 1,
};

/** A moment in the tests' time, in seconds after its start. */
export function moment(seconds: number): Date {
  return new Date(Date.UTC(2026, 0, 5, 9, 0, seconds));
}

function aQuestion(number: number): Question {
  return {
    id: `software-0${number}`,
    type: 'behavioural',
    levels: ['junior'],
    competency: 'debugging',
    prompt: `Tell me about fault number ${number}.`,
    suggestedSeconds: 120,
    anchors,
    concepts: [
      { id: 'reproduce', label: 'Reproducing the fault', synonyms: ['reproduce'] },
      { id: 'logs', label: 'Reading logs', synonyms: ['log'] },
    ],
  };
}

export function anInterview(change: Partial<Interview> = {}): Interview {
  return {
    id: 'interview',
    ownerId: 'candidate',
    mode: 'practice',
    roleFamilyId: 'software',
    roleFamilyName: 'Software Engineer',
    level: 'junior',
    questionType: 'behavioural',
    engine: { name: 'rules', label: 'Evidence checklist', version: '1', reason: 'AI is not configured' },
    bankVersion: 1,
    questions: [1, 2, 3].map(aQuestion),
    competencies: [competency],
    selection: { method: 'bank', matchedTerms: [] },
    jobDescription: null,
    followUpCap: 1,
    feedbackAfterEach: false,
    limitSeconds: 900,
    createdAt: moment(0),
    ...change,
  };
}

/** A session as it is created, with what a test changes. */
export function aSession(
  session: Partial<SessionRow> = {},
  interview: Partial<Interview> = {},
): SessionState {
  return {
    interview: anInterview(interview),
    terms: null,
    turns: [],
    session: {
      id: 'session',
      interviewId: 'interview',
      candidateId: 'candidate',
      attempt: 1,
      limitSeconds: 900,
      status: 'created',
      activeSeconds: 0,
      lastSeenAt: null,
      createdAt: moment(0),
      startedAt: null,
      endedAt: null,
      updatedAt: moment(0),
      evaluationState: 'not_started',
      evaluationMessage: null,
      evaluationSeenAt: null,
      activeClient: null,
      activeClientSeenAt: null,
      granted: null,
      ...session,
    },
  };
}

/** Open from second 100 to second 1000 of the tests' time. */
export function someTerms(change: Partial<HiringTerms> = {}): HiringTerms {
  return {
    interviewId: 'interview',
    company: 'Sample Company',
    title: 'Engineer (sample)',
    attemptsAllowed: 1,
    opensAt: moment(100),
    closesAt: moment(1000),
    integrity: { signals: ['page_hidden'], camera: 'required', may_decline_signals: false },
    retentionDays: 90,
    retentionFrom: 'closing',
    reportsReleasedAt: null,
    ...change,
  };
}

import type {
  CandidateRequest,
  HiringReview,
  Report,
  ReviewQuestion,
  ReviewTurn,
  Scorecard,
} from '../../../openapi/gen/types.gen.ts';
import type { AskedQuestion } from '../../platform/database/schema/interviews.ts';
import type { StoredReport } from '../../platform/database/schema/reports.ts';
import { presentEngine } from '../assessment/presented-engine.ts';
import { namedInterview, numberedAttempt } from '../interviews/invited/named-attempt.ts';
import { presentRequest } from '../interviews/invited/result/presented-request.ts';
import { labelledCandidate } from '../workspaces/labelled-candidate.ts';
import { isAllowed } from '../workspaces/roles.ts';
import type { Masked } from './hidden-names-service.ts';
import type { Mark } from './mark-rules.ts';
import type { Review } from './review-service.ts';
import type { ExactRow, Reviewed, ScorecardRow } from './scorecard-repository.ts';
import { shownAnswer } from './shown-answer.ts';
import { maskRatings, maskResult, maskText } from './without-names.ts';

export function presentReview(review: Review): HiringReview {
  const { reviewed, interview, mine, team, report, requests, names, masked } = review;
  const { candidate, terms } = reviewed;
  return {
    session_id: reviewed.sessionId,
    attempt: { number: reviewed.number, allowed: terms.attemptsAllowed },
    ended_at: (reviewed.endedAt ?? interview.createdAt).toISOString(),
    names,
    candidate: masked
      ? labelledCandidate(candidate)
      : { _id: candidate.id, full_name: candidate.fullName, email: candidate.email },
    workspace: reviewed.workspace,
    interview: { _id: reviewed.interviewId, title: terms.title },
    rubric_version: reviewed.rubricVersion ?? 1,
    competencies: interview.competencies.map(
      ({ id, name, description, indicators, mustNotInfer, anchors, weight }) => ({
        _id: id,
        name,
        description,
        indicators: [...indicators],
        must_not_infer: [...mustNotInfer],
        anchors,
        weight,
      }),
    ),
    questions: presentQuestions(review),
    live: reviewed.liveId === null ? null : { _id: reviewed.liveId, marks: review.marks.map(presentMark) },
    mine: mine && presentScorecard(mine, masked),
    can_rate: !review.choseToSee,
    can_answer: isAllowed(review.role, 'workWithCandidates'),
    can_show: isAllowed(review.role, 'seeCandidates'),
    my_assignment: review.assignment,
    reviewers: [...review.reviewers],
    scorecards_needed: reviewed.scorecardsNeeded,
    is_revealed: review.isRevealed,
    team: team?.map((one) => presentScorecard(one)) ?? null,
    engine: report && presentFindings(report, reviewed),
    // That people alone read it is told with the results: it must not color a rating.
    evaluation: reviewed.evaluation === 'people_only' && !review.isRevealed ? 'done' : reviewed.evaluation,
    requests: requests.map((request) => withoutNames(presentRequest(request), masked)),
  };
}

const presentMark = ({ position, questionNumber, text }: Mark) => ({
  position,
  question_number: questionNumber,
  text,
});

function withoutNames(request: CandidateRequest, masked: Masked | null): CandidateRequest {
  if (!masked) return request;
  const { text, answer } = request;
  const { names } = masked;
  return { ...request, text: maskText(text, names), answer: answer && maskText(answer, names) };
}

function presentExact({ worth = 1 }: AskedQuestion, exact: ExactRow | undefined) {
  if (!exact) return null;
  const { points: share } = exact;
  return { points: share === null ? null : Math.round(share * worth * HUNDRED) / HUNDRED, worth };
}

const HUNDRED = 100;

/** The transcript. */
export function presentQuestions({
  interview,
  turns,
  exact,
  masked = null,
}: Pick<Review, 'interview' | 'turns' | 'exact'> & Partial<Pick<Review, 'masked'>>): ReviewQuestion[] {
  return interview.questions.map((question, index) => ({
    number: index + 1,
    prompt: question.prompt,
    type: question.type,
    competency_id: question.competency,
    exact: presentExact(question, exact.get(index + 1)),
    code: presentCode(exact.get(index + 1), masked),
    turns: turns
      .filter(({ questionNumber, outcome }) => questionNumber === index + 1 && outcome !== 'unasked')
      .map((turn) => presentTurn(turn, question, masked)),
  }));
}

function presentCode(exact: ExactRow | undefined, masked: Masked | null) {
  if (!exact?.code) return null;
  return masked ? maskResult(exact.code, masked.names) : exact.code;
}

function presentTurn(
  turn: Review['turns'][number],
  question: AskedQuestion,
  masked: Masked | null,
): ReviewTurn {
  const { id, kind, prompt, outcome, answer } = turn;
  return {
    _id: id,
    kind,
    prompt: masked && kind === 'follow_up' ? maskText(prompt, masked.names) : prompt,
    outcome: outcome ?? 'interrupted',
    answer: masked ? (masked.turns.get(id)?.text ?? null) : shownAnswer(question, answer),
  };
}

export function presentScorecard(
  { scorecard, rater }: ScorecardRow,
  masked: Masked | null = null,
): Scorecard {
  return {
    _id: scorecard.id,
    version: scorecard.version,
    rater,
    rubric_version: scorecard.rubricVersion,
    ratings: masked ? maskRatings(scorecard.ratings, masked.turns) : [...scorecard.ratings],
    overall: scorecard.overall,
    reason: scorecard.reason,
    saved_at: scorecard.savedAt.toISOString(),
    submitted_at: scorecard.submittedAt?.toISOString() ?? null,
    is_independent: scorecard.isIndependent,
  };
}

export function presentFindings(
  body: StoredReport,
  { terms, number }: Pick<Reviewed, 'terms' | 'number'>,
): Report {
  const { first_answers: _ofTrend, engine, ...report } = body;
  return {
    ...report,
    engine: presentEngine(engine),
    interview: namedInterview(terms),
    attempt: numberedAttempt({ number, terms }),
  };
}

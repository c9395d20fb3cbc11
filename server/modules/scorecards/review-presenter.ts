import type {
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
import { isAllowed } from '../workspaces/roles.ts';
import type { Mark } from './mark-rules.ts';
import type { Review } from './review-service.ts';
import type { ExactRow, Reviewed, ScorecardRow } from './scorecard-repository.ts';
import { shownAnswer } from './shown-answer.ts';

export function presentReview(review: Review): HiringReview {
  const { reviewed, interview, mine, team, report, requests } = review;
  const { candidate, terms } = reviewed;
  return {
    session_id: reviewed.sessionId,
    attempt: { number: reviewed.number, allowed: terms.attemptsAllowed },
    ended_at: (reviewed.endedAt ?? interview.createdAt).toISOString(),
    candidate: { _id: candidate.id, full_name: candidate.fullName, email: candidate.email },
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
    mine: mine && presentScorecard(mine),
    can_rate: !review.choseToSee,
    can_answer: isAllowed(review.role, 'workWithCandidates'),
    can_show: isAllowed(review.role, 'seeCandidates'),
    my_assignment: review.assignment,
    reviewers: [...review.reviewers],
    scorecards_needed: reviewed.scorecardsNeeded,
    is_revealed: review.isRevealed,
    team: team?.map(presentScorecard) ?? null,
    engine: report && presentFindings(report, reviewed),
    // That people alone read it is told with the results: it must not color a rating.
    evaluation: reviewed.evaluation === 'people_only' && !review.isRevealed ? 'done' : reviewed.evaluation,
    requests: requests.map(presentRequest),
  };
}

const presentMark = ({ position, questionNumber, text }: Mark) => ({
  position,
  question_number: questionNumber,
  text,
});

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
}: Pick<Review, 'interview' | 'turns' | 'exact'>): ReviewQuestion[] {
  return interview.questions.map((question, index) => ({
    number: index + 1,
    prompt: question.prompt,
    type: question.type,
    competency_id: question.competency,
    exact: presentExact(question, exact.get(index + 1)),
    code: exact.get(index + 1)?.code ?? null,
    turns: turns
      .filter(({ questionNumber, outcome }) => questionNumber === index + 1 && outcome !== 'unasked')
      .map((turn) => presentTurn(turn, question)),
  }));
}

function presentTurn(turn: Review['turns'][number], question: AskedQuestion): ReviewTurn {
  const { id, kind, prompt, outcome, answer } = turn;
  return {
    _id: id,
    kind,
    prompt,
    outcome: outcome ?? 'interrupted',
    answer: shownAnswer(question, answer),
  };
}

export function presentScorecard({ scorecard, rater }: ScorecardRow): Scorecard {
  return {
    _id: scorecard.id,
    version: scorecard.version,
    rater,
    rubric_version: scorecard.rubricVersion,
    ratings: [...scorecard.ratings],
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

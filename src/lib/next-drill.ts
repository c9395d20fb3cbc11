import { paths } from './paths.ts';

/** What a report says of one competency. */
interface Finding {
  readonly _id: string;
  readonly name: string;
  /** The numbers of its questions. */
  readonly questions: readonly number[];
  readonly checks: readonly { readonly found: number }[];
  readonly assessment: {
    readonly score: number | null;
    readonly needs_human: number;
    readonly not_judged?: number;
  } | null;
}

interface Reported {
  readonly role_family: { readonly _id: string };
  readonly level: string;
  readonly competencies: readonly Finding[];
  readonly questions: readonly { readonly number: number; readonly exact: unknown }[];
}

/** Where one question about a competency of a report is practised. */
export const drillPath = (
  { role_family, level }: Pick<Reported, 'role_family' | 'level'>,
  competency: Finding,
) =>
  paths.candidate.practiceOf({
    role_family: role_family._id,
    level,
    question_type: 'mixed',
    competency: competency._id,
  });

/** The competency with the most missing in a report; null where nothing is, or nothing was asked in words. */
export function nextDrill({
  competencies,
  questions,
}: Pick<Reported, 'competencies' | 'questions'>): Finding | null {
  const inWords = new Set(questions.filter(({ exact }) => !exact).map(({ number }) => number));
  const shares = competencies.flatMap((competency) => {
    const asked = competency.questions.filter((number) => inWords.has(number)).length;
    return asked > 0 && !isUnjudged(competency) ? { competency, share: shownOf(competency, asked) } : [];
  });
  const [least] = shares.toSorted((one, other) => one.share - other.share);
  return least && least.share < 1 ? least.competency : null;
}

/** Whether answers were there and none has a judgement, from which nothing can be told. */
function isUnjudged({ assessment }: Finding): boolean {
  if (!assessment || assessment.score !== null) return false;
  return assessment.needs_human + (assessment.not_judged ?? 0) > 0;
}

/** How much of what could be shown was, from 0 to 1; an answer that was not usable shows nothing. */
function shownOf({ checks, assessment }: Finding, asked: number): number {
  if (assessment) return assessment.score === null ? 0 : (assessment.score - 1) / 4;
  const found = checks.reduce((sum, check) => sum + check.found, 0);
  return checks.length === 0 ? 0 : found / (checks.length * asked);
}

import type {
  Assessment,
  Checklist,
  CompetencyAssessment,
  CompetencyFinding,
  Report,
  ReportQuestion,
  ReportTurn,
  TurnOutcome,
} from '../../../openapi/gen/types.gen.ts';
import { paths } from '../../lib/paths.ts';
import { byFirstQuestion } from './by-first-question.ts';

/** What a report says of one competency. */
interface Finding extends Pick<CompetencyFinding, '_id' | 'name' | 'questions' | 'scorable'> {
  readonly checks: readonly Pick<CompetencyFinding['checks'][number], 'found'>[];
  readonly assessment: Pick<CompetencyAssessment, 'score'> | null;
}

interface Reported extends Pick<Report, 'level'> {
  readonly role_family: Pick<Report['role_family'], '_id'>;
  readonly competencies: readonly Finding[];
  readonly questions: readonly Question[];
}

interface Question extends Pick<ReportQuestion, 'number'> {
  /** The first is the question itself. */
  readonly turns: readonly Pick<ReportTurn, 'outcome'>[];
  readonly checklist: Pick<Checklist, 'is_unclear' | 'needs_human'> | null;
  readonly assessment: Pick<Assessment, 'state'> | null;
}

interface NextDrill {
  readonly competency: Finding;
  /** Why it is practiced, in a few words. */
  readonly words: string;
}

/** Where one question about a competency of a report is practised. */
export const drillPath = (
  { role_family, level }: Pick<Reported, 'role_family' | 'level'>,
  competency: Pick<Finding, '_id'>,
) =>
  paths.candidate.practiceOf({
    role_family: role_family._id,
    level,
    question_type: 'mixed',
    competency: competency._id,
  });

/**
 * The competency with the most missing among those that were answered or skipped; null where there is none, or nothing
 * is missing. Of those alike it is the one that the report shows first. What was not asked, or waits to be judged, is
 * not missing.
 */
export function nextDrill({
  competencies,
  questions,
}: Pick<Reported, 'competencies' | 'questions'>): NextDrill | null {
  const ordered = byFirstQuestion(competencies);
  const missed = ordered.find((one) => isMissed(one, questions));
  if (missed) return { competency: missed, words: missedWords(missed, askedAbout(missed, questions)) };
  const judged = ordered.filter(({ scorable }) => scorable > 0);
  const [least] = judged.toSorted((one, other) => shownOf(one) - shownOf(other));
  if (!least || shownOf(least) === 1) return null;
  return { competency: least, words: leastWords(least, judged) };
}

function missedWords({ name }: Finding, asked: readonly Question[]): string {
  const isSkipped = asked.every(({ turns }) => outcomeOf(turns) === 'skipped');
  return isSkipped ? `You skipped “${name}”.` : `Nothing was found in “${name}” yet.`;
}

/** Why this one: `judged` holds it, and all that it is held against; of those alike it is simply the next. */
function leastWords(least: Finding, judged: readonly Finding[]): string {
  const alike = judged.filter((one) => shownOf(one) === shownOf(least)).length;
  return judged.length > 1 && alike === 1
    ? `Most is missing in “${least.name}”.`
    : `Next: practice “${least.name}”.`;
}

/** Whether all that was asked about a competency was skipped, or answered without anything that counts. */
function isMissed(finding: Finding, questions: readonly Question[]): boolean {
  const asked = askedAbout(finding, questions);
  return finding.scorable === 0 && asked.length > 0 && asked.every(countsNothing);
}

const askedAbout = ({ questions: numbers }: Finding, questions: readonly Question[]) =>
  questions.filter(({ number, turns }) => numbers.includes(number) && outcomeOf(turns) !== 'unasked');

/** What waits for a person, or was not judged, may still count. */
function countsNothing({ turns, checklist, assessment }: Question): boolean {
  const isUnclear = checklist?.is_unclear === true && checklist.needs_human !== true;
  return missedOutcomes.includes(outcomeOf(turns)) || isUnclear || assessment?.state === 'no_evidence';
}

const missedOutcomes: readonly TurnOutcome[] = ['skipped', 'insufficient'];

const outcomeOf = ([core]: Question['turns']): TurnOutcome => core?.outcome ?? 'unasked';

/** How much of what could be shown was, from 0 to 1. */
function shownOf({ checks, assessment, scorable }: Finding): number {
  if (assessment) return assessment.score === null ? 1 : (assessment.score - 1) / 4;
  const found = checks.reduce((sum, check) => sum + check.found, 0);
  return checks.length === 0 ? 1 : found / (checks.length * scorable);
}

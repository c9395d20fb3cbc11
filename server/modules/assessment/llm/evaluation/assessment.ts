import type { Assessment, EvidenceSpan } from '../../../../../openapi/gen/types.gen.ts';
import type { ValidJudgement } from './judge-once.ts';

/** Judgements this far apart have no mean. */
const TOO_FAR_APART = 2;

const notes = {
  unusable: 'The AI gave no judgement that rests on your words; a person has to look at this answer.',
  notJudged:
    'The AI’s reply could not be used, so this answer was not judged; that says nothing about the answer, which is kept.',
  apart: 'The answer was judged twice and the judgements are too far apart; a person has to look at it.',
  noEvidence: 'The AI found no words in this answer on which a score could rest, so there is none.',
  skipped: 'A skipped question scores 1.',
  unaddressed: 'The AI does not see how this answers the question; a person has to look at it.',
  unaddressedInPractice:
    'The AI does not see how this answers the question, so there is no score. Say in a sentence how it does, and try again.',
} as const;

/** An explicit skip: the only score that rests on no quote. */
export const skippedAssessment: Assessment = {
  state: 'skipped',
  score: 1,
  anchor: null,
  evidence: [],
  missing: [],
  note: notes.skipped,
};

/**
 * What one judgement or two of the same answer come to; null stands for one that did not hold. Of one alone, as in a
 * practice, no person looks at what did not.
 */
export function assess(judgements: readonly (ValidJudgement | null)[]): Assessment {
  const valid = judgements.flatMap((judgement) => judgement ?? []);
  const unscored = { score: null, anchor: null, ...findings(valid) };
  if (valid.length < judgements.length)
    return judgements.length === 1
      ? { state: 'not_judged', ...unscored, note: notes.notJudged }
      : { state: 'needs_human', ...unscored, note: notes.unusable };
  if (!valid.some(({ isAddressed }) => isAddressed)) return unaddressed(judgements.length > 1);
  const withEvidence = valid.filter(({ evidence, isAddressed }) => isAddressed && evidence.length > 0);
  const isAgreed = valid.every(({ isAddressed }) => isAddressed);
  if (withEvidence.length === 0 && isAgreed)
    return { state: 'no_evidence', ...unscored, note: notes.noEvidence };
  const scores = valid.map(({ score }) => score);
  const areFar = Math.max(...scores) - Math.min(...scores) >= TOO_FAR_APART;
  if (areFar || withEvidence.length < valid.length)
    return { state: 'needs_human', ...unscored, note: notes.apart };
  const anchors = new Set(valid.map(({ anchor }) => anchor));
  return {
    state: 'scored',
    score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    anchor: anchors.size === 1 ? (valid[0]?.anchor ?? null) : null,
    ...findings(valid),
    note: null,
  };
}

/** What does not address its question has no score, and no quote or indicator of it counts. */
function unaddressed(isForHiring: boolean): Assessment {
  const unscored = { score: null, anchor: null, evidence: [], missing: [] };
  return isForHiring
    ? { state: 'needs_human', ...unscored, note: notes.unaddressed }
    : { state: 'no_evidence', ...unscored, note: notes.unaddressedInPractice };
}

type Findings = Pick<Assessment, 'evidence' | 'missing' | 'dropped_quotes'>;

/** All evidence once, how many quotes were none, and the indicators that every judgement missed. */
function findings(valid: readonly ValidJudgement[]): Findings {
  const spans = new Map<string, EvidenceSpan>();
  for (const { span } of valid.flatMap(({ evidence }) => evidence))
    spans.set(`${span.turn_id} ${span.start} ${span.end}`, span);
  const [first, ...others] = valid;
  const missing = (first?.missing ?? []).filter((text) =>
    others.every((other) => other.missing.includes(text)),
  );
  const dropped = valid.reduce((sum, judgement) => sum + judgement.droppedQuotes, 0);
  return { evidence: [...spans.values()], missing, ...(dropped > 0 && { dropped_quotes: dropped }) };
}

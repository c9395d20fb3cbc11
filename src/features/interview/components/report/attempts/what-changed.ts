import type { Assessment, Checklist, ExactResult } from '../../../../../api/gen/types.gen.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';

/** What a retry shows otherwise than the first answer, in short sentences; none where the two cannot be compared. */
export function whatChanged(first: FoundAnswer, retry: FoundAnswer): readonly string[] {
  if (first.checklist && retry.checklist) return checksChanged(first.checklist, retry.checklist);
  if (first.assessment && retry.assessment) return scoreChanged(first.assessment, retry.assessment);
  return first.exact && retry.exact ? pointsChanged(first.exact, retry.exact) : [];
}

function checksChanged(before: Checklist, now: Checklist): string[] {
  const [then, today] = [foundIn(before), foundIn(now)];
  const added = today.filter((label) => !then.includes(label));
  const gone = then.filter((label) => !today.includes(label));
  if (added.length === 0 && gone.length === 0) return ['The same is found as in the first answer.'];
  return [
    ...(added.length > 0 ? [`Found now and not before: ${listed(added)}.`] : []),
    ...(gone.length > 0 ? [`Found before and not now: ${listed(gone)}.`] : []),
  ];
}

function scoreChanged({ score: before }: Assessment, { score: now }: Assessment): string[] {
  return before === null || now === null ? [] : [`AI score ${figure(now)}, before ${figure(before)}.`];
}

function pointsChanged({ points: before }: ExactResult, { points: now }: ExactResult): string[] {
  return before === null || now === null ? [] : [`${figure(now)} of 1 point, before ${figure(before)}.`];
}

/** Checks and concepts by what they are called. */
function foundIn({ items, concepts }: Checklist): string[] {
  const marks = [...items.filter(({ check }) => check !== 'concepts'), ...concepts];
  return marks.filter(({ found }) => found).map(({ label }) => label);
}

const listed = (labels: readonly string[]) => new Intl.ListFormat('en').format(labels);
const figure = (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value);

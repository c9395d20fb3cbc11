import type { Assessment, Checklist, ChecklistItem, ExactResult } from '../../../../openapi/gen/types.gen.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { countsNothing } from './counts-nothing.ts';

/** What a retry shows otherwise than the first answer, in short sentences; none where the two cannot be compared. */
export function whatChanged(first: FoundAnswer, retry: FoundAnswer): readonly string[] {
  if (countsNothing(first) || countsNothing(retry)) return besideNothing(first, retry);
  if (first.checklist && retry.checklist) return checksChanged(first.checklist, retry.checklist);
  if (first.assessment && retry.assessment) return scoreChanged(first.assessment, retry.assessment);
  return first.exact && retry.exact ? pointsChanged(first.exact, retry.exact) : [];
}

/** Where nothing is counted of one of the two, what is marked in it says nothing beside the other. */
function besideNothing(first: FoundAnswer, retry: FoundAnswer): readonly string[] {
  if (!countsNothing(first))
    return foundNow(first) ? ['The first answer is counted, and nothing of this one.'] : [];
  if (countsNothing(retry)) return ['Nothing is counted, neither of this answer nor of the first.'];
  const found = foundNow(retry);
  return found ? [`${found}; nothing of the first is counted.`] : [];
}

/** What came of an answer, as a figure; null where none did yet. */
function foundNow({ checklist, assessment }: FoundAnswer): string | null {
  if (checklist) return `Found now: ${checklist.found} of ${checklist.of}`;
  return assessment && assessment.score !== null ? `AI score ${figure(assessment.score)}` : null;
}

/** A concept may be told in words that no list has: of it is said that it was found, never that it no longer is. */
function checksChanged(before: Checklist, now: Checklist): string[] {
  const added = foundOnlyIn(now, before, ({ items, concepts }) => [...checksOf(items), ...concepts]);
  const gone = foundOnlyIn(before, now, ({ items }) => checksOf(items));
  if (added.length === 0 && gone.length === 0) return ['The same checks are found as in the first answer.'];
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

type Mark = Pick<ChecklistItem, 'label' | 'found'>;

/** What is found in the one and not in the other, by what it is called. */
function foundOnlyIn(one: Checklist, other: Checklist, marksOf: (checklist: Checklist) => Mark[]): string[] {
  const found = (checklist: Checklist) =>
    marksOf(checklist).flatMap((mark) => (mark.found ? mark.label : []));
  const others = found(other);
  return found(one).filter((label) => !others.includes(label));
}

const checksOf = (items: Checklist['items']) => items.filter(({ check }) => check !== 'concepts');

const listed = (labels: readonly string[]) => new Intl.ListFormat('en').format(labels);
const figure = (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(value);

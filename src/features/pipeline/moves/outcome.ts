import type { ApplicationSummary, Stage } from '../../../../openapi/gen/types.gen.ts';

/** One that stayed where somebody else had put it. */
export interface Missed {
  readonly name: string;
  /** Where it is now; null where it is not active any more. */
  readonly stage: string | null;
  /** Who was faster, where that is known. */
  readonly by: string | undefined;
}

/** What became of a move. */
export interface Outcome {
  /** As they were before. */
  readonly moved: readonly ApplicationSummary[];
  /** Null where they went back to several. */
  readonly to: Stage | null;
  readonly missed: readonly Missed[];
  readonly isUndo: boolean;
}

/** What is said of those that were moved; nothing where none was. */
export function movedWords({ moved, to, isUndo }: Pick<Outcome, 'moved' | 'to' | 'isUndo'>): string {
  const [first] = moved;
  if (!first) return '';
  const who = moved.length === 1 ? first.candidate.full_name : `${moved.length} candidates`;
  const where = [...(isUndo ? ['back'] : []), ...(to ? [`to ${to.name}`] : [])].join(' ');
  return `${who} moved ${where}.`;
}

/** What is said of one that was not. */
export function missedWords({ name, stage, by }: Missed): string {
  if (stage === null) return `${name} is no longer active here.`;
  return by ? `${by} moved ${name} to ${stage} first.` : `${name} is in ${stage} by now.`;
}

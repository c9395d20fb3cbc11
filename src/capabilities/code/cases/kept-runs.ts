import type { CodeAnswer } from '../../../../openapi/gen/types.gen.ts';
import type { CaseRun, RunEnd } from '../run/code-runner.ts';

/** A run that came to an end by itself. */
interface KeptRun {
  readonly end: Extract<RunEnd, 'ended' | 'halted'>;
  /** What came of each case, by its id. */
  readonly runs: ReadonlyMap<string, CaseRun>;
}

/** The last run of each function in this page, by its name; it is gone with a reload. */
const kept = new Map<string, { readonly code: CodeAnswer; readonly run: KeptRun }>();

/** Keeps what came of a run, to be shown again beside exactly this code. */
export function keepRun(functionName: string, code: CodeAnswer, run: KeptRun): void {
  kept.set(functionName, { code, run });
}

/** What the last run came to; null where that was of other code, in however small a part. */
export function keptRun(functionName: string, { language, source }: CodeAnswer): KeptRun | null {
  const last = kept.get(functionName);
  return last?.code.language === language && last.code.source === source ? last.run : null;
}

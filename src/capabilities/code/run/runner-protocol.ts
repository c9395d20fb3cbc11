/** What a worker needs before it can run anything, by name: it fetches nothing itself. */
export type RuntimeFiles = Readonly<Record<string, ArrayBuffer>>;

interface CaseToRun {
  readonly _id: string;
  /** Any JSON. */
  readonly arguments: readonly unknown[];
}

export interface RunRequest {
  readonly source: string;
  readonly functionName: string;
  readonly cases: readonly CaseToRun[];
}

/** What became of one call in the worker. */
export type CallResult =
  /** The JSON of what the function gave back; null where that has none, as with `undefined`. */
  | { readonly kind: 'value'; readonly json: string | null }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'memory' };

/** What a case printed, cut at `outputMaxLength`. */
export interface Printed {
  readonly printed: string;
  readonly cut: boolean;
}

export type ToWorker =
  | { readonly kind: 'load'; readonly files: RuntimeFiles }
  | ({ readonly kind: 'run' } & RunRequest);

export type FromWorker =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'case-begun'; readonly caseId: string }
  | ({ readonly kind: 'case-ended'; readonly caseId: string; readonly result: CallResult } & Printed)
  | { readonly kind: 'run-ended' }
  /** The interpreter itself gave up; nothing can be run in this worker any more. */
  | { readonly kind: 'broken' };

/** What a case may print, in characters; the rest is dropped. */
export const outputMaxLength = 4000;

/** What one interpreter may allocate, in bytes. */
export const memoryLimitBytes = { javascript: 64 * 2 ** 20, python: 256 * 2 ** 20 } as const;

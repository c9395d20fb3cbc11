/** A program of somebody unknown, and the calls that are made of it. */
export interface Program {
  /** JavaScript that defines a global function. */
  readonly source: string;
  /** An identifier. */
  readonly functionName: string;
  /** The arguments of each call, which JSON can say. */
  readonly calls: readonly (readonly unknown[])[];
  /** What one call may use of a processor, with what the program does as it is loaded. */
  readonly cpuMs: number;
}

/** What stays the same in all calls. */
export type LoadedProgram = Omit<Program, 'calls'>;

/** Why a call gave no result, in one sentence too. */
export interface Failure {
  readonly kind: 'error' | 'no_json' | 'timeout' | 'memory' | 'too_much_output';
  readonly message: string;
}

/** What one call came to; `json` is that of what the function returned. */
export type CallRun = Failure | { readonly kind: 'result'; readonly json: string };

/** `not_run` where too many calls before it used up time or memory. */
export type CaseRun = CallRun | { readonly kind: 'not_run' };

import { useEffect, useMemo, useState } from 'react';
import type { CodeAnswer, CodeLanguage, CodeTask } from '../../../../openapi/gen/types.gen.ts';
import { type CaseRun, CodeRunner, type RunEnd } from '../run/code-runner.ts';
import { keepRun, keptRun } from './kept-runs.ts';

type RunStage = 'idle' | 'downloading' | 'starting' | 'running';

export interface CodeRunState {
  readonly stage: RunStage;
  /** How the last run ended; null before, and while one is under way. */
  readonly end: RunEnd | null;
  readonly language: CodeLanguage;
  /** What came of each case so far, by its id. */
  readonly runs: ReadonlyMap<string, CaseRun>;
  /** The code is another than the one that was run. */
  readonly outdated: boolean;
}

export interface CodeRun extends CodeRunState {
  /** How a case may go on at the most, in milliseconds by the clock. */
  readonly limitMs: number;
  readonly start: (language: CodeLanguage, source: string) => Promise<void>;
  readonly stop: () => void;
  /** Says that the code was changed. */
  readonly changed: () => void;
  /** Stops, and forgets what came of it. */
  readonly clear: () => void;
}

/** Interpreters are slower here than on the server, and so is a machine that does much else. */
const leastLimitMs = 5000;

const nothingRun: CodeRunState = {
  stage: 'idle',
  end: null,
  language: 'javascript',
  runs: new Map(),
  outdated: false,
};

/** Runs the visible cases of a question, one run at a time; begins with what is kept of this code. */
export function useCodeRun(task: CodeTask, code: CodeAnswer): CodeRun {
  const runner = useMemo(() => new CodeRunner(), []);
  useEffect(() => () => runner.dispose(), [runner]);
  const [state, setState] = useState(() => keptState(task, code));
  const limitMs = Math.max(task.time_limit_ms, leastLimitMs);

  const start = async (language: CodeLanguage, source: string) => {
    const runs = new Map<string, CaseRun>();
    setState({ ...nothingRun, language, stage: 'running' });
    const request = { source, functionName: task.function_name, cases: task.cases };
    const end = await runner.run(language, request, limitMs, {
      onLoading: (stage) => setState((now) => ({ ...now, stage })),
      onCaseBegun: () => setState((now) => ({ ...now, stage: 'running' })),
      onCaseEnded: (caseId, run) => {
        runs.set(caseId, run);
        setState((now) => ({ ...now, runs: new Map(runs) }));
      },
    });
    if (end === 'ended' || end === 'halted') keepRun(task.function_name, { language, source }, { end, runs });
    // What was cleared meanwhile stays so.
    setState((now) => (now.stage === 'idle' ? now : { ...now, stage: 'idle', end }));
  };

  const changed = () => setState((now) => (now.outdated ? now : { ...now, outdated: true }));

  const clear = () => {
    runner.stop();
    setState(nothingRun);
  };

  return { ...state, limitMs, start, stop: () => runner.stop(), changed, clear };
}

function keptState({ function_name }: CodeTask, code: CodeAnswer): CodeRunState {
  return { ...nothingRun, language: code.language, ...keptRun(function_name, code) };
}

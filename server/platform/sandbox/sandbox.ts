import { CallThread } from './call-thread.ts';
import type { CallRun, CaseRun, Program } from './case-run.ts';
import { COSTLY_CALLS } from './limits.ts';

/** The last run that was asked for in this process. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs a program of somebody unknown in a thread apart, each call in an interpreter of its own with limits on time,
 * memory and output; only JSON goes in and comes out. One program at a time in this process, so that others keep
 * a processor: it may wait long, so jobs call it and no request. Gives one run for each call, in order.
 */
export function runInSandbox(program: Program): Promise<readonly CaseRun[]> {
  const run = previous.then(() => runCalls(program));
  previous = run.catch(() => {});
  return run;
}

async function runCalls({ calls, ...program }: Program): Promise<readonly CaseRun[]> {
  const runs: CallRun[] = [];
  let thread: CallThread | undefined;
  try {
    for (const call of calls) {
      if (runs.filter(isCostly).length === COSTLY_CALLS) break;
      if (!thread?.isAlive) {
        await thread?.close();
        thread = await CallThread.open(program);
      }
      runs.push(await thread.run(JSON.stringify(call)));
    }
  } finally {
    await thread?.close();
  }
  return calls.map((_call, index) => runs[index] ?? { kind: 'not_run' });
}

const isCostly = ({ kind }: CallRun) => kind === 'timeout' || kind === 'memory';

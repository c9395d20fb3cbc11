import { CallThread } from './call-thread.ts';
import type { CallRun, CaseRun, Program } from './case-run.ts';
import { COSTLY_CALLS, PROGRAMS_AT_ONCE } from './limits.ts';

let running = 0;
/** What goes on with each program that waits for a place, in the order in which they came. */
const waiting: (() => void)[] = [];

/**
 * Runs a program of somebody unknown in a thread apart, each call in an interpreter of its own with limits on time,
 * memory and output; only JSON goes in and comes out. Few programs run at a time in this process: one may wait
 * long, so jobs call it, and of requests only an administrator's check of a problem. Gives one run for each call, in order.
 */
export async function runInSandbox(program: Program): Promise<readonly CaseRun[]> {
  if (running < PROGRAMS_AT_ONCE) running += 1;
  else await new Promise<void>((goOn) => waiting.push(goOn));
  try {
    return await runCalls(program);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
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

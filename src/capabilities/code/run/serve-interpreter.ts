import type {
  CallResult,
  FromWorker,
  Printed,
  RunRequest,
  RuntimeFiles,
  ToWorker,
} from './runner-protocol.ts';
import { removeNetwork } from './without-network.ts';

/** Runs one call, without the names an earlier one defined; Python keeps what one changed in modules and builtins. */
export interface Interpreter {
  call(source: string, functionName: string, argumentsJson: string): Promise<CallResult & Printed>;
}

/** Makes this worker run cases: it is given the files of its runtime first, then one run after the other. */
export function serveInterpreter(start: (files: RuntimeFiles) => Promise<Interpreter>): void {
  const post = (message: FromWorker) => self.postMessage(message);
  let interpreter: Interpreter | null = null;

  const run = async ({ source, functionName, cases }: RunRequest) => {
    for (const { _id: caseId, arguments: values } of cases) {
      post({ kind: 'case-begun', caseId });
      const ended = await interpreter?.call(source, functionName, JSON.stringify(values));
      if (!ended) return post({ kind: 'broken' });
      const { printed, cut, ...result } = ended;
      post({ kind: 'case-ended', caseId, result, printed, cut });
    }
    post({ kind: 'run-ended' });
  };

  const obey = async (message: ToWorker) => {
    try {
      if (message.kind === 'run') return await run(message);
      removeNetwork();
      interpreter = await start(message.files);
      post({ kind: 'loaded' });
    } catch (error) {
      console.error(error);
      post({ kind: 'broken' });
    }
  };

  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void obey(data));
}

import type { AiCall } from '../logging/log-store.ts';
import type { Failed, Tokens } from './chat.ts';

/** Takes note of each question to an endpoint: who was asked for what, and what came of it. */
export type CallLog = (call: AiCall) => void;

type Named = Pick<AiCall, 'task' | 'host' | 'model'>;

/** What came back; only texts say what they cost. */
type Reply = Failed | object;

/** Somebody may be waiting; whoever runs the installation is told before the time for an answer is over. */
const LATE_MS = 30_000;

/** Asks, and notes how it went; what is not answered yet after a while is noted then too. */
export async function logged<Answer extends Reply>(
  note: CallLog | undefined,
  named: Named,
  ask: () => Promise<Answer>,
  isUsable: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  if (!note) return ask();
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  const late = setTimeout(() => {
    note({ ...named, outcome: 'late', reason: 'No answer yet.', milliseconds: milliseconds() });
  }, LATE_MS).unref();
  try {
    const answer = await ask();
    note({ ...named, ...outcomeOf(answer, isUsable), milliseconds: milliseconds() });
    return answer;
  } finally {
    clearTimeout(late);
  }
}

function outcomeOf<Answer extends Reply>(answer: Answer, isUsable: (answer: Answer) => boolean) {
  if ('failure' in answer) return { outcome: answer.failure.kind, reason: answer.failure.reason };
  const tokens = 'tokens' in answer ? (answer.tokens as Tokens | undefined) : undefined;
  const counted = { promptTokens: tokens?.prompt ?? null, completionTokens: tokens?.completion ?? null };
  return isUsable(answer)
    ? { outcome: 'answered' as const, ...counted }
    : { outcome: 'unusable' as const, reason: 'It answered something else.', ...counted };
}

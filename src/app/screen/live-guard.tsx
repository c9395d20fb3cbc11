import { type ReactNode, useEffect, useState } from 'react';
import { taking } from '../../api/client.ts';
import { getLiveInterview } from '../../api/gen/sdk.gen.ts';
import { ApiError } from '../../api/http/api-error.ts';
import { ErrorPanel } from '../../components/error-panel.tsx';
import type { GuardContext } from '../../guards/guard.ts';
import { BareFrame } from './bare-frame.tsx';

type Answer = NonNullable<GuardContext['liveInterview']>;

/** So often it is asked again where the room is not open yet. */
const AGAIN_MS = 15_000;

interface LiveGuardProps {
  readonly id: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** Asks the server whether the one who is signed in may enter a live interview now (D21). */
export function LiveGuard({ id, children }: LiveGuardProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once more for each of `asked`
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    ask(id, leaving.signal).then(
      (found) => {
        setFailure(null);
        setAnswer(found);
        if (found === 'outside-window') timer = setTimeout(() => setAsked((count) => count + 1), AGAIN_MS);
      },
      (error: unknown) => !leaving.signal.aborted && setFailure(error),
    );
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [id, asked]);
  if (failure !== null && answer === null)
    return (
      <BareFrame>
        <ErrorPanel
          title="The interview could not be opened"
          error={failure}
          onRetry={() => setAsked((count) => count + 1)}
        />
      </BareFrame>
    );
  return answer && children(answer);
}

async function ask(id: string, signal: AbortSignal): Promise<Answer> {
  try {
    const path = { live_interview_id: id };
    const { data } = await getLiveInterview({ ...taking(isRefused), path, signal, throwOnError: true });
    return data.access === 'open' ? 'admitted' : 'outside-window';
  } catch (error) {
    if (error instanceof ApiError && isRefused(error)) return 'denied';
    throw error;
  }
}

const isRefused = ({ status }: ApiError) => status === 404 || status === 403 || status === 422;

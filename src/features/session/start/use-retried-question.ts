import { useQuery } from '@tanstack/react-query';
import type { ReportQuestion, Session } from '../../../../openapi/gen/types.gen.ts';
import { getReportOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';

/** The question of an earlier report that a session asks again, as far as it is known. */
interface RetriedQuestion {
  /** Undefined until it is known, and where there is none. */
  readonly question: ReportQuestion | undefined;
  /** Null unless its report could not be loaded. */
  readonly failure: { readonly error: unknown; readonly onRetry: () => void } | null;
}

/** Looks for the question that a session asks again in its earlier report; in any other session there is none. */
export function useRetriedQuestion({
  selection: { retry_of: retried },
}: Pick<Session, 'selection'>): RetriedQuestion {
  const { data, isError, error, refetch } = useQuery({
    ...getReportOptions({ path: { report_id: retried?.report_id ?? '' } }),
    enabled: retried !== undefined,
    // Several places of one page look for it: what failed for one is not asked for again by the next.
    retryOnMount: false,
  });
  return {
    question: data?.questions.find(({ question_id }) => question_id === retried?.question_id),
    failure: isError && !data ? { error, onRetry: () => void refetch() } : null,
  };
}

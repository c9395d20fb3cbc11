import { useQuery } from '@tanstack/react-query';
import { silent } from '../../../api/client.ts';
import { getReportOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import type { ReportQuestion, Session } from '../../../api/gen/types.gen.ts';

/** The question of an earlier report that a session asks again; undefined until it is known, and where there is none. */
export function useRetriedQuestion({
  selection: { retry_of: retried },
}: Pick<Session, 'selection'>): ReportQuestion | undefined {
  const { data } = useQuery({
    ...getReportOptions({ ...silent, path: { report_id: retried?.report_id ?? '' } }),
    enabled: retried !== undefined,
  });
  return data?.questions.find(({ question_id }) => question_id === retried?.question_id);
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CompanyReasonChange,
  CompanyReasonList,
  CompanyReasonRequest,
  DecisionKind,
} from '../../../../openapi/gen/types.gen.ts';
import {
  listCompanyReasonsOptions,
  listDecisionReasonsQueryKey,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { addCompanyReason, changeCompanyReason } from '../../../api/gen/sdk.gen.ts';

/** What a decision does. */
export const kindWords: Readonly<Record<DecisionKind, string>> = {
  reject: 'Reject',
  hire: 'Hire',
  reopen: 'Reopen',
};

export const reasons = listCompanyReasonsOptions;

/** Each change answers with all reasons as they are then. */
const changes = {
  add: (body: CompanyReasonRequest) => addCompanyReason({ body, throwOnError: true }),
  change: (id: string, body: CompanyReasonChange) =>
    changeCompanyReason({ path: { reason_id: id }, body, throwOnError: true }),
};

/** Changes the reasons, and shows them as they are then; decisions offer them at once. */
export function useReasonChange() {
  const queries = useQueryClient();
  return useMutation({
    // One after the other, so that the last answer is how it is.
    scope: { id: 'company-reasons' },
    mutationFn: (change: (of: typeof changes) => Promise<{ readonly data: CompanyReasonList }>) =>
      change(changes),
    onSuccess: ({ data }) => {
      queries.setQueryData(reasons().queryKey, data);
      return queries.invalidateQueries({ queryKey: listDecisionReasonsQueryKey() });
    },
  });
}
